import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  "save.idle": "Saved as you type",
  "save.unsaved": "Not saved yet",
  "save.waiting": "Not saved yet",
  "save.saving": "Saving …",
  "save.saved": "Saved",
  "save.offline":
    "No connection. Your text is saved here and will be sent when you are back online.",
  "save.busy": "Your text is saved here in the browser. We will try again.",
  "save.busyUntil": "Your text is saved here in the browser. We will try again at {time}.",
  "save.busyUntilDay":
    "Your text is saved here in the browser. We will try again on {day} at {time}.",
  "save.refused": "Your text has not been lost. It is still here.",
  "conflict.title": "You both changed the same field",
  "conflict.by":
    "{name} changed the same field while you were writing. Both versions are shown here. Choose which one to keep.",
  "conflict.bySomebody":
    "Someone else changed the same field while you were writing. Both versions are shown here. Choose which one to keep.",
  "conflict.mine": "Your version",
  "conflict.theirs": "The other version",
  "conflict.keep": "{field}: keep",
  "conflict.save": "Save my choice",
};

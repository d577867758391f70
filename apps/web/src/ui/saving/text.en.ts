import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  "save.idle": "Saved as you type",
  "save.unsaved": "Not saved yet",
  "save.waiting": "Not saved yet",
  "save.saving": "Saving …",
  "save.saved": "Saved",
  "save.offline":
    "No connection. Your text is kept here and will be sent when there is a connection.",
  "save.busy": "What you have written is kept here in the browser. We will try again.",
  "save.busyUntil":
    "What you have written is kept here in the browser. We will try again at {time}.",
  "save.refused": "What you have written is still here.",
  "conflict.title": "You both changed the same",
  "conflict.by":
    "{name} changed the same field while you were writing. Both versions are shown here. Choose which one to keep.",
  "conflict.bySomebody":
    "Somebody else changed the same field while you were writing. Both versions are shown here. Choose which one to keep.",
  "conflict.mine": "Your version",
  "conflict.theirs": "The other version",
  "conflict.keep": "{field}: keep",
  "conflict.save": "Save my choice",
};

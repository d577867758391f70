import type { SameTexts } from "@mars/wording/language/text";
import { defineText } from "@mars/wording/language/text";

const da = {
  "save.idle": "Gemmes, mens du skriver",
  "save.unsaved": "Ikke gemt endnu",
  "save.waiting": "Ikke gemt endnu",
  "save.saving": "Gemmer …",
  "save.saved": "Gemt",
  "save.offline": "Ingen forbindelse. Din tekst er gemt her og sendes, når der er forbindelse.",
  "save.busy": "Din tekst er gemt her i browseren. Vi prøver igen.",
  "save.busyUntil": "Din tekst er gemt her i browseren. Vi prøver igen kl. {time}.",
  "save.busyUntilDay": "Din tekst er gemt her i browseren. Vi prøver igen den {day} kl. {time}.",
  "save.refused": "Din tekst er ikke gået tabt. Den er stadig her.",
  "conflict.title": "I har begge rettet det samme felt",
  "conflict.by":
    "{name} rettede det samme felt, mens du skrev. Her er begge versioner. Vælg, hvilken der skal gælde.",
  "conflict.bySomebody":
    "En anden rettede det samme felt, mens du skrev. Her er begge versioner. Vælg, hvilken der skal gælde.",
  "conflict.mine": "Din version",
  "conflict.theirs": "Den anden version",
  "conflict.keep": "{field}: behold",
  "conflict.save": "Gem mit valg",
};

const en: SameTexts<typeof da> = {
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

export const savingText = defineText({ da, en });

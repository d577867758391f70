export const da = {
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

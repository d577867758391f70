import { defineText } from "@mars/wording/language/text";

const da = {
  title: "Hent data",
  lead: "Hele samlinger som filer. Dato, metode og licens står i filerne. Til it-systemer er der også",
  "lead.and": "og",
  services: "OGC API Features",
  docs: "vejledning til API'et",
  catalogue: "katalog (DCAT)",
  caption: "Samlinger, der kan hentes som filer",
  "column.name": "Samling",
  "column.date": "Senest ændret",
  "column.files": "Filer",
  all: "Vis alle {count} samlinger",
  "invented.all": "opdigtet",
  "invented.some": "noget er opdigtet",
  file: "{title}, {collection}",
};

const en: Record<keyof typeof da, string> = {
  title: "Download data",
  lead: "Whole collections as files. The date, method and licence are given in the files. For IT systems there are also",
  "lead.and": "and",
  services: "OGC API Features",
  docs: "the API guide",
  catalogue: "a catalogue (DCAT)",
  caption: "Collections that can be downloaded as files",
  "column.name": "Collection",
  "column.date": "Last changed",
  "column.files": "Files",
  all: "Show all {count} collections",
  "invented.all": "made up",
  "invented.some": "partly made up",
  file: "{title}, {collection}",
};

export const downloadsText = defineText({ da, en });

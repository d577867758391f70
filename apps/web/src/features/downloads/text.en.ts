import type { da } from "./text.da.ts";

export const en: Record<keyof typeof da, string> = {
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

export const da = {
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
  file: "{title}, {collection}",
};

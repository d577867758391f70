import { defineDanishText } from "@mars/wording/language/text";

const da = {
  title: "Status på én side",
  titleOf: "{name} på én side",
  lead: "Det vigtigste på ét A4-ark, som kan skrives ud eller hentes som PDF.",
  crumb: "A4",
  pdf: "Hent PDF",
  print: "Udskriv",
  day: "Status pr. {date}",
  established: "Anlagt",
  committed: "Med tilsagn",
  bar: "{name}: {established} anlagt og {committed} med tilsagn",
  key: "Fuld bredde er mål eller behov.",
  map: "Kort over {name} med projekterne efter stadie",
  subtitle: "Omlægning af Danmarks arealer",
  steps: "Næste skridt",
  missing: "Vi kan ikke finde stedet",
  missingText: "Vælg en kommune, en lokal trepart eller en kystvandgruppe, eller se hele landet.",
  toCountry: "Vis hele landet",
};

/** Status pages are Danish in both languages (SPEC 9). */
export const sheetText = defineDanishText(da);

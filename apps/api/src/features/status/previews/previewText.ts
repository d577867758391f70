import { defineDanishText } from "@mars/wording/language/text";

/** Pictures of pages, shown where a link to them is; they exist in Danish only (SPEC 9). */
export const previewText = defineDanishText({
  status: "Status pr. {date}",
  committed: "{amount} med tilsagn",
  established: "{aim}. Anlagt: {amount}",
  project: "Projekt pr. {date}",
  unnamed: "Uden navn",
  stage: "Stadie",
  municipality: "Kommune",
  area: "Areal",
  nitrogen: "Kvælstof",
  extraction: "Lavbund",
  afforestation: "Skov",
  perYear: "{amount} om året",
});

import { defineDanishText } from "../language/text.ts";

/** The table of what changed in a period, whose headings are a part of the open data. */
export const changeTableText = defineDanishText({
  "kind.new": "Nyt tilsagn",
  "kind.established": "Anlagt",
  "kind.moved": "Skiftet stadie",
  "kind.changed": "Ændret areal eller effekt",
  "kind.dropped": "Frafaldet",
  "kind.published": "Rapport udgivet",
  at: "Tidspunkt",
  kind: "Ændring",
  projectId: "Projekt-id",
  what: "Projekt eller rapport",
  version: "{name}, version {version}",
  municipality: "Kommune",
  measure: "Virkemiddel",
  from: "Fra stadie",
  to: "Til stadie",
  nitrogen: "Kvælstof (t)",
  extraction: "Lavbund (ha)",
  afforestation: "Skov (ha)",
});

import { sketchesName } from "./columns.ts";
import type { tablesMetadata as schema } from "@mars/contracts/statusProvenance";
import type * as z from "zod/mini";
import { sourcesOf } from "../provenance/sourcesOf.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";

const titles: readonly (readonly [string, string])[] = [
  ["projects.csv", "Projekter med tilsagn"],
  ["sketches.csv", `${sketchesName} i udgivne rapporter`],
  ["goals.csv", "De nationale mål og hvor langt de er"],
  ["development.csv", "Udvikling kvartal for kvartal"],
  ["measures.csv", "Virkemidler"],
  ["changes.csv", "Seneste ændringer"],
  ["../changes.csv", "Ændringer i en periode"],
  ["afforestation.csv", "Skovrejsning"],
  ["units/municipality.csv", "Kommuner"],
  ["units/tripartite.csv", "Lokale treparter"],
  ["units/plan.csv", "Kystvandgrupper"],
  ["../land-holdings.csv", "Statens jordopkøb"],
];

/** What is known about the tables: sources, date, licence, and how they are written. */
export function tablesMetadata(snapshot: Snapshot): z.infer<typeof schema> {
  const sources = Object.values(sourcesOf(snapshot));
  const known = sources.flatMap(({ updated }) => updated ?? []).toSorted();
  return {
    "@context": "http://www.w3.org/ns/csvw",
    "dc:title": "Status for omlægning af arealer",
    "dc:publisher": "MARS",
    "dc:license": "Offentlige data, fri brug med kildeangivelse",
    "dc:modified": known.at(-1) ?? null,
    "dc:source": sources,
    dialect: { delimiter: ";", encoding: "utf-8", header: true, lineTerminators: ["\r\n"] },
    tables: titles.map(([url, title]) => ({ url, "dc:title": title })),
  };
}

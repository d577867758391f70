import type { tablesMetadata as schema } from "@mars/contracts/status/statusProvenance";
import { translator } from "@mars/wording/language/text";
import type * as z from "zod/mini";
import { sourcesOf } from "../provenance/sourcesOf.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { sketchesName } from "./columns.ts";
import { statusTableText } from "./statusTableText.ts";

const t = translator(statusTableText, "da-DK");

const files = [
  "projects.csv",
  "sketches.csv",
  "goals.csv",
  "development.csv",
  "measures.csv",
  "changes.csv",
  "../changes.csv",
  "afforestation.csv",
  "units/municipality.csv",
  "units/tripartite.csv",
  "units/plan.csv",
  "../land-holdings.csv",
] as const;

/** What is known about the tables: sources, date, licence, and how they are written. */
export function tablesMetadata(snapshot: Snapshot): z.infer<typeof schema> {
  const sources = Object.values(sourcesOf(snapshot));
  const known = sources.flatMap(({ updated }) => updated ?? []).toSorted();
  return {
    "@context": "http://www.w3.org/ns/csvw",
    "dc:title": t("file.title"),
    "dc:publisher": "MARS",
    "dc:license": t("file.licence"),
    "dc:modified": known.at(-1) ?? null,
    "dc:source": sources,
    dialect: { delimiter: ";", encoding: "utf-8", header: true, lineTerminators: ["\r\n"] },
    tables: files.map((url) => ({ url, "dc:title": t(`file.${url}`, { sketches: sketchesName }) })),
  };
}

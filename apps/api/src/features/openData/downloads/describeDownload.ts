import type { Collection } from "../ogc/collections.ts";
import { openDatasets } from "../catalogue/openDatasets.ts";
import { licenceText } from "../licence.ts";
import type { About, DownloadColumn } from "./Download.ts";

const datasetMethod =
  "Datasættet som ejeren udgiver det, hentet og gemt her uden ændringer af indholdet.";

/** What the files of a collection tell of themselves. */
export function describeDownload(
  { id, title, description, dataset }: Collection,
  { publisher, changedAt }: { publisher: string; changedAt: Date | null },
): About {
  const own = openDatasets.find((each) => each.id === id);
  return {
    id,
    title,
    description: own?.description.da ?? description,
    method: own?.method.da ?? datasetMethod,
    owner: dataset?.owner || publisher,
    licence: dataset?.licence || licenceText,
    changedAt: changedAt?.toISOString() ?? null,
  };
}

/** Attributes of datasets are texts, except those that are of one other kind throughout. */
export function downloadColumns(
  { fields }: Collection,
  types: ReadonlyMap<string, "number" | "boolean">,
): DownloadColumn[] {
  return fields.map(({ name, title, type }) => {
    if (type === null) return { name, title, type: types.get(name) ?? "text" };
    return { name, title, type: type === "number" || type === "boolean" ? type : "text" };
  });
}

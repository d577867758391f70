import type { Collection } from "../ogc/collections.ts";
import type { ContentOrigin } from "../../../platform/sources/contentOrigins.ts";
import { inventedNote } from "../inventedNote.ts";
import { openDatasets } from "../catalogue/openDatasets.ts";
import { licenceText } from "../licence.ts";
import type { About, DownloadColumn } from "./Download.ts";

const datasetMethod =
  "Datasættet som ejeren udgiver det, hentet og gemt her uden ændringer af indholdet.";

/** What the files of a collection tell of themselves. */
export function describeDownload(
  collection: Collection,
  {
    publisher,
    changedAt,
    origins,
  }: { publisher: string; changedAt: Date | null; origins: readonly ContentOrigin[] },
): About {
  const { id, title, description, dataset } = collection;
  const own = openDatasets.find((each) => each.id === id);
  return {
    id,
    title,
    description: (own?.description.da ?? description) + inventedNote(origins, collection).da,
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

import type { Collection } from "../ogc/collections.ts";
import type { ContentOrigin } from "../../../platform/sources/contentOrigins.ts";
import { inventedNote } from "../inventedNote.ts";
import { openDatasetTexts } from "../catalogue/openDatasetTexts.ts";
import { licenceText } from "../licenceText.ts";
import { datasetMethodText } from "./datasetMethodText.ts";
import type { About, DownloadColumn } from "./Download.ts";

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
  const own = openDatasetTexts.find((each) => each.id === id);
  return {
    id,
    title,
    description: (own?.description.da ?? description) + inventedNote(origins, collection).da,
    method: own?.method.da ?? datasetMethodText,
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

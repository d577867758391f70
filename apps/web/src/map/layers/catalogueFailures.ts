export type CatalogueFailure = { kind: "group" | "dataset"; ids: string[] };

/**
 * What is missing of the catalogue. Null: the call failed; undefined: it is still under way.
 * A group may name a dataset that the list does not have, which is told by its id.
 */
export function catalogueFailures(
  groups: readonly { datasetIds: readonly string[] }[] | null,
  datasetIds: readonly string[] | null | undefined,
): CatalogueFailure[] {
  const failures: CatalogueFailure[] = groups === null ? [{ kind: "group", ids: [] }] : [];
  if (datasetIds === null) return [...failures, { kind: "dataset", ids: [] }];
  if (datasetIds === undefined) return failures;
  const named = new Set(groups?.flatMap((group) => group.datasetIds));
  const missing = [...named].filter((id) => !datasetIds.includes(id));
  return missing.length > 0 ? [...failures, { kind: "dataset", ids: missing }] : failures;
}

import { type Dataset, type DatasetGroup, systemTileSets } from "@mars/contracts/datasets/layers";
import { wordIn } from "@mars/wording/language/wordIn";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { useRead } from "../../lib/serverData/useRead.ts";
import { mapText } from "../text.ts";

export type CatalogueLayer = { id: string; title: string; dataset: Dataset | null };
export type CatalogueGroup = { id: string; title: string; layers: CatalogueLayer[] };

/** Groups with their layers in the user's language; plans and projects last. */
export function useCatalogue() {
  const t = useText(mapText);
  const locale = useLocale();
  const datasets = useRead<Dataset[]>("/datasets");
  const groups = useRead<DatasetGroup[]>("/dataset-groups");
  const byId = new Map(datasets.data?.map((dataset) => [dataset.id, dataset]));
  const titleOf = (one: Dataset | DatasetGroup) => wordIn(locale, one, "title");
  const own = (groups.data ?? []).flatMap((group) => {
    const layers = group.datasetIds.flatMap((id) => {
      const dataset = byId.get(id);
      return dataset ? [{ id, title: titleOf(dataset), dataset }] : [];
    });
    return layers.length > 0 ? [{ id: group.id, title: titleOf(group), layers }] : [];
  });
  const system: CatalogueGroup = {
    id: "system",
    title: t("layers.system"),
    layers: systemTileSets
      .filter((id) => id !== "background")
      .map((id) => ({ id, title: t(`layer.${id}`), dataset: null }))
      .toReversed(),
  };
  const hasFailed = datasets.status === "ERROR" || groups.status === "ERROR";
  const failures = catalogueFailures(
    groups.status === "ERROR" ? null : (groups.data ?? []),
    datasets.status === "ERROR" ? null : datasets.data && [...byId.keys()],
  ).map(({ kind, ids }) =>
    t(`failed.${kind}`, {
      x: kind === "group" ? t("layers") : ids.join(", ") || t("layers"),
    }),
  );
  return {
    groups: [...own, system] satisfies CatalogueGroup[],
    isLoading: !hasFailed && (datasets.status !== "SUCCESS" || groups.status !== "SUCCESS"),
    failures,
    retry: () => {
      datasets.retry();
      groups.retry();
    },
  };
}

type CatalogueFailure = { kind: "group" | "dataset"; ids: string[] };

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

import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { MeasuredDataset } from "../../../platform/layers/measureDatasets.ts";
import type { Rules } from "../catalogue/Catalogue.ts";
import type { CatalogueDataset } from "../catalogue/CatalogueDataset.ts";
import { featureAttributes, type AttributeRow } from "../catalogue/catalogueQueries.ts";
import type { Screened } from "./Screened.ts";
import { ruledAttributes, titledAttributes } from "./titledAttributes.ts";

const M2_PER_HA = 10_000;

type Run = {
  rules: Rules;
  datasets: readonly CatalogueDataset[];
  screened: Screened;
  emit: (line: ScreeningLine) => void;
};

/**
 * Completes measured findings with the names and attributes of what is shown, and keeps what rules
 * ask for of every touched feature. One statement for all datasets.
 */
export async function addAttributes(
  database: Queryable,
  { rules, datasets, screened, emit }: Run,
  measured: readonly MeasuredDataset[],
): Promise<void> {
  const rows = await featureAttributes(
    database,
    measured.map(({ datasetId, versionId, features }) => {
      const all = rules.attributesInRules.has(datasetId);
      const shown = screened.known.get(datasetId)!.finding.features.length;
      return { versionId, ids: features.slice(0, all ? undefined : shown).map(({ id }) => id) };
    }),
  );
  const rowOf = new Map(rows.map((row) => [`${row.versionId}/${row.id}`, row]));
  for (const { datasetId, versionId, features } of measured) {
    const dataset = datasets.find(({ id }) => id === datasetId)!;
    const { finding } = screened.known.get(datasetId)!;
    const row = (id: number | string): AttributeRow | undefined => rowOf.get(`${versionId}/${id}`);
    const named = finding.features.map(({ id }) => ({
      id,
      key: row(id)?.key ?? null,
      attributes: titledAttributes(dataset, row(id)?.attributes ?? {}),
    }));
    const ruledBy = rules.attributesInRules.get(datasetId) ?? [];
    screened.known.set(datasetId, {
      finding: {
        ...finding,
        features: finding.features.map((feature, place) => ({ ...feature, ...named[place] })),
      },
      ruled:
        ruledBy.length === 0
          ? null
          : features.map(({ id, overlapM2 }) => ({
              overlapHa: overlapM2 / M2_PER_HA,
              attributes: ruledAttributes(ruledBy, row(id)?.attributes ?? {}),
            })),
      ruledBy,
    });
    if (named.length > 0) emit({ kind: "attributes", datasetId, features: named });
  }
}

import { datasetAttributes } from "@mars/domain/datasets/datasetAttributes";
import { datasetIds } from "@mars/domain/datasets/datasetIds";
import { GRASS, landKey, type LandPart, ROTATION, TAKEN } from "@mars/domain/schemes/landPart";
import type { MeasuredLand } from "@mars/domain/schemes/schemeCase";
import type { OverlapRule, SubsidyScheme } from "@mars/domain/schemes/subsidyScheme";
import { PURPOSE_LAND } from "@mars/domain/schemes/usableLand";
import type { Queryable } from "../database/Database.ts";
import { areaRings } from "../overlap/areaRings.ts";
import { AreaProbe } from "../overlap/AreaProbe.ts";
import { measureLayer } from "../overlap/measureLayer.ts";
import { retentionOf } from "../layers/areaOverlaps.ts";
import { type LayerStore, NITROGEN_LAYER } from "../layers/LayerStore.ts";
import { retentionOfPieces } from "../layers/overlapQueries.ts";
import { RETENTION_DATASET } from "../layers/queries.ts";
import { currentLandVersions, landPieces, type LandLayer, type LandPiece } from "./landQueries.ts";

/** Layers in memory measure nitrogen faster; without them the database does. */
type Means = { database: Queryable; layers: LayerStore | null };

/** Divides an area into pieces that are alike in all that the schemes ask about. */
export async function measureLand(
  { database, layers }: Means,
  area: { wkb: Buffer; exceptProject?: string },
  schemes: readonly Pick<SubsidyScheme, "overlapRules">[],
): Promise<MeasuredLand> {
  const { versions, grassCodes } = await currentLandVersions(database);
  const asked = layersOf(schemes, grassCodes);
  const known = asked.filter(({ datasetId }) => versions.has(datasetId));
  const pieces = await landPieces(
    database,
    area,
    known.map((layer) => ({ ...layer, versionId: versions.get(layer.datasetId)! })),
  );
  const keys = [TAKEN, ...known.map(({ key }) => key)];
  const retention = await retentionOfLand({ database, layers }, pieces, versions);
  const missing = new Set(asked.map((one) => one.datasetId).filter((id) => !versions.has(id)));
  return {
    parts: pieces.map(({ ha, inLayers }, index) => ({
      ha,
      in: inLayers.map((place) => keys[place]!),
      retention: retention[index] ?? [],
    })),
    missingMaps: [...missing],
  };
}

async function retentionOfLand(
  { database, layers }: Means,
  pieces: readonly LandPiece[],
  versions: ReadonlyMap<string, number>,
): Promise<readonly LandPart["retention"][]> {
  const nitrogen = layers?.get(NITROGEN_LAYER);
  const packed = nitrogen && layers?.packed(nitrogen);
  if (packed)
    return pieces.map(({ geometry }) =>
      retentionOf(packed, measureLayer(packed, new AreaProbe(areaRings(geometry)))),
    );
  const version = versions.get(RETENTION_DATASET);
  if (version === undefined) return [];
  return retentionOfPieces(
    database,
    pieces.map(({ wkb }) => wkb),
    version,
  );
}

/** Maps of the purposes, fields by their use, and whatever else a rule keeps clear of. */
function layersOf(
  schemes: readonly Pick<SubsidyScheme, "overlapRules">[],
  grassCodes: readonly string[],
): readonly LandLayer[] {
  const avoided = schemes
    .flatMap(({ overlapRules }) => overlapRules)
    .filter(({ mustNotOverlap }) => mustNotOverlap);
  const byKey = new Map<string, LandLayer>();
  for (const rule of [...PURPOSE_LAND, ...avoided]) {
    const key = landKey(rule);
    byKey.set(key, { key, datasetId: rule.datasetId, condition: conditionOf(rule) });
  }
  const byCrop = (key: string, operator: "=" | "<>"): LandLayer => ({
    key,
    datasetId: datasetIds.fields2025,
    condition: { name: datasetAttributes.cropCode, operator, values: grassCodes },
  });
  return [...byKey.values(), byCrop(GRASS, "="), byCrop(ROTATION, "<>")];
}

type Condition = Pick<OverlapRule, "attributeName" | "attributeOperator" | "attributeValues">;

function conditionOf(rule: Condition): LandLayer["condition"] {
  const { attributeName: name, attributeOperator: operator, attributeValues: values } = rule;
  return name === null || operator === null || values === null ? null : { name, operator, values };
}

import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../../../platform/database/Database.ts";
import { datasetShapes, municipalityBorders } from "../../../platform/pdf/mapQueries.ts";
import { mapBox, type MapLayer } from "../../../platform/pdf/mapSvg.ts";
import type { StoredScreening } from "../StoredScreening.ts";

/** Fields, forest, streams and borders around the area, pale, so that one sees where it is. */
export async function mapBackground(
  database: Queryable,
  { geometry }: StoredScreening,
): Promise<readonly MapLayer[]> {
  const box = mapBox([geometry]);
  const of = (datasetId: string) => datasetShapes(database, datasetId, box);
  return [
    { shapes: await of(datasetIds.fieldBlocks2025), fill: "#f1ecdd", stroke: "#ddd6c3" },
    { shapes: await of(datasetIds.forestMap2022), fill: "#dfe8d8" },
    { shapes: await of(datasetIds.streams), stroke: "#9cc3d5", strokeWidth: 1.6 },
    {
      shapes: await municipalityBorders(database, box),
      stroke: "#8a9392",
      strokeWidth: 1,
      dashed: true,
    },
  ];
}

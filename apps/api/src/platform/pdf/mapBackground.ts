import { datasetIds } from "@mars/domain/datasets/datasetIds";
import type { Queryable } from "../database/Database.ts";
import type { MapBox } from "./mapGeometry.ts";
import { datasetShapes, municipalityBorders } from "./mapQueries.ts";
import type { MapLayer } from "./mapSvg.ts";

/** Fields, forest, streams and borders, pale, so that one sees where an area is. */
export async function mapBackground(
  database: Queryable,
  box: MapBox,
): Promise<readonly MapLayer[]> {
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

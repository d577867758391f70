import type { NeighbourStage } from "@mars/contracts/screening";
import type { ScreeningNeighbours } from "@mars/contracts/screeningVerdict";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import type { Queryable } from "../../platform/database/Database.ts";
import { multiPolygonWkb } from "../../platform/overlap/areaRings.ts";
import type { AskedArea } from "./askedArea.ts";
import { publicNeighbours, type NeighbourRow } from "./neighbourQueries.ts";

const SHOWN = 50;

export type NeighbourOptions = { bufferM: number; stages: readonly NeighbourStage[] | null };

/** Existing projects in the area, and within the buffer if one is asked for. */
export async function findNeighbours(
  database: Queryable,
  asked: AskedArea,
  options: NeighbourOptions,
): Promise<ScreeningNeighbours> {
  const wkb = multiPolygonWkb(asked.polygons);
  return warnOfNeighbours(await publicNeighbours(database, wkb, options.bufferM), options);
}

/** The filter narrows what overlaps; the buffer check ignores it and says so. */
export function warnOfNeighbours(
  rows: readonly NeighbourRow[],
  { bufferM, stages }: NeighbourOptions,
): ScreeningNeighbours {
  const overlapping = rows.filter(
    ({ overlapHa, stage }) =>
      overlapHa > TOUCH_HA && (stages === null || stages.some((one) => one === stage)),
  );
  const near = bufferM > 0 ? rows.filter((row) => !overlapping.includes(row)) : [];
  const warnings: ScreeningNeighbours["warnings"] = [];
  if (overlapping.length > 0)
    warnings.push({
      code: "overlap.demarcation",
      figures: {
        count: overlapping.length,
        overlapHa: overlapping.reduce((sum, { overlapHa }) => sum + overlapHa, 0),
      },
    });
  if (near.length > 0)
    warnings.push({ code: "overlap.buffer", figures: { count: near.length, bufferM } });
  if (bufferM > 0 && stages !== null)
    warnings.push({ code: "overlap.buffer-ignores-filter", figures: { bufferM } });
  const items = [...overlapping, ...near];
  return { items: items.slice(0, SHOWN), count: items.length, warnings };
}

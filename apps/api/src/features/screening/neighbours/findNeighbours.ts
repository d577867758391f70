import type { NeighbourStage } from "@mars/contracts/screening/screeningStream";
import type { ScreeningNeighbours } from "@mars/contracts/screening/screeningVerdict";
import { TOUCH_HA } from "@mars/domain/schemes/ruleResult";
import type { Queryable } from "../../../platform/database/Database.ts";
import { multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import type { AskedArea } from "../area/parseArea.ts";
import { coveredHa, publicNeighbours, type NeighbourRow } from "./neighbourQueries.ts";

const SHOWN = 50;

export type NeighbourOptions = { bufferM: number; stages: readonly NeighbourStage[] | null };

/**
 * Public projects and sketches in the area, and within the buffer if one is asked for. The filter
 * narrows what overlaps; the buffer check ignores it and says so.
 */
export async function findNeighbours(
  database: Queryable,
  asked: AskedArea,
  { bufferM, stages }: NeighbourOptions,
): Promise<ScreeningNeighbours> {
  const wkb = multiPolygonWkb(asked.polygons);
  const rows = await publicNeighbours(database, wkb, bufferM);
  const overlapping = rows.filter(
    ({ overlapHa, stage }) =>
      overlapHa > TOUCH_HA && (stages === null || stages.some((one) => one === stage)),
  );
  const near = bufferM > 0 ? rows.filter((row) => !overlapping.includes(row)) : [];
  const warnings: ScreeningNeighbours["warnings"] = [];
  for (const [kind, code] of [
    ["project", "overlap.demarcation"],
    ["sketch_project", "overlap.sketches"],
  ] as const) {
    const ofKind = overlapping.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const overlapHa = await unionHa(database, wkb, ofKind);
    warnings.push({ code, figures: { count: ofKind.length, overlapHa } });
  }
  if (near.length > 0)
    warnings.push({ code: "overlap.buffer", figures: { count: near.length, bufferM } });
  if (bufferM > 0 && stages !== null)
    warnings.push({ code: "overlap.buffer-ignores-filter", figures: { bufferM } });
  const items = [...overlapping, ...near];
  return { items: items.slice(0, SHOWN).map(itemOf), count: items.length, warnings };
}

async function unionHa(
  database: Queryable,
  wkb: Buffer,
  rows: readonly NeighbourRow[],
): Promise<number> {
  if (rows.length === 1) return rows[0]!.overlapHa;
  return coveredHa(
    database,
    wkb,
    rows.map(({ geoLocationId }) => geoLocationId),
  );
}

function itemOf({ geoLocationId: _geo, ...item }: NeighbourRow) {
  return item;
}

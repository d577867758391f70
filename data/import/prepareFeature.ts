import { geometryType } from "../../apps/api/src/platform/geodata/FlatGeometry.ts";
import type { CopyRow } from "../../apps/api/src/platform/geodata/CopyStream.ts";
import type { ResolvedCrs } from "../../apps/api/src/platform/geodata/crs/crs.ts";
import type { SourceFeature } from "../../apps/api/src/platform/geodata/GeodataSource.ts";
import { isCertainlyValid } from "../../apps/api/src/platform/geodata/isCertainlyValid.ts";
import {
  areaM2,
  closeRings,
  faultOf,
} from "../../apps/api/src/platform/geodata/prepareGeometry.ts";
import type { ImportReport } from "./ImportReport.ts";
import { addExample, skipFeature } from "./ImportReport.ts";

export type Prepared = { row: CopyRow; doubtful: boolean };

/** Brings one feature into the form it is stored in; null, and a word in the report, if it cannot be. */
export function prepareFeature(
  feature: SourceFeature,
  number: number,
  crs: ResolvedCrs,
  { report, keyAttribute }: { report: ImportReport; keyAttribute: string | null },
): Prepared | null {
  report.read = number;
  let geometry = feature.geometry;
  if (!geometry) {
    skipFeature(report, "no-geometry", number);
    return null;
  }
  crs.transform?.(geometry.xy);
  const fault = faultOf(geometry);
  if (fault) {
    skipFeature(report, fault, number);
    return null;
  }
  const closed = closeRings(geometry);
  if (closed) {
    addExample(report.closed, number);
    geometry = closed;
  }
  if (geometry.type % 3 === 0 && hasShortRing(geometry.ringEnds)) {
    skipFeature(report, "too-few-points", number);
    return null;
  }
  const key = keyAttribute === null ? feature.sourceKey : feature.properties[keyAttribute];
  return {
    doubtful: geometry.type === geometryType.multiPolygon || !isCertainlyValid(geometry),
    row: {
      id: number,
      key: typeof key === "string" || typeof key === "number" ? String(key) : null,
      geometry,
      areaM2: areaM2(geometry),
      attributes: attributesOf(feature.properties),
    },
  };
}

// PostgreSQL cannot hold a zero character; some old tables are full of them.
function attributesOf(properties: Record<string, unknown>): string {
  const text = JSON.stringify(properties);
  if (!text.includes(String.raw`\u0000`)) return text;
  return JSON.stringify(properties, (_name, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "") : value,
  );
}

/** PostGIS takes no ring of fewer than four positions, not even to repair it. */
function hasShortRing(ringEnds: readonly number[]): boolean {
  return ringEnds.some((end, i) => end - (ringEnds[i - 1] ?? 0) < 4);
}

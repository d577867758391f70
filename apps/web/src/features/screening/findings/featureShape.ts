import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { Point } from "@mars/domain/areas/geometry";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { read } from "../../../lib/http/call.ts";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { partInside } from "./partInside.ts";

/** A touched feature as the map shows it: filled inside the area, dashed beyond it, pinned inside. */
export type FeatureShape = {
  inside: MultiPolygonGeometry | null;
  outside: AreaGeometry;
  pin: Point | null;
};

const asked = new Map<string, Promise<AreaGeometry | null>>();

/** Null where there is nothing to draw: the version is gone, or the feature is no area. */
export async function featureShape(
  { dataset, version }: { dataset: string; version: number | null },
  { id, outline }: Pick<TouchedFeature, "id" | "outline">,
  area: AreaGeometry,
): Promise<FeatureShape | null> {
  // Another version may have given the same number to another feature.
  const key = `${dataset}@${version}/${id}`;
  if (!outline && !asked.has(key)) asked.set(key, fetchGeometry(dataset, version, id));
  const feature = outline ?? (await asked.get(key));
  if (!feature) return null;
  const inside = partInside(feature, area);
  return { inside, outside: feature, pin: inside && innerPoint(inside) };
}

async function fetchGeometry(
  dataset: string,
  version: number | null,
  id: string,
): Promise<AreaGeometry | null> {
  const path = `/features/${encodeURIComponent(dataset)}/${encodeURIComponent(id)}` as const;
  try {
    const { geometry } = await read<{ geometry: AreaGeometry }>(path, {
      query: version === null ? {} : { version },
      quiet: true,
    });
    return geometry.type === "Polygon" || geometry.type === "MultiPolygon" ? geometry : null;
  } catch {
    return null;
  }
}

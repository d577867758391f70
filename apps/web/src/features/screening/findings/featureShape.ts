import type { TouchedFeature } from "@mars/contracts/screening";
import type { Point } from "@mars/domain/areas/geometry";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { read } from "../../../lib/http/call.ts";
import { innerPoint } from "../place/innerPoint.ts";
import { partInside } from "./partInside.ts";

/** A touched feature as the map shows it: filled inside the area, dashed beyond it, pinned inside. */
export type FeatureShape = {
  inside: MultiPolygonGeometry | null;
  outside: AreaGeometry;
  pin: Point | null;
};

const asked = new Map<string, Promise<AreaGeometry | null>>();

/** Null where there is nothing to draw: too large an outline of a live source, or a version that is gone. */
export async function featureShape(
  dataset: string,
  { id, outline }: Pick<TouchedFeature, "id" | "outline">,
  area: AreaGeometry,
): Promise<FeatureShape | null> {
  const key = `${dataset}/${id}`;
  if (!outline && !asked.has(key)) asked.set(key, fetchGeometry(dataset, id));
  const feature = outline ?? (await asked.get(key));
  if (!feature) return null;
  const inside = partInside(feature, area);
  return { inside, outside: feature, pin: inside && innerPoint(inside) };
}

async function fetchGeometry(dataset: string, id: string): Promise<AreaGeometry | null> {
  const path = `/features/${encodeURIComponent(dataset)}/${encodeURIComponent(id)}` as const;
  try {
    const { geometry } = await read<{ geometry: AreaGeometry }>(path, { quiet: true });
    return geometry.type === "Polygon" || geometry.type === "MultiPolygon" ? geometry : null;
  } catch {
    return null;
  }
}

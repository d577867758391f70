import { type Rings, signedAreaM2 } from "./rings.ts";

const M2_PER_HA = 10_000;

export function areaHaOf(polygons: readonly Rings[]): number {
  let m2 = 0;
  for (const [outer, ...holes] of polygons) {
    m2 += Math.abs(signedAreaM2(outer!));
    for (const hole of holes) m2 -= Math.abs(signedAreaM2(hole));
  }
  return m2 / M2_PER_HA;
}

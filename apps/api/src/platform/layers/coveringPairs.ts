import { setImmediate as nextTurn } from "node:timers/promises";
import { AreaProbe } from "../overlap/AreaProbe.ts";
import { measureLayer } from "../overlap/measureLayer.ts";
import type { PackedLayer } from "../overlap/PackedLayer.ts";
import type { Ring, Rings } from "../overlap/rings.ts";

/** Less is the rounding of two borders drawn alike. */
const OVERLAP_FROM_M2 = 1e-3;
/** Others are answered in between: a national layer takes a minute. */
const TURN_MS = 10;

export type CoveringPair = { featureIndex: number; id: number; coveredBy: number };

/** Every feature with those before it in the layer that lie on the same land. */
export async function coveringPairs(layer: PackedLayer): Promise<CoveringPair[]> {
  const pairs: CoveringPair[] = [];
  let turnEnds = performance.now() + TURN_MS;
  let piece = 0;
  for (let featureIndex = 0; featureIndex < layer.featureCount; featureIndex++) {
    const first = piece;
    while (piece < layer.pieceCount && layer.pieceFeature[piece] === featureIndex) piece++;
    if (piece === first) continue;
    const probe = new AreaProbe(polygonsOf(layer, first, piece));
    for (const other of measureLayer(layer, probe, OVERLAP_FROM_M2).features) {
      if (other.featureIndex >= featureIndex) continue;
      const id = layer.featureId[featureIndex]!;
      pairs.push({ featureIndex, id, coveredBy: other.featureId });
    }
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + TURN_MS;
    }
  }
  return pairs;
}

/** The pieces of one feature. All holes go with the first: only the sum of their signs counts. */
function polygonsOf(layer: PackedLayer, first: number, end: number): Rings[] {
  const outer: Ring[] = [];
  const holes: Ring[] = [];
  for (let piece = first; piece < end; piece++) {
    const at = layer.pieceOffset[piece]!;
    const ring = layer.coordinates.subarray(at, at + 2 * layer.piecePoints[piece]!);
    (layer.pieceSignedM2[piece]! > 0 ? outer : holes).push(ring);
  }
  return outer.map((ring, index) => (index === 0 ? [ring, ...holes] : [ring]));
}

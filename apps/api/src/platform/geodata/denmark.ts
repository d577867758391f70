type Ring = readonly (readonly [number, number])[];

/**
 * The country with its coast, in EPSG:25832, drawn tightly: what comes in the neighbouring zone of
 * UTM falls into the North Sea, where the box that single features are checked against still has it.
 */
const rings: readonly Ring[] = [
  [
    [430_000, 6_055_000],
    [430_000, 6_300_000],
    [470_000, 6_345_000],
    [540_000, 6_400_000],
    [575_000, 6_425_000],
    [615_000, 6_425_000],
    [665_000, 6_350_000],
    [690_000, 6_260_000],
    [740_000, 6_240_000],
    [745_000, 6_090_000],
    [710_000, 6_030_000],
    [600_000, 6_040_000],
    [540_000, 6_055_000],
    [430_000, 6_055_000],
  ],
  [
    [840_000, 6_080_000],
    [915_000, 6_080_000],
    [915_000, 6_160_000],
    [840_000, 6_160_000],
    [840_000, 6_080_000],
  ],
];

export const DENMARK_WKT = `MULTIPOLYGON(${rings
  .map((ring) => `((${ring.map((point) => point.join(" ")).join(", ")}))`)
  .join(", ")})`;

export function isInDenmark(x: number, y: number): boolean {
  return rings.some((ring) => {
    let isInside = false;
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1]!;
      const [x2, y2] = ring[i]!;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
    }
    return isInside;
  });
}

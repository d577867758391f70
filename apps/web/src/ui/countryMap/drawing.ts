/** A small map: outlines in whole units and how a place of EPSG:25832 falls into them. */
export type Drawing = {
  width: number;
  height: number;
  transform: {
    originEasting: number;
    originNorthing: number;
    metresPerUnit: number;
    inset: {
      minEasting: number;
      dx: number;
      dy: number;
      frame: readonly [number, number, number, number];
    };
  };
  units: readonly Outline[];
};
export type Outline = { id: string; name: string; path: string; label: readonly [number, number] };

export type Place = readonly [easting: number, northing: number];

/** Bornholm lies in its own frame: what is east of its line moves with it. */
export function placeIn({ transform }: Drawing, [easting, northing]: Place): [number, number] {
  const { originEasting, originNorthing, metresPerUnit, inset } = transform;
  const isInset = easting >= inset.minEasting;
  return [
    (easting - originEasting) / metresPerUnit + (isInset ? inset.dx : 0),
    (originNorthing - northing) / metresPerUnit + (isInset ? inset.dy : 0),
  ];
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The part of the drawing that shows an extent (west, south, east, north) with air around it. */
export function boxOf(
  drawing: Drawing,
  [west, south, east, north]: readonly [number, number, number, number],
  { air = 0.12, ratio = 1 }: { air?: number; ratio?: number } = {},
): Box {
  const [left, bottom] = placeIn(drawing, [west, south]);
  const [right, top] = placeIn(drawing, [east, north]);
  const long = Math.max(right - left, (bottom - top) * ratio) * (1 + 2 * air) || 1;
  const high = long / ratio;
  return [(left + right - long) / 2, (top + bottom - high) / 2, long, high];
}

type Position = readonly number[];

/** What a map draws, in EPSG:25832. */
export type MapShape =
  | { type: "Polygon"; coordinates: readonly (readonly Position[])[] }
  | { type: "MultiPolygon"; coordinates: readonly (readonly (readonly Position[])[])[] }
  | { type: "LineString"; coordinates: readonly Position[] }
  | { type: "MultiLineString"; coordinates: readonly (readonly Position[])[] };

export type MapBox = { minX: number; minY: number; maxX: number; maxY: number };

const AIR = 0.22;

function linesOf(shape: MapShape): { line: readonly Position[]; closed: boolean }[] {
  switch (shape.type) {
    case "Polygon":
      return shape.coordinates.map((line) => ({ line, closed: true }));
    case "MultiPolygon":
      return shape.coordinates.flat().map((line) => ({ line, closed: true }));
    case "LineString":
      return [{ line: shape.coordinates, closed: false }];
    case "MultiLineString":
      return shape.coordinates.map((line) => ({ line, closed: false }));
  }
}

/** The box of the shapes with air around, widened to the proportions and to a smallest width. */
export function boxAround(
  shapes: readonly MapShape[],
  widthPerHeight: number,
  smallestM: number,
  air = AIR,
): MapBox {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    for (const { line } of linesOf(shape)) {
      for (const [x = 0, y = 0] of line) {
        minX = Math.min(minX, x);
        minY = Math.min(minY, y);
        maxX = Math.max(maxX, x);
        maxY = Math.max(maxY, y);
      }
    }
  }
  const tight = Math.max(maxX - minX, (maxY - minY) * widthPerHeight, smallestM);
  const width = tight * (1 + 2 * air);
  const height = width / widthPerHeight;
  const centreX = (minX + maxX) / 2;
  const centreY = (minY + maxY) / 2;
  return {
    minX: centreX - width / 2,
    maxX: centreX + width / 2,
    minY: centreY - height / 2,
    maxY: centreY + height / 2,
  };
}

/** SVG path of a shape: y runs down, a tenth of a pixel is enough, and corners within it are one. */
export function pathOf(shape: MapShape, box: MapBox, perM: number): string {
  return linesOf(shape)
    .map(({ line, closed }) => {
      const points = line
        .map(
          ([x = 0, y = 0]) =>
            `${((x - box.minX) * perM).toFixed(1)} ${((box.maxY - y) * perM).toFixed(1)}`,
        )
        .filter((point, place, all) => point !== all[place - 1]);
      return points.length === 0 ? "" : `M${points.join("L")}${closed ? "Z" : ""}`;
    })
    .join("");
}

/** The longest round length that fits. */
export function scaleBarM(maxM: number): number {
  const power = 10 ** Math.floor(Math.log10(maxM));
  const step = [5, 2, 1].find((one) => one * power <= maxM) ?? 1;
  return step * power;
}

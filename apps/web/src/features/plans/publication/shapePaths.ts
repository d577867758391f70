export type Shape = {
  readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
};
export type ShapeBox = { west: number; north: number; width: number; height: number };

/** Metres east and north around all shapes, with a little air; null where there are none. */
export function extentOfShapes(shapes: readonly Shape[]): ShapeBox | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of shapes.flatMap(({ coordinates }) => coordinates.flat(2))) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  if (west > east) return null;
  const air = 0.03 * Math.max(east - west, north - south);
  return {
    west: west - air,
    north: north + air,
    width: east - west + 2 * air,
    height: north - south + 2 * air,
  };
}

/** An SVG path; north is up there, and down in the file. */
export function pathOf({ coordinates }: Shape, west: number, north: number): string {
  return coordinates
    .flat()
    .map((ring) => {
      const points = ring.map(
        ([x = 0, y = 0]) => `${Math.round(x - west)} ${Math.round(north - y)}`,
      );
      return `M${points.join("L")}Z`;
    })
    .join("");
}

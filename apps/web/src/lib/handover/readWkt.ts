type Rings = [number, number][][];

/** `SRID=25832;MULTIPOLYGON Z (((…)))`: polygons and the system's name, empty for anything else. */
export function readWkt(text: string): { polygons: Rings[]; system: string | null } {
  const found = /^\s*(?:SRID=(\d+);)?\s*(MULTI)?POLYGON\s*Z?M?\s*\((.*)\)\s*$/is.exec(text);
  if (!found) return { polygons: [], system: null };
  const [, srid, multi, body = ""] = found;
  const polygons = multi ? body.split(/(?<=\)\s*\))\s*,/) : [body];
  return { polygons: polygons.map(ringsOf), system: srid ?? null };
}

function ringsOf(text: string): Rings {
  return [...text.matchAll(/\(([^()]+)\)/g)].map(([, ring = ""]) =>
    ring.split(",").map((position) => {
      const [x = Number.NaN, y = Number.NaN] = position.trim().split(/\s+/).map(Number);
      return [x, y];
    }),
  );
}

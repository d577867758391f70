/** Faults of drawing that leave no doubt about the land that was meant. */
const REPAIRABLE: ReadonlySet<string> = new Set([
  "geometry.self-crossing",
  "geometry.polygons-overlap",
  "geometry.hole-outside",
  "geometry.hole-in-hole",
]);

export const isRepairable = (code: string): boolean => REPAIRABLE.has(code);

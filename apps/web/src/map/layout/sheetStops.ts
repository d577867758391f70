/** Lowest first. */
export const sheetStops = ["low", "middle", "full"] as const;
export type SheetStop = (typeof sheetStops)[number];

export function stopBeside(stop: SheetStop, step: 1 | -1): SheetStop {
  const at = sheetStops.indexOf(stop) + step;
  return sheetStops[Math.min(sheetStops.length - 1, Math.max(0, at))] ?? stop;
}

/** Where a sheet of this height (share of the page) comes to rest. */
export function stopNear(share: number): SheetStop {
  if (share < 0.3) return "low";
  return share < 0.72 ? "middle" : "full";
}

import { SMALLEST_HA } from "@mars/domain/areas/roundParts";
import type { Format } from "./formats.ts";

const m2PerHa = 10_000;

/** Hectares with one decimal; what that would round away is told in square metres. */
export function areaText(f: Format, areaHa: number): string {
  if (areaHa === 0 || areaHa >= SMALLEST_HA) return f.hectares(areaHa);
  return `${f.integer(Math.max(1, Math.round(areaHa * m2PerHa)))}\u00a0m²`;
}

/** '10,8 af 14,3 ha', and with both units where they differ. */
export function partText(
  f: Format,
  { partHa, wholeHa }: { partHa: number; wholeHa: number },
): { part: string; whole: string } {
  const isSameUnit = partHa >= SMALLEST_HA && wholeHa >= SMALLEST_HA;
  return {
    part: isSameUnit ? f.amount(partHa) : areaText(f, partHa),
    whole: areaText(f, wholeHa),
  };
}

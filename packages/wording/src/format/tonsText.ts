import type { Format } from "./formats.ts";

const KG_PER_TON = 1000;

/** Tonnes; what one decimal would round away is told in kilograms. */
export function tonsText(f: Format, tons: number): string {
  if (tons === 0 || Math.abs(tons) >= 0.1) return f.tons(tons);
  const kg = tons * KG_PER_TON;
  return `${f.integer(kg < 0 ? Math.min(-1, kg) : Math.max(1, kg))}\u00a0kg`;
}

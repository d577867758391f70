import type { Figure } from "../Round.ts";

/** Below this a doubling is the machine's noise, not the doing of what was tried. */
const NOISE_MS = 100;

/** How much longer a polite caller waits than alone. */
export function timesAsLong(aloneMs: number, besideMs: number): Figure {
  return {
    what: "… times as long",
    value: Math.max(besideMs, NOISE_MS) / Math.max(aloneMs, NOISE_MS),
    atMost: 2,
  };
}

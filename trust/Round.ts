import type { Platform } from "./support/startPlatform.ts";

/** One measured number with its limit; a figure without one is told for the reader's sake. */
export type Figure = {
  what: string;
  value: number;
  unit?: string;
  atMost?: number;
  atLeast?: number;
};

export type Extent = {
  /** The short form of `npm test`: seconds instead of minutes. */
  isShort: boolean;
  /** How long the mixed load runs. */
  minutes: number;
};

export type Round = {
  name: string;
  /** What is done to the product, as a reader sees it in the table. */
  what: string;
  isInShort?: boolean;
  run: (platform: Platform, extent: Extent) => Promise<Figure[]>;
};

export function isWithin({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast;
}

import { isShownT } from "./coverage.ts";

/** What covers most of what a sub-catchment misses for least work. */
export type NextAct =
  /** Sketches that are there and not counted. */
  | { readonly kind: "include"; readonly ids: readonly string[] }
  /** Deciding who keeps land that is drawn twice. */
  | { readonly kind: "overlaps" }
  | { readonly kind: "draw"; readonly spareCount: number };

export type MissingPlace = {
  readonly missingT: number;
  /** With every overlap decided for the one that gives most. */
  readonly missingIfSolvedT: number;
  /** Sketches that give it something and are not counted. */
  readonly spare: readonly { readonly id: string; readonly tons: number }[];
  /** Whether nothing is missing there once these count, land counted once. */
  readonly covers: (ids: readonly string[]) => boolean;
};

/** The first that covers it: sketches in reserve, overlaps, a new sketch. */
export function nextAct({ missingT, missingIfSolvedT, spare, covers }: MissingPlace): NextAct {
  const ids: string[] = [];
  let tons = 0;
  for (const one of spare.toSorted((a, b) => b.tons - a.tons || (a.id < b.id ? -1 : 1))) {
    ids.push(one.id);
    tons += one.tons;
    if (tons >= missingT && covers(ids)) return { kind: "include", ids };
  }
  return isShownT(missingIfSolvedT)
    ? { kind: "draw", spareCount: ids.length }
    : { kind: "overlaps" };
}

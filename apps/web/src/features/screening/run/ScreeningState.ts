import { nothingScreened, type ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";

/** `stopped` by the user; `broken` off by the server or the line; `refused`: nothing came at all. */
export type Phase = "idle" | "opening" | "running" | "done" | "stopped" | "broken" | "refused";

export type ScreeningState = {
  phase: Phase;
  soFar: ScreeningSoFar;
  /** The area the findings are about. */
  area: MultiPolygonGeometry | null;
  /** When the result was stored; null until it is. */
  createdAt: string | null;
  expiresAt: string | null;
  /** The result came from a link or an earlier visit, not from this round of work. */
  isReopened: boolean;
  /** Datasets that are asked again now. */
  retrying: ReadonlySet<string>;
  startedMs: number;
  error: Error | null;
};

export const idle: ScreeningState = {
  phase: "idle",
  soFar: nothingScreened,
  area: null,
  createdAt: null,
  expiresAt: null,
  isReopened: false,
  retrying: new Set(),
  startedMs: 0,
  error: null,
};

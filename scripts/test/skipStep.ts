import { nothing, type Outcome } from "./Outcome.ts";

/** A step that cannot run here: counted as skipped and said in words, never silent. */
export function skipStep(reason: string): () => Promise<Outcome> {
  return async () => ({ ...nothing, skipped: 1, notes: [`Left out: ${reason}`] });
}

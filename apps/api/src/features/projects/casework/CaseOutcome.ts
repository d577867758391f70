/** What became of one case among several. */
export type CaseOutcome =
  | { id: string; done: true }
  | { id: string; done: false; name: string | null; reason: "taken" | "party" | "unknown" };

/** What one step of the tests came to. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** Sentences for the reader, such as what was left out and why. */
  notes: string[];
  /** Shown only when something failed. */
  output: string;
};

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, notes: [], output: "" };

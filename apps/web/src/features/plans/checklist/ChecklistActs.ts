/** Where the rows of the checklist lead. */
export type ChecklistActs = {
  onFind: () => void;
  onOverlaps: () => void;
  onSketches: (filter: "no-measure" | "no-effect") => void;
  onWriteText: () => void;
  onRetryOverlaps: () => void;
  onShowUnit: (opId: string) => void;
};

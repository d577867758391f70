import type { EffectColumns } from "./queries.ts";

type Row = EffectColumns & {
  projectId: string;
  at: Date;
  stage: string | null;
  geoLocationId: string | null;
  measureId: string | null;
};

/** When what is public of a project last changed: not when a draft was begun or a note was saved. */
export function lastPublicChange(rowsByTime: readonly Row[]): Date | null {
  const shown = new Map<string, string>();
  let last: Date | null = null;
  for (const row of rowsByTime) {
    const { stage, geoLocationId, measureId } = row;
    const now =
      stage === null
        ? ""
        : JSON.stringify([
            stage,
            geoLocationId,
            measureId,
            row.nitrogenReductionT,
            row.extractionEffortHa,
            row.afforestationEffortHa,
          ]);
    if ((shown.get(row.projectId) ?? "") !== now) last = row.at;
    shown.set(row.projectId, now);
  }
  return last;
}

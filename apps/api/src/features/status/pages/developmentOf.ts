import type { DevelopmentPoint } from "@mars/contracts/status/statusShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { development, type StageRow } from "@mars/domain/status/development";
import { addDays, addMonths } from "@mars/domain/time/copenhagen";
import type { ShareKind, Snapshot } from "../snapshot/Snapshot.ts";
import { sharesOf } from "../snapshot/unitParts.ts";
import { amountsOf, perStage } from "./figures.ts";

const maxMonths = 24;

/** The ends of the last months in which there is history, and the day of the figures. */
export function developmentDays(day: string, historyFrom: string | null): string[] {
  const firstOfMonth = `${day.slice(0, 8)}01`;
  const ends = Array.from({ length: maxMonths }, (_, index) =>
    addDays(addMonths(firstOfMonth, index - maxMonths + 1), -1),
  );
  return [...ends.filter((end) => historyFrom !== null && end >= historyFrom), day];
}

/** History as it counts for one unit. A project that moved out of it is nowhere there. */
export function historyOfUnit(
  snapshot: Snapshot,
  kind: ShareKind,
  unitKey: string,
): readonly StageRow[] {
  const rows = snapshot.history.map((row) => {
    const part = sharesOf(snapshot, row.geoLocationId, kind).find(
      (share) => share.unitKey === unitKey,
    );
    return part === undefined
      ? { ...row, stage: null, isThere: false }
      : { ...row, effects: scaleEffects(row.effects, part.share), isThere: true };
  });
  const ever = new Set(rows.filter(({ isThere }) => isThere).map(({ projectId }) => projectId));
  return rows.filter(({ projectId }) => ever.has(projectId));
}

export function developmentOf(
  rows: readonly StageRow[],
  { day, historyFrom }: Pick<Snapshot, "day" | "historyFrom">,
): DevelopmentPoint[] {
  return development(rows, developmentDays(day, historyFrom)).map((point) => ({
    day: point.day,
    counts: { ...point.count },
    effects: perStage((stage) => amountsOf(point.effects[stage])),
  }));
}

import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { SheetMark } from "@mars/contracts/status/statusSheet";
import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";

type Given = {
  effect: EffectKey;
  page: UnitPage | null;
  /** What the sheet is about, as figures are named. */
  of: string;
  goal: StatusGoal;
  /** What the shares are of. */
  whole: number;
};

/** The definitions of a goal's figures on the sheet: the country's, a group's need, or a unit's part. */
export function goalMarks({ effect, page, of, goal, whole }: Given): {
  established: SheetMark[];
  committed: SheetMark[];
} {
  const isNeed = effect === "nitrogen" && page !== null && page.goals !== null;
  const isOwn = effect === "nitrogen" && !isNeed && (page?.ownShare?.goal.goal ?? 0) > 0;
  const names =
    page === null
      ? countryNames
      : isNeed
        ? needNames
        : isOwn
          ? ownNames
          : {
              established: [`unit.${effect}.established`, `unit.${effect}EstablishedShareOfGoal`],
              committed: [`unit.${effect}`, `unit.${effect}ShareOfGoal`],
            };
  const marks = ([amount, share]: readonly string[], value: number): SheetMark[] => {
    const thing = page === null ? `country/${effect}` : isOwn ? `${of}/groups` : of;
    return [
      { name: amount!, of: thing, value },
      ...(whole > 0 ? [{ name: share!, of: thing, value: value / whole }] : []),
    ];
  };
  return {
    established: marks(names.established, goal.established),
    committed: marks(names.committed, goal.reached),
  };
}

const countryNames = {
  established: ["goal.established", "goal.establishedShare"],
  committed: ["goal.committed", "goal.committedShare"],
};
const ownNames = {
  established: ["groups.establishedT", "groups.establishedShare"],
  committed: ["groups.coveredT", "groups.share"],
};
const needNames = {
  established: ["goal.established", "goal.establishedShare"],
  committed: ["coverage.coveredT", "coverage.share"],
};

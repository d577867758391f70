import type { NeedVerdictCode } from "@mars/contracts/plans/coverage";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { StatusGoal } from "@mars/contracts/status/statusShapes";

/** Less than this is written 0,0 t. */
const shownT = 0.05;

export type Need = {
  goal: StatusGoal;
  verdict: NeedVerdictCode;
  /** Of the sub-catchments, or the groups, that have a need. */
  counts: { missing: number; all: number };
};

/** What a page answers for: a group's own need, or what falls on a unit of the groups' needs. */
export function needOf({ plan, goals, ownShare }: UnitPage): Need | null {
  if (plan && goals) {
    const { verdict, coverage } = plan;
    const counts = { missing: coverage.missingCount, all: coverage.needCount };
    return { goal: goals.nitrogen, verdict, counts };
  }
  if (!ownShare) return null;
  const { goal, groups } = ownShare;
  const counts = {
    missing: groups.filter(({ missingT }) => missingT >= shownT).length,
    all: groups.filter(({ needT }) => needT > 0).length,
  };
  const missing = goal.remaining >= shownT ? "missing" : "covered";
  const verdict = goal.goal > 0 ? missing : "no-need";
  return { goal, verdict, counts };
}

import type { StatusProject } from "@mars/contracts/status/status";
import type {
  AfforestationPage,
  OverviewPage,
  ProjectsPage,
} from "@mars/contracts/status/statusPages";
import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { add, type Comparison, type Read } from "./Comparison.ts";

/** National system's numbers and fields by ours. */
export const stateOf = {
  preliminary_examination_approval: 6,
  establishment_approval: 10,
  established: 15,
} as const;
export const fieldOf = {
  nitrogen: "nitrogenReductionT",
  extraction: "extractionEffortHa",
  afforestation: "afforestationEffortHa",
} as const;
export const stages = Object.keys(stateOf) as (keyof typeof stateOf)[];
export const effects = Object.keys(fieldOf) as (keyof typeof fieldOf)[];
const goals = { nitrogen: 13_780, extraction: 140_000, afforestation: 250_000 };

/** The overview and the afforestation page, from the list of projects. */
export async function compareNation(read: Read, comparison: Comparison): Promise<void> {
  const projects = await read<StatusProject[]>("/status/projects");
  const overview = await read<OverviewPage>("/status/pages/overview");
  const at = (stage: (typeof stages)[number]) =>
    projects.filter(({ projectStatus }) => projectStatus === stateOf[stage]);
  comparison.same("count", overview.counts.total, projects.length);
  for (const stage of stages) {
    comparison.same(`count ${stage}`, overview.counts[stage], at(stage).length);
  }
  for (const effect of effects) {
    const sum = (some: StatusProject[]) => add(some.map((project) => project[fieldOf[effect]]));
    comparison.same(`total ${effect}`, overview.totals.total[effect], sum(projects));
    for (const stage of stages) {
      const given = overview.totals.byStage[stage][effect];
      comparison.same(`total ${effect} ${stage}`, given, sum(at(stage)));
    }
    const approved = sum(at("establishment_approval"));
    compareGoal(comparison, effect, overview.goals[effect], {
      goal: goals[effect],
      reached: sum(projects),
      approved,
      established: sum(at("established")),
    });
  }
  for (const measure of overview.byMeasure) {
    const own = projects.filter(
      ({ mitigationMeasureId }) => mitigationMeasureId === measure.mitigationMeasureId,
    );
    comparison.same(`${measure.name}, count`, measure.total, own.length);
    for (const effect of effects) {
      const sum = add(own.map((project) => project[fieldOf[effect]]));
      comparison.same(`${measure.name}, ${effect}`, measure.effects[effect], sum);
    }
  }
  comparison.same(
    "measures together",
    add(overview.byMeasure.map(({ total }) => total)),
    projects.length,
  );
  const forest = await read<AfforestationPage>("/status/pages/afforestation");
  const planted = projects.filter((project) => (project.afforestationEffortHa ?? 0) > 0);
  comparison.same("forests", forest.total.count, planted.length);
  const plantedHa = add(planted.map((project) => project.afforestationEffortHa));
  comparison.same("forest", forest.total.totalHa, plantedHa);
  comparison.same("forest split", forest.total.ordinaryHa + forest.total.untouchedHa, plantedHa);
  await compareForecasts(read, comparison, overview);
}

function compareGoal(
  comparison: Comparison,
  name: string,
  given: StatusGoal,
  {
    goal,
    reached,
    approved,
    established,
  }: Record<"goal" | "reached" | "approved" | "established", number>,
): void {
  const left = reached - approved / 5;
  comparison.same(`${name} goal`, given.goal, goal);
  comparison.same(`${name} established`, given.established, established);
  comparison.same(
    `${name} its share`,
    given.establishedShare,
    goal > 0 ? established / goal : null,
  );
  comparison.same(`${name} reached`, given.reached, reached);
  comparison.same(`${name} share`, given.share, goal > 0 ? reached / goal : null);
  comparison.same(`${name} remaining`, given.remaining, Math.max(goal - reached, 0));
  comparison.same(`${name} dropout`, given.expectedDropout, approved / 5);
  comparison.same(`${name} after dropout`, given.reachedAfterDropout, left);
  comparison.same(`${name} share after`, given.shareAfterDropout, goal > 0 ? left / goal : null);
}

/** What each figure is made of: stages by the part of them that counts. */
const partsOfFigure = {
  established: { established: 1, establishment_approval: 0, preliminary_examination_approval: 0 },
  committed: { established: 1, establishment_approval: 1, preliminary_examination_approval: 1 },
  committedAfterDropout: {
    established: 1,
    establishment_approval: 0.8,
    preliminary_examination_approval: 1,
  },
} as const;

/** What came in the twelve months before, by the projects that stood then, and where it leads. */
async function compareForecasts(read: Read, comparison: Comparison, overview: OverviewPage) {
  const dayMs = 86_400_000;
  for (const effect of effects) {
    const { goal, deadline, forecasts } = overview.goals[effect];
    for (const [figure, parts] of Object.entries(partsOfFigure)) {
      const given = forecasts[figure as keyof typeof forecasts];
      const name = `${effect} ${figure} forecast`;
      const then = await read<ProjectsPage>(`/status/pages/projects?asOf=${given.from.day}`);
      const reachedThen = add(
        then.projects.map(({ wholeEffects, stage }) => wholeEffects[effect] * parts[stage]),
      );
      const reached = add(
        stages.map((stage) => overview.totals.byStage[stage][effect] * parts[stage]),
      );
      const added = reached - reachedThen;
      const [from, to] = [Date.parse(given.from.day), Date.parse(given.to.day)];
      comparison.same(`${name}, year`, given.from.day.slice(5), given.to.day.slice(5));
      comparison.same(`${name}, then`, given.from.reached, reachedThen);
      comparison.same(`${name}, now`, given.to.reached, reached);
      comparison.same(`${name}, added`, given.added, added);
      if (given.kind !== "month" || given.on === null || deadline === null) continue;
      const perDay = added / ((to - from) / dayMs);
      const on = new Date(to + Math.ceil((goal - reached) / perDay) * dayMs).toISOString();
      comparison.same(`${name}, met`, given.on, on.slice(0, 10));
      const months = 12 * (Number(on.slice(0, 4)) - Number(deadline.slice(0, 4)));
      comparison.same(
        `${name}, late`,
        given.monthsAfterDeadline,
        months + Number(on.slice(5, 7)) - 12,
      );
      const ahead = reached + (perDay * (Date.parse(deadline) - to)) / dayMs;
      const atDeadline = Math.min(goal, ahead);
      comparison.same(`${name}, at the deadline`, given.atDeadline, atDeadline);
    }
  }
}

/** A page as of an earlier day against the projects that stood then, and the development's point. */
export async function compareEarlier(
  read: Read,
  comparison: Comparison,
  day: string,
): Promise<void> {
  const then = await read<OverviewPage>(`/status/pages/overview?asOf=${day}`);
  const { projects } = await read<ProjectsPage>(`/status/pages/projects?asOf=${day}`);
  const now = await read<OverviewPage>("/status/pages/overview");
  const point = now.development.find((one) => one.day === day);
  for (const stage of stages) {
    const standing = projects.filter((project) => project.stage === stage);
    comparison.same(`${day} ${stage}`, then.counts[stage], standing.length);
    if (point) comparison.same(`${day} ${stage}, point`, point.counts[stage], standing.length);
    for (const effect of effects) {
      const sum = add(standing.map(({ wholeEffects }) => wholeEffects[effect]));
      comparison.same(`${day} ${stage} ${effect}`, then.totals.byStage[stage][effect], sum);
      if (point) comparison.same(`${day} ${effect}, point`, point.effects[stage][effect], sum);
    }
  }
}

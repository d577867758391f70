import type { StatusProject } from "@mars/contracts/status";
import type { AfforestationPage, OverviewPage, ProjectsPage } from "@mars/contracts/statusPages";
import type { StatusGoal } from "@mars/contracts/statusShapes";
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
  await comparePace(read, comparison, overview);
}

function compareGoal(
  comparison: Comparison,
  name: string,
  given: StatusGoal,
  { goal, reached, approved }: { goal: number; reached: number; approved: number },
): void {
  const left = reached - approved / 5;
  comparison.same(`${name} goal`, given.goal, goal);
  comparison.same(`${name} reached`, given.reached, reached);
  comparison.same(`${name} share`, given.share, goal > 0 ? reached / goal : null);
  comparison.same(`${name} remaining`, given.remaining, Math.max(goal - reached, 0));
  comparison.same(`${name} dropout`, given.expectedDropout, approved / 5);
  comparison.same(`${name} after dropout`, given.reachedAfterDropout, left);
  comparison.same(`${name} share after`, given.shareAfterDropout, goal > 0 ? left / goal : null);
}

/** What was added since the day the pace is reckoned from, by the projects that stood then. */
async function comparePace(read: Read, comparison: Comparison, overview: OverviewPage) {
  for (const effect of effects) {
    const { pace } = overview.goals[effect];
    const { from, to, days } = pace.inputs;
    const then = await read<ProjectsPage>(`/status/pages/projects?asOf=${from.day}`);
    const reachedThen = add(then.projects.map(({ wholeEffects }) => wholeEffects[effect]));
    const dayMs = 86_400_000;
    const between = (Date.parse(to.day) - Date.parse(from.day)) / dayMs;
    const added = overview.totals.total[effect] - reachedThen;
    comparison.same(`${effect} pace, days`, days, between);
    comparison.same(`${effect} pace, then`, from.reached, reachedThen);
    comparison.same(`${effect} pace, added`, pace.inputs.added, added);
    if (pace.on === null) continue;
    const left = (overview.goals[effect].goal - overview.totals.total[effect]) / (added / between);
    const on = new Date(Date.parse(to.day) + Math.ceil(left) * dayMs).toISOString().slice(0, 10);
    comparison.same(`${effect} pace, met`, pace.on, on);
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

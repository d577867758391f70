import {
  countNameOf,
  type DatedRow,
  drawnStages,
  type EffectKey,
  effectKeys,
  fieldOf,
  type Rows,
  sum,
  type UnitKind,
} from "./Rows.ts";
import type { Figures } from "./units.ts";

/** The projects that stood at the end of a day, with their part in the unit. */
export async function rowsOn(rows: Rows, unit: string, day: string): Promise<DatedRow[]> {
  return (await listedOn(rows, unit, day)).map((row) =>
    // The id that stands for a withdrawn project stands for another one on another day.
    row.id.startsWith(PLACEHOLDER) ? { ...row, id: `applied ${row.appliedAt}` } : row,
  );
}

const PLACEHOLDER = "00000000-0000-4000-8000-";

async function listedOn(rows: Rows, unit: string, day: string): Promise<DatedRow[]> {
  if (unit === "country") {
    type Page = { projects: (DatedRow & { wholeEffects: DatedRow["effects"] })[] };
    const { projects } = await rows.at<Page>(`/status/pages/projects?asOf=${day}`);
    return projects.map((row) => ({ ...row, effects: row.wholeEffects }));
  }
  const [kind, id] = unit.split("/") as [UnitKind, string];
  const { projects } = await rows.at<{ projects: DatedRow[] }>(
    `/status/pages/units/${kind}/${id}?asOf=${day}`,
  );
  return projects;
}

const add = (rows: readonly DatedRow[], shows: "projects" | EffectKey) =>
  shows === "projects" ? rows.length : sum(rows.map(({ effects }) => effects[shows]));

/** What stood on a day: a point of a development. */
export async function dayFigures(rows: Rows, unit: string, day: string): Promise<Figures> {
  const standing = await rowsOn(rows, unit, day);
  const figures: Figures = {};
  for (const shows of ["projects", ...effectKeys] as const) {
    figures[`on.${shows}`] = add(standing, shows);
    for (const stage of drawnStages) {
      const own = standing.filter((row) => row.stage === countNameOf[stage]);
      figures[`on.${shows}.${countNameOf[stage]}`] = add(own, shows);
    }
  }
  return figures;
}

type Metadata = { nationalGoals: Record<(typeof fieldOf)[EffectKey], number> };

async function goalOf(rows: Rows, effect: EffectKey): Promise<number> {
  const { nationalGoals } = await rows.at<Metadata>("/status/metadata");
  return nationalGoals[fieldOf[effect]];
}

/** A fifth of what has establishment approval is expected to drop out. */
const DROPOUT = 0.2;
const dayMs = 86_400_000;

/** What counts in each figure that is carried on: the stages, by the part of them that counts. */
const partsOf = {
  established: { established: 1, establishment: 0, preliminary: 0 },
  committed: { established: 1, establishment: 1, preliminary: 1 },
  committedAfterDropout: { established: 1, establishment: 1 - DROPOUT, preliminary: 1 },
} as const;

/** A national goal now, and where the last twelve months lead. */
export async function goalFigures(rows: Rows, effect: EffectKey): Promise<Figures> {
  const goal = await goalOf(rows, effect);
  const projects = await rows.projects();
  const at = (status: number) =>
    sum(projects.filter((row) => row.projectStatus === status).map((row) => row[fieldOf[effect]]));
  const [established, establishment, preliminary] = [at(15), at(10), at(6)];
  const committed = established + establishment + preliminary;
  const sketches = (await rows.plans()).flatMap(({ sketchProjects }) => sketchProjects);
  type Overview = {
    day: string;
    goals: Record<EffectKey, { deadline: string | null; parts: { key: string; amount: number }[] }>;
  };
  const { day, goals } = await rows.at<Overview>("/status/pages/overview");
  return {
    "goal.goal": goal,
    "goal.established": established,
    "goal.establishedShare": established / goal,
    "goal.establishment": establishment,
    "goal.preliminary": preliminary,
    "goal.committed": committed,
    "goal.remaining": Math.max(0, goal - committed),
    "goal.committedShare": committed / goal,
    "goal.dropout": DROPOUT * establishment,
    "goal.committedAfterDropout": committed - DROPOUT * establishment,
    "goal.shareAfterDropout": (committed - DROPOUT * establishment) / goal,
    "goal.sketch": sum(sketches.map((row) => row[fieldOf[effect]])),
    ...agreedParts,
    ...(await forecastFigures(rows, { effect, goal, day, deadline: goals[effect].deadline })),
  };
}

/** What the agreement names within the goals (SPEC 9). */
const agreedParts: Figures = {
  "part.rounded-goal": 13_800,
  "part.agricultural-policy": 840,
  "part.collective-measures": 12_959,
  "part.field-regulation": 6500,
  "part.edge-areas": 70_000,
  "part.grant-scheme": 230_000,
  "part.grant-scheme-untouched": 80_000,
  "part.urban-untouched": 20_000,
  "part.untouched": 100_000,
};

async function forecastFigures(
  rows: Rows,
  given: { effect: EffectKey; goal: number; day: string; deadline: string | null },
): Promise<Figures> {
  const { effect, goal, day, deadline } = given;
  const from = `${Number(day.slice(0, 4)) - 1}${day.slice(4) === "-02-29" ? "-02-28" : day.slice(4)}`;
  const [then, now] = [await rowsOn(rows, "country", from), await rowsOn(rows, "country", day)];
  const figures: Figures = {};
  for (const [figure, weights] of Object.entries(partsOf)) {
    const reached = (standing: readonly DatedRow[]) =>
      sum(
        drawnStages.map(
          (stage) =>
            weights[stage] *
            add(
              standing.filter((row) => row.stage === countNameOf[stage]),
              effect,
            ),
        ),
      );
    const days = (Date.parse(day) - Date.parse(from)) / dayMs;
    const added = reached(now) - reached(then);
    const perDay = added / days;
    const name = `forecast.${figure}`;
    figures[`${name}.added`] = added;
    figures[`${name}.addedPerMonth`] = added / 12;
    if (deadline === null) continue;
    figures[`${name}.atDeadline`] = Math.min(
      goal,
      reached(now) + (perDay * (Date.parse(deadline) - Date.parse(day))) / dayMs,
    );
    const after = (on: string) =>
      12 * (Number(on.slice(0, 4)) - Number(deadline.slice(0, 4))) + Number(on.slice(5, 7)) - 12;
    if (reached(now) >= goal) {
      figures[`${name}.monthsAfterDeadline`] = after(await monthMet(rows, day, reached, goal));
      continue;
    }
    if (perDay <= 0) continue;
    const metMs = Date.parse(day) + Math.ceil((goal - reached(now)) / perDay) * dayMs;
    figures[`${name}.monthsAfterDeadline`] = after(new Date(metMs).toISOString());
  }
  return figures;
}

/** The first month since whose end the goal was never missed again. */
async function monthMet(
  rows: Rows,
  day: string,
  reached: (standing: readonly DatedRow[]) => number,
  goal: number,
): Promise<string> {
  let month = day.slice(0, 7);
  for (;;) {
    const before = new Date(Date.parse(`${month}-01`) - dayMs).toISOString().slice(0, 10);
    if (reached(await rowsOn(rows, "country", before)) < goal) return month;
    month = before.slice(0, 7);
  }
}

import type { StatusPlan, StatusProject, StatusUnit } from "@mars/contracts/status/status";
import type { UnitPage, UnitsPage } from "@mars/contracts/status/statusPages";
import { add, type Comparison, middleOf, type Read } from "./Comparison.ts";
import { effects, fieldOf, stages, stateOf } from "./nation.ts";

const paths = { plan: "plans", tripartite: "vos", municipality: "municipalities" } as const;
export const kinds = Object.keys(paths) as (keyof typeof paths)[];
type Kind = (typeof kinds)[number];

/** Every unit of a kind: shares by overlap, totals, counts, ranks, median. */
export async function compareUnits(read: Read, comparison: Comparison, kind: Kind): Promise<void> {
  const whole = await read<StatusProject[]>("/status/projects");
  const rows = await read<(StatusUnit | StatusPlan)[]>(`/status/${paths[kind]}`);
  compareShares(comparison, kind, whole, rows);
  const page = await read<UnitsPage>(`/status/pages/units/${kind}`);
  const unitOf = new Map(rows.map((unit) => [unit.id, unit]));
  const sums = (unit: StatusUnit, effect: (typeof effects)[number]) =>
    add(unit.projects.map((project) => project[fieldOf[effect]]));
  for (const given of page.units) {
    const unit = unitOf.get(given.id)!;
    comparison.same(`${given.name}, count`, given.counts.total, unit.projects.length);
    comparison.same(
      `${given.name}, sketches`,
      given.counts.sketch_project,
      unit.sketchProjects.length,
    );
    for (const effect of effects) {
      const name = `${kind} ${given.name}, ${effect}`;
      const sum = sums(unit, effect);
      comparison.same(name, given.totals.total[effect], sum);
      const country = add(whole.map((project) => project[fieldOf[effect]]));
      comparison.same(`${name}, share`, given.shareOfCountry[effect], sum / country);
      const better = page.units.filter((other) => sums(unitOf.get(other.id)!, effect) > sum);
      comparison.same(`${name}, rank`, given.rank[effect], better.length + 1);
      for (const stage of stages) {
        const own = unit.projects.filter(({ projectStatus }) => projectStatus === stateOf[stage]);
        const ofStage = add(own.map((project) => project[fieldOf[effect]]));
        comparison.same(`${name}, ${stage}`, given.totals.byStage[stage][effect], ofStage);
      }
      const sketched = add(unit.sketchProjects.map((sketch) => sketch[fieldOf[effect]]));
      comparison.same(`${name}, sketches`, given.totals.sketches[effect], sketched);
      const planned = sum + sketched;
      comparison.same(`${name}, planned`, given.totals.totalInclSketches[effect], planned);
    }
  }
  comparison.same(`${kind}, each once`, page.country.counts.total, whole.length);
  const listed = new Set(
    page.units.flatMap(({ id }) => unitOf.get(id)!.projects.map(({ projectId }) => projectId)),
  );
  const nowhere = whole.filter(({ projectId }) => !listed.has(projectId));
  comparison.same(`${kind}, in none`, page.outside.counts.total >= nowhere.length ? 1 : 0, 1);
  for (const effect of effects) {
    const all = add(whole.map((project) => project[fieldOf[effect]]));
    const inUnits = add(page.units.map(({ totals }) => totals.total[effect]));
    comparison.same(`${kind} ${effect}, country`, page.country.totals.total[effect], all);
    comparison.same(
      `${kind} ${effect}, units and the rest`,
      inUnits + page.outside.totals.total[effect],
      all,
    );
  }
  for (const effect of effects) {
    const middle = middleOf(page.units.map((given) => sums(unitOf.get(given.id)!, effect)));
    comparison.same(`${kind} median ${effect}`, page.median[effect], middle);
  }
}

/** A project's parts are its effects by overlapping area, and all of it where it overlaps anything. */
function compareShares(
  comparison: Comparison,
  kind: Kind,
  whole: readonly StatusProject[],
  units: readonly StatusUnit[],
): void {
  const parts = Map.groupBy(
    units.flatMap(({ projects }) => projects),
    ({ projectId }) => projectId,
  );
  for (const project of whole) {
    const own = parts.get(project.projectId) ?? [];
    const overlapHa = add(own.map(({ overlappingAreaHa }) => overlappingAreaHa));
    for (const part of own) {
      const share = (part.overlappingAreaHa ?? 0) / overlapHa;
      for (const effect of effects) {
        const all = project[fieldOf[effect]];
        const expected = all === null ? null : all * share;
        comparison.same(`${kind} share of ${project.projectName}`, part[fieldOf[effect]], expected);
      }
    }
  }
}

/** The page of one unit: its own rows, its place among the others, and its goal. */
export async function compareUnit(
  read: Read,
  comparison: Comparison,
  kind: Kind,
  id: string,
): Promise<void> {
  const page = await read<UnitPage>(`/status/pages/units/${kind}/${id}`);
  const { units } = await read<UnitsPage>(`/status/pages/units/${kind}`);
  const total = (effect: (typeof effects)[number]) =>
    add(page.projects.map((project) => project.effects[effect]));
  for (const effect of effects) {
    const name = `page of ${page.name}, ${effect}`;
    const values = units.map((unit) => unit.totals.total[effect]).toSorted((a, b) => a - b);
    const standing = page.standing[effect];
    comparison.same(name, page.totals.total[effect], total(effect));
    comparison.same(`${name}, of`, standing.of, units.length);
    comparison.same(`${name}, median`, standing.median, middleOf(values));
    comparison.same(`${name}, highest`, standing.highest.value, values.at(-1) ?? 0);
    comparison.same(
      `${name}, rank`,
      standing.rank,
      values.filter((value) => value > standing.value).length + 1,
    );
    comparison.same(
      `${name}, measures`,
      add(page.byMeasure.map((measure) => measure.effects[effect])),
      total(effect),
    );
    const last = page.development.at(-1)!;
    comparison.same(
      `${name}, development`,
      add(stages.map((stage) => last.effects[stage][effect])),
      total(effect),
    );
  }
  if (page.plan !== null) comparePlan(comparison, page, page.plan);
}

type PlanFigures = NonNullable<UnitPage["plan"]>;

/** What covers the need, sub-catchment by sub-catchment: surplus in one is of no use to another. */
function comparePlan(comparison: Comparison, page: UnitPage, plan: PlanFigures): void {
  for (const row of page.subCatchments) {
    const name = `${page.name}, ${row.name}`;
    const counted = add(stages.map((stage) => row.byStage[stage]));
    comparison.same(`${name}, committed`, row.committedT, counted);
    comparison.same(`${name}, planned`, row.plannedT, counted + row.sketchT);
    comparison.same(`${name}, missing`, row.missingT, Math.max(row.needT - counted, 0));
    comparison.same(`${name}, covered`, row.coveredT, Math.min(row.needT, counted));
  }
  compareCoverage(comparison, `${page.name}, committed`, plan.coverage, page, "committedT");
  compareCoverage(
    comparison,
    `${page.name}, with sketches`,
    plan.coverageInclSketches,
    page,
    "plannedT",
  );
  comparison.same(
    `${page.name}, sub-catchments, rest and left out are the plan's projects`,
    plan.coverage.contributedT + plan.outside.leftOutT,
    add(page.projects.map((project) => project.effects.nitrogen)),
  );
  comparison.same(
    `${page.name}, with sketches`,
    plan.coverageInclSketches.contributedT - plan.coverage.contributedT,
    add(page.subCatchments.map(({ sketchT }) => sketchT)) + plan.outside.sketchT,
  );
  const goal = page.goals?.nitrogen;
  comparison.same(`${page.name}, goal`, goal?.goal, plan.coverage.needT);
  comparison.same(`${page.name}, reached`, goal?.reached, plan.coverage.coveredT);
  comparison.same(`${page.name}, remaining`, goal?.remaining, plan.coverage.missingT);
  const isMet = goal?.forecasts.committed.kind === "met";
  const isCovered = Math.round(plan.coverage.missingT * 10) === 0;
  comparison.same(`${page.name}, met`, String(isMet), String(isCovered));
  const said =
    plan.coverage.needT > 0
      ? isCovered
        ? "covered"
        : "missing"
      : plan.nitrogenReductionGoalT - plan.fieldRegulationT >= 0.05
        ? "unshared"
        : plan.nitrogenReductionGoalT > 0
          ? "field-regulation"
          : "no-need";
  comparison.same(`${page.name}, verdict`, plan.verdict, said);
}

function compareCoverage(
  comparison: Comparison,
  name: string,
  given: PlanFigures["coverage"],
  { subCatchments, plan }: UnitPage,
  figure: "committedT" | "plannedT",
): void {
  const { committedT = 0, sketchT = 0 } = plan?.outside ?? {};
  const outside = figure === "plannedT" ? committedT + sketchT : committedT;
  const sum = (of: (needT: number, givenT: number) => number) =>
    add(subCatchments.map((row) => of(row.needT, row[figure])));
  const needT = sum((need) => need);
  const coveredT = sum((need, own) => Math.min(need, own));
  comparison.same(`${name}, need`, given.needT, needT);
  comparison.same(`${name}, covered`, given.coveredT, coveredT);
  comparison.same(
    `${name}, missing`,
    given.missingT,
    sum((need, own) => Math.max(need - own, 0)),
  );
  comparison.same(
    `${name}, surplus`,
    given.surplusT,
    sum((need, own) => (need > 0 ? Math.max(own - need, 0) : 0)),
  );
  comparison.same(
    `${name}, without need`,
    given.noNeedT,
    sum((need, own) => (need > 0 ? 0 : own)) + outside,
  );
  comparison.same(`${name}, all`, given.contributedT, sum((_, own) => own) + outside);
  comparison.same(`${name}, share`, given.share, needT > 0 ? coveredT / needT : null);
}

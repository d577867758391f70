type Amounts = { nitrogen: number; extraction: number; afforestation: number };
type Counts = {
  established: number;
  establishment_approval: number;
  preliminary_examination_approval: number;
};
type Row = {
  projectId: string;
  projectStatus: number;
  nitrogenReductionT: number | null;
  extractionEffortHa: number | null;
  afforestationEffortHa: number | null;
};
type Unit = { id: string; projects: Row[]; sketchProjects: Omit<Row, "projectStatus">[] };
type Plan = Unit & {
  nitrogenReductionGoalT: number;
  fieldRegulationT: number;
  otherExtractionEffortT: number;
  extractionPotentialHa: number;
};
type Sub = {
  opId: string;
  needT: number;
  byStage: Counts;
  sketchT: number;
};
type PlanPage = {
  subCatchments: Sub[];
  plan: {
    outside: { committedT: number; sketchT: number; leftOutT: number };
    version: { number: number; plannedT: number | null; twiceT: number | null } | null;
  };
};
type NationalGoals = Record<
  "nitrogenReductionT" | "extractionEffortHa" | "afforestationEffortHa",
  number
>;
type Read = <T>(path: string) => Promise<T>;

const stages = {
  established: 15,
  establishment_approval: 10,
  preliminary_examination_approval: 6,
} as const;

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/**
 * Every figure that pages mark, worked out once more from the rows of the public API by sums anybody
 * can follow: `definition of thing` → value.
 */
export async function recomputeFigures(read: Read) {
  const expected = new Map<string, number>();
  const put = (of: string, figures: Record<string, number>) => {
    for (const [name, value] of Object.entries(figures)) expected.set(`${name} of ${of}`, value);
  };
  const projects = await read<Row[]>("/api/status/projects");
  put("country", unitFigures(projects));
  const { nationalGoals } = await read<{ nationalGoals: NationalGoals }>("/api/status/metadata");
  for (const [effect, key, goal] of [
    ["nitrogen", "nitrogenReductionT", nationalGoals.nitrogenReductionT],
    ["extraction", "extractionEffortHa", nationalGoals.extractionEffortHa],
    ["afforestation", "afforestationEffortHa", nationalGoals.afforestationEffortHa],
  ] as const)
    put(`country/${effect}`, goalFigures(projects, key, goal));
  const kinds = { plan: "plans", tripartite: "vos", municipality: "municipalities" } as const;
  const ids: Record<string, string[]> = {};
  for (const [kind, path] of Object.entries(kinds)) {
    const units = await read<Unit[]>(`/api/status/${path}`);
    // Land outside the municipal division has figures, but is no unit of the list.
    const page = await read<{ units: { id: string }[] }>(`/api/status/pages/units/${kind}`);
    const listed = new Set(page.units.map(({ id }) => id));
    const shown = units.filter(({ id }) => listed.has(id));
    for (const unit of shown) put(`${kind}/${unit.id}`, unitFigures(unit.projects));
    ids[kind] = shown.toSorted((a, b) => b.projects.length - a.projects.length).map(({ id }) => id);
    put(`outside/${kind}`, outsideFigures(projects, shown));
  }
  const plans = await read<Plan[]>("/api/status/plans");
  let needOfAllT = 0;
  for (const plan of plans) {
    const page = await read<PlanPage>(`/api/status/pages/units/plan/${plan.id}`);
    const figures = planFigures(plan, page);
    needOfAllT += figures["coverage.needT"]!;
    put(`plan/${plan.id}`, figures);
    for (const sub of page.subCatchments) put(`subcatchment/${sub.opId}`, subFigures(sub));
    const { version } = page.plan;
    if (version?.plannedT != null && version.twiceT != null)
      put(`plan/${plan.id}/version/${version.number}`, {
        "version.plannedT": version.plannedT,
        "version.twiceT": version.twiceT,
      });
  }
  put("country", { "unit.need": needOfAllT });
  put("outside/plan", { "unit.need": 0 });
  return { expected, plans: ids.plan ?? [], municipalities: ids.municipality ?? [] };
}

/** A fifth of what has establishment approval is expected to drop out. */
const DROPOUT = 0.2;

function goalFigures(
  rows: readonly Row[],
  key: keyof NationalGoals,
  goal: number,
): Record<string, number> {
  const at = (status: number) =>
    sum(rows.filter(({ projectStatus }) => projectStatus === status).map((row) => row[key]));
  const committed = sum(rows.map((row) => row[key]));
  const established = at(stages.established);
  return {
    "goal.established": established,
    "goal.establishedShare": established / goal,
    "goal.committed": committed,
    "goal.committedShare": committed / goal,
    "goal.shareAfterDropout": (committed - DROPOUT * at(stages.establishment_approval)) / goal,
  };
}

function unitFigures(rows: readonly Row[]): Record<string, number> {
  const at = (status: number) =>
    rows.filter(({ projectStatus }) => projectStatus === status).length;
  return {
    "unit.total": rows.length,
    ...Object.fromEntries(
      Object.entries(stages).map(([stage, status]) => [`unit.${stage}`, at(status)]),
    ),
    ...amountsOf(rows),
  };
}

function amountsOf(rows: readonly Omit<Row, "projectStatus">[]): Record<string, number> {
  const amounts: Amounts = {
    nitrogen: sum(rows.map((row) => row.nitrogenReductionT)),
    extraction: sum(rows.map((row) => row.extractionEffortHa)),
    afforestation: sum(rows.map((row) => row.afforestationEffortHa)),
  };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, value]) => [`unit.${name}`, value]),
  );
}

/** What the listed units do not have of the whole; a project partly outside is counted there too. */
function outsideFigures(whole: readonly Row[], units: readonly Unit[]): Record<string, number> {
  const parts = Map.groupBy(
    units.flatMap(({ projects }) => projects),
    ({ projectId }) => projectId,
  );
  const rest = whole.flatMap((project) => {
    const own = parts.get(project.projectId) ?? [];
    const left = (key: keyof Omit<Row, "projectId" | "projectStatus">) =>
      (project[key] ?? 0) - sum(own.map((part) => part[key]));
    const row = {
      ...project,
      nitrogenReductionT: left("nitrogenReductionT"),
      extractionEffortHa: left("extractionEffortHa"),
      afforestationEffortHa: left("afforestationEffortHa"),
    };
    const isOutside =
      own.length === 0 ||
      row.nitrogenReductionT + row.extractionEffortHa + row.afforestationEffortHa > 1e-9;
    return isOutside ? [row] : [];
  });
  return unitFigures(rest);
}

function subFigures({ needT, byStage, sketchT }: Sub): Record<string, number> {
  const committedT = sum(Object.values(byStage));
  return {
    "sub.needT": needT,
    "sub.committedT": committedT,
    "sub.achievedT": byStage.established,
    "sub.sketchT": sketchT,
    "sub.surplusT": needT > 0 ? Math.max(0, committedT - needT) : 0,
    "sub.missingT": Math.max(0, needT - committedT),
    "sub.coveredShare": needT > 0 ? Math.min(needT, committedT) / needT : 0,
  };
}

function planFigures(plan: Plan, { subCatchments, plan: given }: PlanPage): Record<string, number> {
  const committed = (sub: Sub) => sum(Object.values(sub.byStage));
  const planned = (sub: Sub) => committed(sub) + sub.sketchT;
  // The rest is what the plan's rows have and its sub-catchments do not.
  const outsideT =
    sum(plan.projects.map((row) => row.nitrogenReductionT)) -
    sum(subCatchments.map(committed)) -
    given.outside.leftOutT;
  const outsideSketchT =
    sum(plan.sketchProjects.map((row) => row.nitrogenReductionT)) -
    sum(subCatchments.map(({ sketchT }) => sketchT));
  const of = (name: string, contributed: (sub: Sub) => number, restT: number) => {
    const needing = subCatchments.filter(({ needT }) => needT > 0);
    const missing = (sub: Sub) => Math.max(0, sub.needT - contributed(sub));
    const surplus = (sub: Sub) => Math.max(0, contributed(sub) - sub.needT);
    const needT = sum(needing.map((sub) => sub.needT));
    const coveredT = sum(needing.map((sub) => Math.min(sub.needT, contributed(sub))));
    const noNeedT = sum(subCatchments.filter(({ needT: t }) => t <= 0).map(contributed));
    return {
      [`${name}.needT`]: needT,
      [`${name}.contributedT`]: sum(subCatchments.map(contributed)) + restT,
      [`${name}.coveredT`]: coveredT,
      [`${name}.missingT`]: sum(needing.map(missing)),
      [`${name}.missingCount`]: needing.filter((sub) => missing(sub) >= 0.05).length,
      [`${name}.needCount`]: needing.length,
      [`${name}.surplusT`]: sum(needing.map(surplus)),
      [`${name}.surplusCount`]: needing.filter((sub) => surplus(sub) >= 0.05).length,
      [`${name}.noNeedT`]: noNeedT + restT,
      [`${name}.noNeedInSubCatchmentsT`]: noNeedT,
      [`${name}.share`]: needT > 0 ? coveredT / needT : 0,
    };
  };
  const committedFigures = of("coverage", committed, outsideT);
  return {
    ...committedFigures,
    ...of("coverageInclSketches", planned, outsideT + outsideSketchT),
    "unit.need": committedFigures["coverage.needT"]!,
    "plan.goalT": plan.nitrogenReductionGoalT,
    "plan.fieldRegulationT": plan.fieldRegulationT,
    "plan.extractionPotentialHa": plan.extractionPotentialHa,
    "plan.outsideT": outsideT + outsideSketchT,
    "plan.leftOutT": given.outside.leftOutT,
    "outside.committedT": outsideT,
    "outside.sketchT": outsideSketchT,
    "outside.achievedT": 0,
    "outside.surplusT": 0,
    "plan.sub.achievedT": sum(subCatchments.map(({ byStage }) => byStage.established)),
    "plan.sub.sketchT": sum(subCatchments.map(({ sketchT }) => sketchT)) + outsideSketchT,
  };
}

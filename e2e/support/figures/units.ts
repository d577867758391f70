import {
  countNameOf,
  drawnStages,
  effectKeys,
  fieldOf,
  inStage,
  type ProjectPart,
  type Rows,
  type SketchPart,
  sum,
  type UnitKind,
} from "./Rows.ts";

export type Figures = Record<string, number>;

/** Counts and amounts of projects, by stage and together, and of sketches. */
export function sumsOf(
  rows: readonly ProjectPart[],
  sketches: readonly SketchPart[] = [],
): Figures {
  const figures: Figures = { "unit.total": rows.length, "unit.sketch_project": sketches.length };
  for (const stage of drawnStages)
    figures[`unit.${countNameOf[stage]}`] = inStage(rows, stage).length;
  for (const effect of effectKeys) {
    const amount = (parts: readonly ProjectPart[]) => sum(parts.map((row) => row[fieldOf[effect]]));
    figures[`unit.${effect}`] = amount(rows);
    const sketched = sum(sketches.map((row) => row[fieldOf[effect]]));
    figures[`unit.${effect}.sketch`] = sketched;
    figures[`unit.${effect}.planned`] = amount(rows) + sketched;
    for (const stage of drawnStages) {
      figures[`unit.${effect}.${stage}`] = amount(inStage(rows, stage));
    }
  }
  return figures;
}

export async function countryFigures(rows: Rows): Promise<Figures> {
  const plans = await rows.plans();
  const sketches = new Map(
    plans.flatMap((plan) => plan.sketchProjects.map((one) => [one.sketchProjectId, one] as const)),
  );
  return {
    ...sumsOf(await rows.projects()),
    "unit.sketch_project": sketches.size,
    "unit.need": sum(plans.map(({ otherExtractionEffortT }) => otherExtractionEffortT)),
  };
}

/** One unit: its own sums, its part of the country and of the national goals, and its place. */
export async function unitFigures(rows: Rows, kind: UnitKind, id: string): Promise<Figures> {
  const unit = await rows.unit(kind, id);
  const figures = sumsOf(unit.projects, unit.sketchProjects);
  const [country, all] = [await countryFigures(rows), await rows.listed(kind)];
  const { nationalGoals } = await rows.at<{
    nationalGoals: Record<(typeof fieldOf)[keyof typeof fieldOf], number>;
  }>("/status/metadata");
  for (const effect of effectKeys) {
    const own = figures[`unit.${effect}`]!;
    const others = all.map((one) => sum(one.projects.map((row) => row[fieldOf[effect]])));
    figures[`unit.${effect}ShareOfCountry`] = own / country[`unit.${effect}`]!;
    figures[`unit.${effect}ShareOfGoal`] = own / nationalGoals[fieldOf[effect]];
    figures[`unit.${effect}EstablishedShareOfGoal`] =
      figures[`unit.${effect}.established`]! / nationalGoals[fieldOf[effect]];
    // What differs by less than floating point is the same place.
    figures[`rank.${effect}`] = others.filter((other) => other > own + 1e-9).length + 1;
  }
  return figures;
}

/** What the listed units do not have of the whole; a project partly outside is counted there too. */
export async function outsideFigures(rows: Rows, kind: UnitKind): Promise<Figures> {
  const parts = Map.groupBy(
    (await rows.listed(kind)).flatMap(({ projects }) => projects),
    ({ projectId }) => projectId,
  );
  const rest = (await rows.projects()).flatMap((project) => {
    const own = parts.get(project.projectId) ?? [];
    const left = { ...project };
    for (const effect of effectKeys) {
      const field = fieldOf[effect];
      left[field] = (project[field] ?? 0) - sum(own.map((part) => part[field]));
    }
    const isOutside =
      own.length === 0 || sum(effectKeys.map((effect) => left[fieldOf[effect]])) > 1e-9;
    return isOutside ? [left] : [];
  });
  return { ...sumsOf(rest, await sketchesOutside(rows, kind)), "unit.need": 0 };
}

/** What no listed unit has of a sketch; the plans together have all of it. */
async function sketchesOutside(rows: Rows, kind: UnitKind): Promise<SketchPart[]> {
  const bySketch = (units: readonly { sketchProjects: SketchPart[] }[]) =>
    Map.groupBy(
      units.flatMap(({ sketchProjects }) => sketchProjects),
      ({ sketchProjectId }) => sketchProjectId,
    );
  const inUnits = bySketch(await rows.listed(kind));
  return [...bySketch(await rows.plans())].flatMap(([id, parts]) => {
    const own = inUnits.get(id) ?? [];
    const left = { ...parts[0]! };
    for (const effect of effectKeys) {
      const field = fieldOf[effect];
      left[field] = sum(parts.map((part) => part[field])) - sum(own.map((part) => part[field]));
    }
    return own.length === 0 ? [left] : [];
  });
}

/** The projects of a unit, or of the country, that use one measure. */
export async function measureFigures(
  parts: readonly ProjectPart[],
  measureId: string,
): Promise<Figures> {
  const own = parts.filter((row) => (row.mitigationMeasureId ?? "none") === measureId);
  const areaHa = sum(own.map(({ overlappingAreaHa }) => overlappingAreaHa));
  return { ...sumsOf(own), "unit.projectAreaHa": areaHa };
}

/** A project or sketch in a unit; its share by what of it lies in any unit of the kind. */
export function partFigures(
  part: ProjectPart | SketchPart | undefined,
  inAnyUnit: readonly (ProjectPart | SketchPart)[],
): Figures {
  if (!part) return {};
  const partHa = part.overlappingAreaHa ?? 0;
  const inAnyHa = sum(inAnyUnit.map(({ overlappingAreaHa }) => overlappingAreaHa));
  return {
    "project.areaHa": partHa,
    "project.share": inAnyHa > 0 ? partHa / inAnyHa : 1,
    ...Object.fromEntries(
      effectKeys.map((effect) => [`project.${effect}`, part[fieldOf[effect]] ?? 0]),
    ),
  };
}

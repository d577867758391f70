export type Read = <T>(path: string) => Promise<T>;

export type EffectKey = "nitrogen" | "extraction" | "afforestation";
export const effectKeys: readonly EffectKey[] = ["nitrogen", "extraction", "afforestation"];
export const fieldOf = {
  nitrogen: "nitrogenReductionT",
  extraction: "extractionEffortHa",
  afforestation: "afforestationEffortHa",
} as const;

/** The stages as the national API numbers them, by the names that figures have. */
export const stateOf = { established: 15, establishment: 10, preliminary: 6 } as const;
export const countNameOf = {
  established: "established",
  establishment: "establishment_approval",
  preliminary: "preliminary_examination_approval",
} as const;
export type DrawnStage = keyof typeof stateOf;
export const drawnStages = Object.keys(stateOf) as DrawnStage[];

export type Effects = Record<(typeof fieldOf)[EffectKey], number | null>;
export type Part = Effects & { overlappingAreaHa: number | null };
export type ProjectPart = Part & {
  projectId: string;
  projectStatus: number;
  mitigationMeasureId: string | null;
  geoLocationId: string | null;
  applicationTimestamp: string | null;
  lastStateChanged: string | null;
  supplementaryGeometries?: { areaHa: number; supplementaryGeometryTypeId: string }[] | null;
};
export type SketchPart = Part & { sketchProjectId: string; geoLocationId: string };
export type Unit = {
  id: string;
  name: string;
  projects: ProjectPart[];
  sketchProjects: SketchPart[];
};
export type PlanUnit = Unit & {
  nitrogenReductionGoalT: number;
  fieldRegulationT: number;
  otherExtractionEffortT: number;
  extractionPotentialHa: number;
  lastPublishedTimestamp: string | null;
};
/** A project as a list of the pages tells it on a day: one row, nothing added up. */
export type DatedRow = {
  id: string;
  appliedAt: string | null;
  stage: (typeof countNameOf)[DrawnStage];
  effects: Record<EffectKey, number>;
};

export type UnitKind = "plan" | "tripartite" | "municipality";
export const pathOf = { plan: "plans", tripartite: "vos", municipality: "municipalities" } as const;

/** What the API tells row by row, each address asked once. */
export class Rows {
  readonly #read: Read;
  readonly #known = new Map<string, Promise<unknown>>();

  constructor(read: Read) {
    this.#read = read;
  }

  at<T>(path: string): Promise<T> {
    const known = this.#known.get(path) ?? this.#read<T>(`/api${path}`);
    this.#known.set(path, known);
    return known as Promise<T>;
  }

  projects = () => this.at<ProjectPart[]>("/status/projects");
  units = (kind: UnitKind) => this.at<Unit[]>(`/status/${pathOf[kind]}`);
  plans = () => this.at<PlanUnit[]>("/status/plans");

  /** Units as pages list them: land outside the municipal division has figures, but is no unit. */
  async listed(kind: UnitKind): Promise<Unit[]> {
    const page = await this.at<{ units: { id: string }[] }>(`/status/pages/units/${kind}`);
    const ids = new Set(page.units.map(({ id }) => id));
    return (await this.units(kind)).filter(({ id }) => ids.has(id));
  }

  async unit(kind: UnitKind, id: string): Promise<Unit> {
    const found = (await this.units(kind)).find((unit) => unit.id === id);
    if (!found) throw new Error(`no rows of ${kind} ${id}`);
    return found;
  }
}

export function sum(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

export function inStage<R extends { projectStatus: number }>(
  rows: readonly R[],
  stage: DrawnStage,
): R[] {
  return rows.filter(({ projectStatus }) => projectStatus === stateOf[stage]);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

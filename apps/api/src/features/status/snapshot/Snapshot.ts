import type { PlanAssumptions } from "@mars/domain/plans/probability";
import type { Effects } from "@mars/domain/effects/effects";
import type { CountedStage } from "@mars/domain/lifecycle/stage";
import type { StageRow } from "@mars/domain/status/development";
import type { NationalGoals } from "@mars/domain/status/goals";
import type { UnitKind } from "@mars/contracts/status/statusShapes";

/** `plan` and `tripartite` by id, `municipality` by code, `subcatchment` by its number. */
export type ShareKind = UnitKind | "subcatchment";

/** How much of one area lies in one unit; shares of one area and kind add up to 1. */
export type Share = {
  readonly unitKey: string;
  readonly overlapHa: number;
  readonly share: number;
};

export type Point = readonly [easting: number, northing: number];

/** A project that is in public status. */
export type Project = {
  readonly id: string;
  readonly name: string;
  readonly stage: CountedStage;
  readonly geoLocationId: string | null;
  readonly areaHa: number | null;
  readonly effects: Effects;
  readonly measureId: string | null;
  readonly schemeId: string | null;
  readonly appliedAt: Date | null;
  readonly lastStateChanged: Date | null;
  readonly originalEffects: unknown;
  readonly reducedAreaHa: number | null;
  readonly supplementaryOverlap1Ha: number | null;
  readonly supplementaryOverlap2Ha: number | null;
  /** Counted on an earlier day, and no longer public: without name, id and place. */
  readonly isConcealed: boolean;
};

/** A sketch project of a plan version that is public, counted in its plan. */
export type Sketch = {
  readonly id: string;
  readonly planId: string;
  readonly kind: "sketch_project" | "uroert_skov";
  readonly name: string;
  readonly geoLocationId: string;
  readonly areaHa: number;
  readonly effects: Effects;
  readonly measureId: string | null;
  readonly schemeId: string | null;
};

export type SupplementaryGeometry = {
  readonly projectId: string;
  readonly name: string;
  readonly typeId: string;
  readonly type: string | null;
  readonly areaHa: number | null;
  readonly geoLocationId: string | null;
};

export type Unit = {
  readonly key: string;
  readonly id: string;
  readonly code: string | null;
  /** Its name in addresses. */
  readonly slug: string;
  readonly vat: string | null;
  readonly name: string;
  readonly geoLocationId: string;
  readonly areaHa: number;
  readonly extent: readonly [number, number, number, number] | null;
  /** The day since which no release tells of it; null for a unit of the snapshot's day. */
  readonly retiredOn: string | null;
};

export type Municipality = Unit & {
  /** Christiansø: land and figures of its own, but no municipality to list or rank among them. */
  readonly isOutsideDivision: boolean;
};

export type Plan = Unit & {
  readonly status: "draft" | "published" | "unpublished";
  readonly firstPublishedAt: Date | null;
  readonly lastPublishedAt: Date | null;
  readonly nitrogenGoalT: number;
  readonly extractionPotentialHa: number;
  readonly fieldRegulationT: number;
  readonly needT: number;
};

export type SubCatchment = {
  readonly opId: string;
  readonly name: string;
  readonly planId: string;
  readonly nitrogenCounts: boolean;
  readonly needT: number | null;
  readonly needSource: "official" | "edited" | null;
  readonly areaHa: number;
};

/** Two units of different kinds that have land in common. */
export type Relation = {
  readonly kind: "plan_municipality" | "plan_tripartite" | "tripartite_municipality";
  readonly aKey: string;
  readonly bKey: string;
  readonly areaHa: number | null;
  readonly shareOfA: number | null;
  readonly shareOfB: number | null;
  readonly isMinor: boolean;
};

export type HistoryRow = StageRow & {
  /** What feeds call the change by. */
  readonly toldId: string;
  readonly geoLocationId: string | null;
  readonly measureId: string | null;
};

/** The part of a nature potential that lies in one unit; figures are null where none was given. */
export type NaturePotentialPart = {
  readonly id: string;
  readonly name: string;
  readonly geoLocationId: string;
  readonly createdAt: Date | null;
  readonly updatedAt: Date | null;
  readonly unitKind: UnitKind;
  readonly unitKey: string;
  readonly overlapHa: number | null;
  readonly biodiversityHa: number | null;
  readonly protectedNatureHa: number | null;
  readonly section3Ha: number | null;
  readonly natura2000Ha: number | null;
};

/** A published version and the nitrogen it counted then; null where that was not kept. */
export type PublicVersion = {
  readonly planId: string;
  readonly number: number;
  readonly publishedAt: Date;
  readonly plannedT: number | null;
  readonly twiceT: number | null;
  readonly reason: string;
  /** How sure it was on the day; null where its readers are not told. */
  readonly probability: number | null;
  readonly assumptions: Partial<PlanAssumptions>;
  readonly title: string;
  readonly description: string;
  /** Title and description come with the demonstration. */
  readonly isTextInvented: boolean;
  /** Public that day, and restored since. */
  readonly isWithdrawn: boolean;
};

/** Everything the status pages are made of, as it stood at one moment. */
export type Snapshot = {
  /** The day of the figures. */
  readonly day: string;
  /** Whole months from that day to the one asked for. */
  readonly monthsOld: number;
  readonly asOf: string | null;
  readonly dataDate: Date | null;
  readonly historyFrom: string | null;
  readonly geographySource: "none" | "demo" | "official";
  readonly goals: NationalGoals;
  readonly untouchedGoalHa: number;
  /** Reference facts about the national goals, by their name. */
  readonly goalFacts: Readonly<Record<string, number>>;
  readonly measures: ReadonlyMap<string, { readonly name: string; readonly color: string }>;
  readonly schemes: ReadonlyMap<string, { readonly name: string }>;
  readonly projects: readonly Project[];
  readonly sketches: readonly Sketch[];
  readonly supplementaryGeometries: readonly SupplementaryGeometry[];
  /** By project. */
  readonly untouchedForestHa: ReadonlyMap<string, number>;
  /** By kind and key of the unit, as {@link partKey} writes them. */
  readonly naturePotentials: ReadonlyMap<string, readonly NaturePotentialPart[]>;
  readonly plans: readonly Plan[];
  readonly tripartites: readonly Unit[];
  /** With what lies outside the municipal division, as the national system lists them. */
  readonly municipalities: readonly Municipality[];
  readonly subCatchments: readonly SubCatchment[];
  readonly relations: readonly Relation[];
  /** Ids of projects that a public plan version leaves out of its calculation, by plan. */
  readonly exclusions: ReadonlyMap<string, ReadonlySet<string>>;
  /** By plan. */
  readonly versions: ReadonlyMap<string, PublicVersion>;
  /** By plan and item: the part (0 to 1) on land that counts with another; see `lostShares`. */
  readonly lostShares: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly shares: ReadonlyMap<string, Readonly<Partial<Record<ShareKind, readonly Share[]>>>>;
  readonly points: ReadonlyMap<string, Point>;
  /** Oldest first. */
  readonly history: readonly HistoryRow[];
  readonly land: {
    readonly year: number;
    readonly quarter: number;
    readonly projectLandHa: number;
    readonly compensationLandHa: number;
    readonly bindingAgreementsHa: number;
  } | null;
};

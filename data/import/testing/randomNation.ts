import { type Random, randomFor } from "../../demo/random.ts";
import { measures } from "../../../apps/api/src/platform/reference/facts/measures.ts";
import { municipalities } from "../../../apps/api/src/platform/reference/facts/municipalities.ts";
import { plans } from "../../../apps/api/src/platform/reference/facts/plans.ts";
import { schemes } from "../../../apps/api/src/platform/reference/facts/schemes.ts";
import { tripartites } from "../../../apps/api/src/platform/reference/facts/tripartites.ts";
import type { NationalAnswers } from "./serveNational.ts";

/** The national figures of the published snapshot: any import of that size must give them back. */
export const nationalFigures = {
  goals: {
    nitrogenReductionGoalT: 12_776.437,
    fieldRegulationT: 7902.196,
    otherExtractionEffortT: 4874.243,
    extractionPotentialHa: 219_994.877,
  },
  countByState: { 6: 507, 10: 787, 15: 81 },
  nitrogenByStateT: { 6: 3591.905, 10: 633.569, 15: 26.725 },
  projects: { extractionEffortHa: 88_018.895, afforestationEffortHa: 3140.177 },
  sketches: {
    count: 5133,
    nitrogenReductionT: 15_560.124,
    extractionEffortHa: 164_542.079,
    afforestationEffortHa: 34_662.916,
  },
} as const;

export const effectNames = [
  "nitrogenReductionT",
  "extractionEffortHa",
  "afforestationEffortHa",
] as const;
export type Effects = Record<(typeof effectNames)[number], number | null>;
type Part = { unitId: string; overlappingAreaHa: number };
export type NationArea = {
  id: string;
  geoLocationId: string;
  state: 6 | 10 | 15 | null;
  effects: Effects;
  inPlans: Part[];
  inTripartites: Part[];
  measureId: string;
  schemeId: string | null;
  ring: string;
};
export type Nation = { projects: NationArea[]; sketches: NationArea[] };

const states = [6, 10, 15] as const;

/** A whole nation that no one has seen before, adding up to the published figures. */
export function randomNation(seed: number): Nation {
  const random = randomFor(seed, "nation");
  const projects = states.flatMap((state) =>
    Array.from({ length: nationalFigures.countByState[state] }, () => randomArea(random, state)),
  );
  for (const state of states) {
    const inState = projects.filter((each) => each.state === state);
    scaleTo(inState, "nitrogenReductionT", nationalFigures.nitrogenByStateT[state]);
  }
  scaleTo(projects, "extractionEffortHa", nationalFigures.projects.extractionEffortHa);
  scaleTo(projects, "afforestationEffortHa", nationalFigures.projects.afforestationEffortHa);
  const sketches = Array.from({ length: nationalFigures.sketches.count }, () =>
    randomArea(random, null),
  );
  for (const name of effectNames) scaleTo(sketches, name, nationalFigures.sketches[name]);
  return { projects, sketches };
}

function randomArea(random: Random, state: NationArea["state"]): NationArea {
  // Some figures are missing: the national system leaves them null, which counts as nothing.
  const figure = () => (random.chance(0.2) ? null : random.logNormal(0, 1.4));
  return {
    id: random.uuid(),
    geoLocationId: random.uuid(),
    state,
    effects: {
      nitrogenReductionT: figure(),
      extractionEffortHa: figure(),
      afforestationEffortHa: figure(),
    },
    inPlans: randomParts(random, plans),
    inTripartites: randomParts(random, tripartites),
    measureId: random.pick(measures).id,
    schemeId: random.chance(0.46) ? null : random.pick(schemes).id,
    ring: randomRing(random),
  };
}

function randomParts(random: Random, units: readonly { id: string }[]): Part[] {
  const count = random.chance(0.9) ? 1 : random.integer(2, 4);
  const ids = new Set(Array.from({ length: count }, () => random.pick(units).id));
  return [...ids].map((unitId) => ({ unitId, overlappingAreaHa: random.logNormal(2, 1.6) }));
}

function randomRing(random: Random): string {
  const [x, y] = [random.between(450_000, 720_000), random.between(6_060_000, 6_400_000)];
  const corners = random.integer(3, 9);
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = random.between(40, 400);
    return `${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  });
  return `MULTIPOLYGON (((${[...points, points[0]].join(", ")})))`;
}

function scaleTo(areas: readonly NationArea[], name: keyof Effects, total: number): void {
  const factor = total / areas.reduce((sum, { effects }) => sum + (effects[name] ?? 0), 0);
  for (const { effects } of areas) {
    const value = effects[name];
    effects[name] = value === null ? null : value * factor;
  }
}

/** What an area has of its effects in one of the units it lies in. */
export function effectsIn(area: NationArea, parts: readonly Part[], unitId: string): Effects {
  const whole = parts.reduce((sum, part) => sum + part.overlappingAreaHa, 0);
  const own = parts.find((part) => part.unitId === unitId)?.overlappingAreaHa ?? 0;
  const share = (value: number | null) => (value === null ? null : (value * own) / whole);
  return {
    nitrogenReductionT: share(area.effects.nitrogenReductionT),
    extractionEffortHa: share(area.effects.extractionEffortHa),
    afforestationEffortHa: share(area.effects.afforestationEffortHa),
  };
}

/** The nation as the national system's public API would tell it. */
export function answersOf({ projects, sketches }: Nation): NationalAnswers {
  const inUnits = (list: "inPlans" | "inTripartites", areas: readonly NationArea[]) => {
    const byUnit = new Map<string, object[]>();
    for (const area of areas) {
      for (const { unitId, overlappingAreaHa } of area[list]) {
        const row = {
          ...(area.state === null
            ? { sketchProjectId: area.id, sketchProjectName: `Skitse ${area.id.slice(0, 6)}` }
            : { projectId: area.id, projectName: `Eng ${area.id.slice(0, 6)}` }),
          ...effectsIn(area, area[list], unitId),
          overlappingAreaHa,
          ...commonOf(area),
        };
        byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), row]);
      }
    }
    return byUnit;
  };
  const unitAnswers = (
    units: readonly { id: string; name: string }[],
    list: "inPlans" | "inTripartites",
  ) => {
    const [own, drawn] = [inUnits(list, projects), inUnits(list, sketches)];
    return units.map((unit) => ({
      ...unit,
      projects: own.get(unit.id) ?? [],
      sketchProjects: drawn.get(unit.id) ?? [],
    }));
  };
  const answers: NationalAnswers = {
    "master-data": {
      subsidySchemes: schemes.map(({ id, name }) => ({ id, name })),
      mitigationMeasures: measures.map(({ id, name }) => ({ id, name })),
    },
    "status/metadata": {
      plans: plans.map(({ id, name, geoLocationId }) => ({ id, name, geoLocationId })),
      vos: tripartites.map(({ id, name, geoLocationId }) => ({ id, name, geoLocationId })),
      municipalities,
    },
    "status/projects": projects.map((area) => ({
      projectId: area.id,
      projectName: `Eng ${area.id.slice(0, 6)}`,
      projectStatus: area.state,
      ...area.effects,
      overlappingAreaHa: area.inPlans.reduce((sum, part) => sum + part.overlappingAreaHa, 0),
      ...commonOf(area),
      applicationTimestamp: "2025-05-15T09:15:18.741554+00:00",
      lastStateChanged: "2025-08-28T08:12:04.002597+00:00",
    })),
    "status/plans": unitAnswers(plans, "inPlans").map((unit, i) => ({
      ...unit,
      status: "Published",
      firstPublishedTimestamp: "2025-01-29T11:04:15.982888+00:00",
      lastPublishedTimestamp: "2026-05-04T13:16:54.236408+00:00",
      nitrogenReductionGoalT: plans[i]!.nitrogenGoalTons,
      fieldRegulationT: plans[i]!.fieldRegulationTons,
      otherExtractionEffortT: plans[i]!.otherExtractionTons,
      extractionPotentialHa: plans[i]!.extractionPotentialHa,
    })),
    "status/vos": unitAnswers(tripartites, "inTripartites"),
  };
  for (const { geoLocationId, ring } of [...projects, ...sketches])
    answers[`geometries/${geoLocationId}`] = { geometryWkt: ring };
  return answers;
}

const commonOf = (area: NationArea) => ({
  geoLocationId: area.geoLocationId,
  subsidySchemeId: area.schemeId,
  mitigationMeasureId: area.measureId,
});

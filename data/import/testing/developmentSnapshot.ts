import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveCrs } from "../../../apps/api/src/platform/geodata/crs/crs.ts";
import type { NationalAnswers } from "./serveNational.ts";

/** Official files that may lie next to the project; tests that need them say when they do not. */
export const officialFolder = join(import.meta.dirname, "../../../../shared/data");
export const hasOfficialFiles = existsSync(
  join(officialFolder, "national-projects-development.json"),
);

type Effects = {
  nitrogenReductionT: number | null;
  extractionEffortHa: number | null;
  afforestationEffortHa: number | null;
};
type Share = Effects & { id: string; name: string; overlappingAreaHa: number };
export type DevelopmentRecord = {
  id: string;
  kind: "project" | "sketch";
  mitigationMeasureId: string;
  subsidySchemeId: string | null;
  geoLocationId: string;
  projectStatus?: number;
  applicationTimestamp?: string;
  lastStateChanged?: string;
  official: Effects & { overlappingAreaHa: number };
  quality: { ringComplete: boolean; ringAreaHa: number };
  plans: Share[];
  vos: Share[];
  ring: [number, number][];
};
type Unit = { id: string; name: string; geoLocationId: string };

export type DevelopmentSnapshot = {
  projects: DevelopmentRecord[];
  sketchProjects: DevelopmentRecord[];
  answers: NationalAnswers;
};

/** The half of the national snapshot that is given for development, as the API would answer it. */
export async function developmentSnapshot(): Promise<DevelopmentSnapshot> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(officialFolder, name), "utf8")) as never;
  const { projects, sketchProjects } = read("national-projects-development.json") as {
    projects: DevelopmentRecord[];
    sketchProjects: DevelopmentRecord[];
  };
  const reference = read("reference.json") as {
    plans: Unit[];
    vos: Unit[];
    municipalities: (Unit & { code: string })[];
  };
  const { transform } = await resolveCrs({ epsg: 4326 });
  const answers: NationalAnswers = {
    "master-data": { subsidySchemes: [], mitigationMeasures: [] },
    "status/metadata": {
      plans: reference.plans,
      vos: reference.vos,
      municipalities: reference.municipalities,
    },
    "status/projects": projects.map((record) => ({
      projectId: record.id,
      projectName: null,
      projectStatus: record.projectStatus,
      ...record.official,
      geoLocationId: record.geoLocationId,
      subsidySchemeId: record.subsidySchemeId,
      mitigationMeasureId: record.mitigationMeasureId,
      applicationTimestamp: record.applicationTimestamp,
      lastStateChanged: record.lastStateChanged,
    })),
    "status/plans": reference.plans.map((plan) =>
      unitAnswer(plan, "plans", projects, sketchProjects),
    ),
    "status/vos": reference.vos.map((vos) => unitAnswer(vos, "vos", projects, sketchProjects)),
  };
  for (const record of [...projects, ...sketchProjects]) {
    const xy = Float64Array.from(record.ring.flat());
    transform?.(xy);
    const points = Array.from({ length: xy.length / 2 }, (_, i) => `${xy[i * 2]} ${xy[i * 2 + 1]}`);
    answers[`geometries/${record.geoLocationId}`] = {
      geometryWkt: `MULTIPOLYGON (((${points.join(", ")})))`,
    };
  }
  return { projects, sketchProjects, answers };
}

function unitAnswer(
  unit: Unit,
  kind: "plans" | "vos",
  projects: readonly DevelopmentRecord[],
  sketches: readonly DevelopmentRecord[],
) {
  const within = (records: readonly DevelopmentRecord[]) =>
    records.flatMap((record) =>
      record[kind]
        .filter((share) => share.id === unit.id)
        .map(({ id: _id, name: _name, ...share }) => ({
          ...share,
          geoLocationId: record.geoLocationId,
          subsidySchemeId: record.subsidySchemeId,
          mitigationMeasureId: record.mitigationMeasureId,
          recordId: record.id,
        })),
    );
  return {
    ...unit,
    projects: within(projects).map(({ recordId, ...share }) => ({ projectId: recordId, ...share })),
    sketchProjects: within(sketches).map(({ recordId, ...share }) => ({
      sketchProjectId: recordId,
      sketchProjectName: null,
      ...share,
    })),
  };
}

import { dateFigures } from "./dates.ts";
import { dayFigures, goalFigures } from "./dated.ts";
import { forestFigures } from "./forest.ts";
import { landFigures, municipalityLandFigures } from "./land.ts";
import { coverageFigures, groupsFigures, subFigures } from "./coverage.ts";
import { draftFigures, draftSubFigures, draftTotals, itemFigures } from "./drafts.ts";
import type { FigureValue } from "./isWritten.ts";
import {
  type EffectKey,
  effectKeys,
  fieldOf,
  type ProjectPart,
  type Rows,
  type SketchPart,
  sum,
  type Unit,
  type UnitKind,
} from "./Rows.ts";
import {
  countryFigures,
  measureFigures,
  outsideFigures,
  partFigures,
  unitFigures,
} from "./units.ts";

const KIND = "(plan|tripartite|municipality)";
const UNIT = `(country|${KIND.replace("(", "(?:")}/[^/]+)`;
const EFFECT = "(nitrogen|extraction|afforestation)";
const DAY = String.raw`(\d{4}-\d{2}-\d{2})`;

type Made = Record<string, FigureValue>;

/** Which figures a thing has, by how it is named; the first that fits. */
const things: readonly (readonly [string, (rows: Rows, ...parts: string[]) => Promise<Made>])[] = [
  ["country", async (rows) => ({ ...(await countryFigures(rows)), ...(await dateFigures(rows)) })],
  [`country/${EFFECT}`, (rows, effect) => goalFigures(rows, effect as EffectKey)],
  [`${UNIT}/groups`, (rows, unit) => groupsFigures(rows, unit)],
  [`outside/${KIND}`, (rows, kind) => outsideFigures(rows, kind as UnitKind)],
  ["plan/([^/]+)/draft", (rows, id) => draftFigures(rows, id)],
  ["plan/([^/]+)/item/([^/]+)", (rows, id, item) => itemFigures(rows, id, item)],
  [
    "plan/([^/]+)",
    async (rows, id) => ({
      ...(await unitFigures(rows, "plan", id)),
      ...(await coverageFigures(rows, id)),
    }),
  ],
  [
    `${KIND}/([^/]+)`,
    async (rows, kind, id) => ({
      ...(await unitFigures(rows, kind as UnitKind, id)),
    }),
  ],
  [`${UNIT}/${DAY}`, (rows, unit, day) => dayFigures(rows, unit, day)],
  [
    `${UNIT}/measure/([^/]+)`,
    async (rows, unit, id) => measureFigures((await partsOf(rows, unit)).projects, id),
  ],
  [
    `${UNIT}/project/([^/]+)`,
    async (rows, unit, id) => {
      const isIt = (one: ProjectPart) => one.projectId === id;
      const all = (await unitsBeside(rows, unit)).flatMap(({ projects }) => projects);
      return partFigures((await partsOf(rows, unit)).projects.find(isIt), all.filter(isIt));
    },
  ],
  [
    `${UNIT}/sketch/([^/]+)`,
    async (rows, unit, id) => {
      const isIt = (one: SketchPart) => one.sketchProjectId === id;
      if (unit === "country") return wholeSketch(rows, isIt);
      const all = (await unitsBeside(rows, unit)).flatMap((one) => one.sketchProjects);
      return partFigures((await partsOf(rows, unit)).sketchProjects.find(isIt), all.filter(isIt));
    },
  ],
  ["subcatchment/([^/]+)/draft", (rows, opId) => draftSubFigures(rows, opId)],
  ["subcatchment/([^/]+)", (rows, opId) => subFigures(rows, opId)],
  ["plans/([^/]+)/draft", (rows, count) => draftTotals(rows, count)],
  ["forest", (rows) => forestFigures(rows, null)],
  ["forest/([^/]+)", (rows, stage) => forestFigures(rows, stage)],
  ["land/([^/]+)", (rows, quarter) => landFigures(rows, quarter)],
  ["land/([^/]+)/([^/]+)", (rows, quarter, code) => municipalityLandFigures(rows, quarter, code)],
];

/** The units of the same kind; of the country none. */
async function unitsBeside(rows: Rows, unit: string): Promise<Unit[]> {
  return unit === "country" ? [] : rows.units(unit.split("/")[0] as UnitKind);
}

/** Each plan has its share of a sketch; together they have its effects. */
async function wholeSketch(rows: Rows, isIt: (one: SketchPart) => boolean): Promise<Made> {
  const parts = (await rows.plans()).flatMap(({ sketchProjects }) => sketchProjects).filter(isIt);
  return Object.fromEntries(
    effectKeys.map((effect) => [
      `project.${effect}`,
      sum(parts.map((part) => part[fieldOf[effect]])),
    ]),
  );
}

async function partsOf(rows: Rows, unit: string) {
  if (unit === "country") return { projects: await rows.projects(), sketchProjects: [] };
  const [kind, id] = unit.split("/") as [UnitKind, string];
  return rows.unit(kind, id);
}

export type Recomputed = (name: string, of: string) => Promise<FigureValue | undefined>;

/**
 * Computes any figure that a page, table or document names again, from rows of the API and by
 * sums anybody can follow: nothing of the product's own rules, nothing that a page adds up.
 */
export function recompute(rows: Rows): Recomputed {
  const known = new Map<string, Promise<Made>>();
  const figuresOf = (of: string) => {
    const made = known.get(of) ?? make(rows, of);
    known.set(of, made);
    return made;
  };
  return async (name, of) => (await figuresOf(of))[name];
}

async function make(rows: Rows, of: string): Promise<Made> {
  for (const [pattern, work] of things) {
    const found = new RegExp(`^${pattern}$`).exec(of);
    if (found) return work(rows, ...found.slice(1));
  }
  return {};
}

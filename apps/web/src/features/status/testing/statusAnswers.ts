import type { LandPage } from "@mars/contracts/places/land";
import type { Outlines, UnitShapes } from "@mars/contracts/status/statusOutlines";
import type {
  AfforestationPage,
  OverviewPage,
  StatusMap,
  UnitListItem,
  UnitPage,
  UnitsPage,
} from "@mars/contracts/status/statusPages";
import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import type { Provenance } from "@mars/contracts/status/statusProvenance";
import type {
  Amounts,
  ProjectRow,
  StatusForecast,
  StatusGoal,
  UnitKind,
} from "@mars/contracts/status/statusShapes";

/** Answers of the API for component tests: small, but with every part a page shows. */

const basis = {
  dataDate: "2026-05-18T04:00:00Z",
  asOf: null,
  historyFrom: "2024-06-01",
  geographySource: "demo" as const,
  day: "2026-05-20",
  monthsOld: 0,
};
const amounts = (nitrogen: number, extraction: number, afforestation: number): Amounts => ({
  nitrogen,
  extraction,
  afforestation,
});
const staged = <T>(preliminary: T, establishment: T, established: T) => ({
  preliminary_examination_approval: preliminary,
  establishment_approval: establishment,
  established,
});

const ahead = (reached: number): StatusForecast => ({
  kind: "month",
  on: "2031-03-01",
  monthsAfterDeadline: 39,
  atDeadline: reached * 1.5,
  from: { day: "2025-05-18", reached: reached / 2 },
  to: { day: "2026-05-18", reached },
  added: reached / 2,
  addedPerMonth: reached / 24,
});

function goal(target: number, byYear: number | null, parts: [number, number, number]): StatusGoal {
  const [preliminary, establishment, established] = parts;
  const reached = preliminary + establishment + established;
  return {
    goal: target,
    byYear,
    deadline: byYear === null ? null : `${byYear}-12-31`,
    established,
    establishedShare: target > 0 ? established / target : null,
    reached,
    share: target > 0 ? reached / target : null,
    remaining: Math.max(0, target - reached),
    expectedDropout: establishment * 0.2,
    reachedAfterDropout: reached - establishment * 0.2,
    shareAfterDropout: target > 0 ? (reached - establishment * 0.2) / target : null,
    byStage: staged(preliminary, establishment, established),
    sketch: 15_560,
    parts: target === 140_000 ? [{ key: "edge-areas", amount: 70_000 }] : [],
    forecasts: {
      established: {
        ...ahead(established),
        kind: "out-of-reach",
        on: null,
        monthsAfterDeadline: null,
      },
      committedAfterDropout: ahead(reached - establishment * 0.2),
      committed: { ...ahead(reached), on: "2030-11-01", monthsAfterDeadline: 35 },
    },
  };
}

const counts = { ...staged(507, 787, 81), total: 1375, sketch_project: 5133 };
const totals = {
  total: amounts(4252.2, 88_018.9, 3140.2),
  byStage: staged(
    amounts(3591.9, 65_412, 0),
    amounts(633.6, 21_888, 2668),
    amounts(26.7, 718.9, 472.2),
  ),
  sketches: amounts(15_560, 164_542, 34_663),
  totalInclSketches: amounts(19_812.2, 252_560.9, 37_803.2),
  areaHa: 90_000,
};
const development = ["2026-03-31", "2026-04-30", "2026-05-18"].map((day, index) => ({
  day,
  counts: staged(400 + index * 50, 700 + index * 40, 70 + index * 5),
  effects: staged(amounts(3000, 60_000, 0), amounts(600, 20_000, 2600), amounts(26, 700, 470)),
}));

export const project: ProjectRow = {
  id: "p1",
  name: "Skals Å ved Løvskal",
  stage: "establishment_approval",
  measureId: "m1",
  measure: "Lavbundsprojekter",
  schemeId: "s1",
  scheme: "Lavbund",
  municipality: { id: "u1", slug: "viborg", name: "Viborg" },
  areaHa: 207.3,
  overlapHa: 154.8,
  share: 0.747,
  effects: amounts(8.3, 154.8, 0),
  wholeEffects: amounts(11.1, 207.3, 0),
  appliedAt: "2025-02-01T10:00:00Z",
  lastStateChanged: "2026-05-13T10:00:00Z",
  point: [530_000, 6_260_000],
  geoLocationId: "g1",
};
export const projects: ProjectRow[] = [
  project,
  {
    ...project,
    id: "p2",
    name: "Almind Skov",
    stage: "established",
    measure: "Skovrejsning",
    effects: amounts(0.1, 0, 14.7),
    lastStateChanged: "2026-04-17T10:00:00Z",
  },
];
const byMeasure = [
  {
    mitigationMeasureId: "m1",
    name: "Lavbundsprojekter",
    color: null,
    counts: staged(290, 110, 2),
    total: 402,
    areaHa: 80_000,
    effects: amounts(2261.3, 83_411, 0),
  },
];
const latestChanges = [
  {
    projectId: "p1",
    name: "Skals Å ved Løvskal",
    municipality: { id: "u1", slug: "viborg", name: "Viborg" },
    measure: "Lavbundsprojekter",
    from: "preliminary_examination_approval" as const,
    to: "establishment_approval" as const,
    at: "2026-05-13T10:00:00Z",
    areaHa: 154.8,
  },
];

export const overview: OverviewPage = {
  ...basis,
  goals: {
    nitrogen: goal(13_780, 2027, [3591.9, 633.6, 26.7]),
    extraction: goal(140_000, 2030, [65_412, 21_888, 718.9]),
    afforestation: goal(250_000, 2045, [0, 2668, 472.2]),
  },
  sumOfPlanGoalsT: 12_776.4,
  counts,
  totals,
  development,
  byMeasure,
  latestChanges,
  land: {
    year: 2026,
    quarter: 2,
    projectLandHa: 3412,
    compensationLandHa: 4126,
    bindingAgreementsHa: 1646,
    inventoryHa: 9184,
  },
};

function item(id: string, name: string, rank: number, kind: UnitKind): UnitListItem {
  return {
    id,
    code: null,
    slug: name.toLowerCase(),
    name,
    geoLocationId: `g-${id}`,
    areaHa: 142_000,
    retiredOn: null,
    counts: { ...staged(25, 39, 2), total: 66, sketch_project: 61 },
    totals: {
      total: amounts(245.2 / rank, 7453 / rank, 258 / rank),
      byStage: staged(amounts(185.6, 4331, 0), amounts(59.6, 3122, 244), amounts(0, 0, 14)),
      sketches: amounts(353.3, 6549, 1201),
      totalInclSketches: amounts(598.5, 14_002, 1459),
      areaHa: 8000,
    },
    shareOfCountry: { nitrogen: 0.058, extraction: 0.085, afforestation: 0.082 },
    rank: { nitrogen: rank, extraction: rank, afforestation: rank },
    plan:
      kind === "plan"
        ? {
            status: "published",
            lastPublishedAt: "2026-01-10T10:00:00Z",
            nitrogenReductionGoalT: 520,
            fieldRegulationT: 218.5,
            needT: 301.5,
            extractionPotentialHa: 9000,
            verdict: "missing",
            coverage: coverageOf(136.5),
            coverageInclSketches: coverageOf(41.5),
            inclSketchesAfterDropout: coverageOf(63.5),
            outside: { committedT: 0, achievedT: 0, sketchT: 0, leftOutT: 0 },
            version: {
              number: 2,
              publishedAt: "2026-01-10T10:00:00Z",
              plannedT: 598.5,
              twiceT: 55.5,
              reason: "",
            },
          }
        : null,
  };
}

const figuresOf = ({ counts, totals }: UnitListItem) => ({ counts, totals });

export const unitsOf = (kind: UnitKind): UnitsPage => ({
  ...basis,
  kind,
  units: [item("u1", "Viborg", 1, kind), item("u2", "Aabenraa", 2, kind)],
  retired: [],
  country: figuresOf(item("dk", "Danmark", 1, kind)),
  outside: {
    counts: {
      established: 0,
      establishment_approval: 0,
      preliminary_examination_approval: 0,
      total: 0,
      sketch_project: 0,
    },
    totals: {
      total: amounts(0, 0, 0),
      byStage: {
        established: amounts(0, 0, 0),
        establishment_approval: amounts(0, 0, 0),
        preliminary_examination_approval: amounts(0, 0, 0),
      },
      sketches: amounts(0, 0, 0),
      totalInclSketches: amounts(0, 0, 0),
      areaHa: 0,
    },
  },
  median: amounts(12.9, 278, 8),
});

const standing = {
  rank: 2,
  of: 98,
  value: 245.2,
  median: 12.9,
  highest: { id: "u3", slug: "ringkoebing-skjern", name: "Ringkøbing-Skjern", value: 268 },
  values: [0, 12.9, 245.2, 268],
};

export const unitOf = (kind: UnitKind): UnitPage => ({
  ...basis,
  kind,
  ...item("u1", "Viborg", 1, kind),
  extent: [500_000, 6_230_000, 560_000, 6_280_000],
  goals: kind === "plan" ? { nitrogen: goal(301.5, null, [105.4, 59.6, 0]) } : null,
  ownShare: kind === "plan" ? null : { goal: goal(0, null, [0, 0, 0]), groups: [] },
  report:
    kind === "plan"
      ? {
          title: "Rapport for Viborg",
          description: "Vi lægger <b>ådalen</b> om.\nDet begynder i øst.",
          isTextInvented: false,
        }
      : null,
  nationalGoals: amounts(13_780, 140_000, 250_000),
  countryTotals: amounts(4252.2, 88_018.9, 3140.2),
  standing: { nitrogen: standing, extraction: standing, afforestation: standing },
  overlapping: {
    municipalities: [],
    tripartites: [
      {
        id: "t1",
        code: "1.2",
        slug: "limfjorden",
        name: "Limfjorden",
        areaHa: 98_000,
        shareOfUnit: 0.69,
        shareOfOther: 0.13,
        isMinor: false,
        needT: null,
        coveredShare: null,
      },
    ],
    plans: [],
  },
  subCatchments:
    kind === "plan"
      ? [
          {
            opId: "d1",
            name: "Hjarbæk Fjord",
            areaHa: 100_000,
            nitrogenCounts: true,
            needT: 301.5,
            needSource: "shared-by-area",
            hasNeed: true,
            byStage: staged(185.6, 59.6, 0),
            sketchT: 353.3,
            committedT: 245.2,
            plannedT: 598.5,
            achievedT: 0,
            coveredT: 165,
            missingT: 136.5,
            surplusT: 0,
            coveredShare: 165 / 301.5,
            missingInclSketchesT: 41.5,
            dropoutT: 11.9,
          },
        ]
      : [],
  projects,
  sketches: [],
  byMeasure,
  development,
  latestChanges,
});

const forest = (count: number, totalHa: number, untouchedHa: number) => ({
  count,
  totalHa,
  ordinaryHa: totalHa - untouchedHa,
  untouchedHa,
});
export const afforestation: AfforestationPage = {
  ...basis,
  goal: goal(250_000, 2045, [0, 2668, 472.2]),
  untouchedGoalHa: 100_000,
  byStage: staged(forest(0, 0, 0), forest(363, 2668, 68), forest(79, 472, 12)),
  total: forest(442, 3140, 80),
  sketches: forest(329, 34_663, 4000),
  development: development.map(({ day }) => ({ day, byStageHa: staged(0, 2600, 470) })),
  byMunicipality: [
    {
      id: "u1",
      slug: "viborg",
      name: "Viborg",
      retiredOn: null,
      totalHa: 258,
      untouchedHa: 12,
      byStageHa: staged(0, 244, 14),
    },
  ],
  projects: projects.slice(1),
};

const figures = {
  projectLandHa: 3412,
  compensationLandHa: 4126,
  bindingAgreementsHa: 1646,
  boughtHa: 1130,
  soldHa: 318,
  vkpHa: 4000,
  klpHa: 3538,
};
const holding = (quarter: number) => ({
  year: 2026,
  quarter,
  totals: { ...figures, boughtHa: quarter === 1 ? 1205 : 1130, inventoryHa: 9184 },
});
export const land: LandPage = {
  shown: { year: 2026, quarter: 2 },
  quarters: [holding(1), holding(2)],
  now: { ...figures, inventoryHa: 9184 },
  effort: { lowestHa: 0, medianHa: 16, highestHa: 1022 },
  municipalities: [
    {
      id: "u1",
      code: "0791",
      slug: "viborg",
      name: "Viborg",
      retiredOn: null,
      ...figures,
      inventoryHa: 1022,
      inventoryChangeHa: 92,
      rank: 1,
      effortPosition: 1,
    },
    {
      id: "u2",
      code: "0580",
      slug: "aabenraa",
      name: "Aabenraa",
      retiredOn: null,
      ...figures,
      inventoryHa: 0,
      inventoryChangeHa: -14,
      rank: 2,
      effortPosition: 0,
    },
  ],
};

const outlines: Outlines = {
  kind: "municipality",
  width: 3040,
  height: 3640,
  transform: {
    originEasting: 438_000,
    originNorthing: 6_408_000,
    metresPerUnit: 100,
    inset: { minEasting: 800_000, dx: -1640, dy: -2450, frame: [2530, 80, 470, 520] },
  },
  units: [{ id: "u1", name: "Viborg", path: "M600 1300l600 0 0 500-600 0z", label: [900, 1500] }],
};
const map: StatusMap = {
  ...basis,
  stages: ["preliminary_examination_approval", "establishment_approval", "established"],
  measures: [],
  points: [
    ["p1", 530_000, 6_260_000, 1, -1],
    ["p2", 535_000, 6_250_000, 2, -1],
  ],
};
const provenance: Provenance = {
  figure: "pace",
  title: { da: "Tempo", en: "Pace" },
  method: { da: "Lige frem.", en: "Straight on." },
  formula: "dage tilbage = (mål − nået) / (tilføjet / dage)",
  sources: [
    { name: { da: "Projekter i MARS", en: "Projects in MARS" }, updated: "2026-05-18T04:00:00Z" },
  ],
  lastUpdated: "2026-05-18T04:00:00Z",
  rowsCsv: "/status/tables/goals.csv",
};

const shapes: UnitShapes = {
  shapes: [{ id: "p1", path: "M920 1480l40 0 0-40-40 0z", size: 40 }],
};

export const projectPage: StatusProjectPage = {
  ...basis,
  project: { ...project, share: 1, overlapHa: 207.3, effects: project.wholeEffects },
  effectsSource: "computed",
  calculation: {
    steps: [
      {
        effect: "nitrogen",
        code: "effect.nitrogen.by-factor",
        figures: { areaHa: 207.3, kgPerHa: 53.5, kg: 11_100, nitrogenReductionT: 11.1 },
      },
      {
        effect: "extraction",
        code: "effect.extraction.area",
        figures: { areaHa: 207.3, factor: 1, extractionEffortHa: 207.3 },
      },
      { effect: "afforestation", code: "effect.afforestation.none", figures: {} },
    ],
    effects: project.wholeEffects,
    isCounted: true,
    maps: [{ title: "Kulstof 2022", version: "2022" }],
  },
  units: [
    {
      kind: "municipality",
      id: "u1",
      slug: "viborg",
      name: "Viborg",
      overlapHa: 154.8,
      share: 0.747,
      effects: project.effects,
      isCounted: null,
    },
    {
      kind: "plan",
      id: "u1",
      slug: "hjarbaek-fjord",
      name: "Hjarbæk Fjord",
      overlapHa: 207.3,
      share: 1,
      effects: project.wholeEffects,
      isCounted: false,
    },
  ],
  history: [
    {
      kind: "moved",
      at: "2026-05-13T10:00:00Z",
      day: "2026-05-13",
      from: "preliminary_examination_approval",
      to: "establishment_approval",
      measure: "Lavbundsprojekter",
      effects: project.wholeEffects,
      isLastOfDay: true,
    },
  ],
  supplementary: [{ name: "Grøft", type: "Dræn", areaHa: 1.2 }],
  extentM: [2100, 1400],
};

const fixed: Record<string, unknown> = {
  "/status/pages/afforestation": afforestation,
  "/status/pages/projects": {
    ...basis,
    total: projects.length,
    measures: [...new Set(projects.flatMap(({ measure }) => measure ?? []))],
    projects,
  },
  "/status/pages/projects/p1": projectPage,
  "/status/pages/projects/u1": projectPage,
  "/status/pages/map": map,
  "/status/pages/land": land,
  "/data-sources": { parts: [{ part: "projects", origin: "demo", count: 1375 }], sources: [] },
  "/geometries/g1": {
    geometryWkt: "MULTIPOLYGON (((530000 6260000,531000 6260000,531000 6261000,530000 6260000)))",
  },
};

/** Replaces `fetch`: the answer to an address of the API, or 404. */
export function statusAnswer(address: string): Response {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const path = pathname.replace(/^\/api/, "");
  const asOf = searchParams.get("asOf");
  if (asOf !== null && asOf > basis.day)
    return Response.json(
      {
        code: "status.day-unknown",
        nearest: basis.day,
        figures: { asked: asOf, from: basis.historyFrom, to: basis.day },
      },
      { status: 422 },
    );
  if (path === "/status/pages/overview") return Response.json({ ...overview, asOf });
  if (path in fixed) return Response.json(fixed[path]);
  if (path.startsWith("/status/pages/outlines/")) return Response.json(outlines);
  if (path.startsWith("/status/provenance/")) return Response.json(provenance);
  const unit = /^\/status\/pages\/units\/(plan|tripartite|municipality)(?:\/(.+))?$/.exec(path);
  const kind = unit?.[1] as UnitKind | undefined;
  if (kind && unit?.[2] === undefined) return Response.json(unitsOf(kind));
  if (kind && unit?.[2] === "u1/shapes") return Response.json(shapes);
  if (kind && /^u[12]$/.test(unit?.[2] ?? "")) return Response.json(unitOf(kind));
  return Response.json({ status: 404, code: "status.unknown-unit" }, { status: 404 });
}

function coverageOf(missingT: number) {
  return {
    needT: 301.5,
    contributedT: 598.5,
    coveredT: 301.5 - missingT,
    missingT,
    surplusT: 12,
    noNeedT: 0,
    share: (301.5 - missingT) / 301.5,
    needCount: 3,
    missingCount: 2,
    surplusCount: 1,
    noNeedCount: 0,
    isCovered: false,
  };
}

import { USUAL_ASSUMPTIONS } from "@mars/domain/plans/probability";
import { judgementFields } from "@mars/domain/plans/sketchJudgement";
import { writtenSketchFields } from "@mars/domain/fields/sketchFields";
import { recordOf } from "@mars/domain/fields/recordOf";
import type { Plan, PlanSketch, SketchProject } from "@mars/contracts/plans/planShapes";

const noEffects = { nitrogenReductionT: 0, extractionEffortHa: 0, afforestationEffortHa: 0 };
const figures = {
  needT: 100,
  hasNeed: true,
  byStage: {
    sketch_project: 0,
    preliminary_examination_approval: 0,
    establishment_approval: 0,
    established: 0,
  },
  plannedT: 0,
  achievedT: 0,
  remainingT: 100,
  surplusT: 0,
  dropoutT: 0,
  plannedAfterDropoutT: 0,
  remainingAfterDropoutT: 100,
  coveredShare: 0,
  isCovered: false,
};
const balance = { ...figures, gross: figures };
const planId = "6d5bcb0a-0a57-4cbe-9fd8-0000000000c1";

/** A plan of one sub-catchment that the caller is responsible for. */
export function planFixture(changes: Partial<Plan> = {}): Plan {
  return {
    id: planId,
    name: "Hjarbæk Fjord",
    title: "Hjarbæk Fjord",
    mainCatchmentNumber: "1.2",
    responsibleVat: "29189846",
    responsibleOrganization: "Viborg Kommune",
    status: "draft",
    versionNumber: 0,
    lastPublishedAt: null,
    hasUnpublishedChanges: true,
    retiredOn: null,
    planned: noEffects,
    gross: noEffects,
    balance,
    assumptions: USUAL_ASSUMPTIONS,
    verdict: "missing",
    sketchCount: 2,
    projectCount: 0,
    version: 1,
    description: "Planens tekst.",
    firstPublishedAt: null,
    nitrogenGoalT: 100,
    fieldRegulationT: 0,
    otherExtractionT: 100,
    extractionPotentialHa: 1000,
    subCatchments: [
      {
        opId: "op-1",
        name: "Skals Å",
        nitrogenCounts: true,
        areaHa: 12_000,
        needSource: "official",
        publicNeedT: null,
        balance,
        planned: noEffects,
        gross: noEffects,
        tripartites: [],
        municipalities: [],
        geoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d1",
        version: 1,
      },
    ],
    outsideSubCatchments: noEffects,
    sharedLand: [],
    unpublishedNeighbours: { count: 0, nitrogenReductionT: 0 },
    municipalities: [],
    tripartites: [],
    geoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d2",
    extent: [500_000, 6_250_000, 520_000, 6_270_000],
    isTextInvented: false,
    geographySource: "demo",
    rights: {
      createSketch: true,
      edit: true,
      include: true,
      publish: true,
      unpublish: true,
      saveScenario: true,
      applyScenario: true,
    },
    ...changes,
  };
}

export function sketchFixture(changes: Partial<SketchProject> = {}): SketchProject {
  return {
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e1",
    ...recordOf(writtenSketchFields, () => ""),
    name: "Enge ved åen",
    stage: "sketch_project",
    subsidySchemeId: null,
    mitigationMeasureId: null,
    ...recordOf(judgementFields, () => null),
    included: true,
    areaHa: 1,
    effects: noEffects,
    wholeEffects: noEffects,
    shareOfPlan: 1,
    subCatchments: [{ opId: "op-1", nitrogenReductionT: 0 }],
    geoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000f1",
    point: [510_050, 6_260_050],
    updatedAt: "2026-11-10T08:00:00Z",
    kind: "sketch_project",
    planId,
    planTitle: "Hjarbæk Fjord",
    isBeside: false,
    effectsSource: "computed",
    organizationVat: "29189846",
    organization: "Viborg Kommune",
    createdBy: "Demo Planlægger Viborg",
    isMine: true,
    mayEdit: true,
    version: 1,
    geometry: {
      type: "MultiPolygon",
      coordinates: [
        [
          [
            [510_000, 6_260_000],
            [510_100, 6_260_000],
            [510_100, 6_260_100],
            [510_000, 6_260_100],
            [510_000, 6_260_000],
          ],
        ],
      ],
    },
    carbonOverlapHa: 0,
    computedEffects: noEffects,
    enteredEffects: null,
    createdAt: "2026-11-01T08:00:00Z",
    warnings: [],
    ...changes,
  };
}

/** As the plan's list shows it. */
export function listedSketch(sketch: SketchProject): PlanSketch {
  const { geometry, computedEffects, enteredEffects, createdAt, warnings, ...listed } = sketch;
  void [geometry, computedEffects, enteredEffects, createdAt, warnings];
  return listed;
}

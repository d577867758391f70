import type { Answer } from "@mars/contracts/platform/contract";
import type { judgeProject, listProjects } from "@mars/contracts/projects/projects";
import { writtenProjectFields } from "@mars/domain/fields/projectFields";
import { recordOf } from "@mars/domain/fields/recordOf";
import type { Project, ProjectListItem } from "@mars/contracts/projects/projectShapes";

const noEffects = {
  nitrogenReductionT: null,
  extractionEffortHa: null,
  afforestationEffortHa: null,
};

/** A draft of its owner, with nothing but a name. */
export function projectFixture(changes: Partial<Project> = {}): Project {
  return {
    id: "6d5bcb0a-0a57-4cbe-9fd8-000000000001",
    ...recordOf(writtenProjectFields, () => ""),
    name: "Kær",
    status: "draft",
    stage: null,
    subsidySchemeId: null,
    mitigationMeasureId: null,
    caseId: null,
    caseNumber: "M-2026-0001",
    turn: { who: "applicant", act: "draft", since: "2026-11-01T08:00:00Z", due: null },
    owner: {
      kind: "organisation",
      vat: "12345678",
      name: "Demo Landbrug ApS",
      organizationKind: "company",
      isMunicipality: false,
      isFinal: false,
    },
    delegate: null,
    delegation: null,
    standing: "applicant",
    areaHa: null,
    effects: {
      counting: noEffects,
      source: null,
      computed: null,
      entered: null,
      original: null,
    },
    createdAt: "2026-11-01T08:00:00Z",
    updatedAt: "2026-11-10T08:00:00Z",
    appliedAt: null,
    lastStateChangedAt: null,
    returnedAt: null,
    isCorrected: false,
    version: 1,
    statusBefore: null,
    flowType: null,
    completedOn: null,
    origin: "mars",
    screeningId: null,
    geoLocationId: null,
    geometry: null,
    geometrySource: null,
    carbonOverlapHa: null,
    carbonShare: null,
    reducedAreaHa: null,
    warnings: [],
    units: { municipalities: [], plans: [], tripartites: [], subcatchments: [] },
    supplementaryGeometries: [],
    applications: [],
    history: [],
    copiedFrom: null,
    copies: [],
    offers: [],
    assignee: null,
    rights: {
      readCase: true,
      edit: true,
      apply: true,
      delete: true,
      changeOwner: true,
      delegate: true,
      endDelegation: false,
      remark: true,
      revise: false,
      enterEffects: false,
      handle: false,
      setCaseId: false,
      replaceName: false,
      confirmSent: false,
      copy: false,
    },
    transitions: [],
    mayComplete: false,
    createdBy: "Demo Driftsleder",
    updatedBy: "Demo Driftsleder",
    ...changes,
  };
}

/** No scheme is chosen, so nothing is judged. */
/** The same as a row of a list. */
export function listItemFixture(changes: Partial<Project> = {}): ProjectListItem {
  const project = projectFixture(changes);
  return {
    ...project,
    effects: project.effects.counting,
    turn: project.turn!,
    municipalities: ["Viborg"],
    extent: null,
    waitsFor: null,
    waitsSince: null,
    deadline: null,
  };
}

export function judgementFixture(): Answer<typeof judgeProject> {
  return {
    at: "2026-11-16T08:00:00Z",
    schemeId: null,
    rules: [],
    areaFits: null,
    eligible: null,
    mayApply: false,
    verdict: null,
    usableHa: null,
    payment: null,
    failed: [],
    effects: null,
    steps: [],
    carbonRichHa: null,
    areaHa: null,
    datasetVersions: {},
    failedDatasets: [],
  };
}

/** How many of a list are whose turn: none yet. */
export const noTurns = { applicant: 0, authority: 0, nobody: 0, reader: 0, client: 0 };

/** A whole list of projects on one page. */
export function projectsFixture(
  items: ProjectListItem[],
  changes: Partial<Answer<typeof listProjects>> = {},
): Answer<typeof listProjects> {
  return {
    items,
    nextCursor: null,
    total: items.length,
    place: null,
    turn: null,
    turns: noTurns,
    clients: [],
    ...changes,
  };
}

import type { Notice, Project } from "@mars/contracts/projects/projectShapes";
import { allowedTransitions } from "@mars/domain/lifecycle/allowedTransitions";
import { completeExamination } from "@mars/domain/lifecycle/completeExamination";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { caseStanding, may } from "@mars/domain/rights/may";
import type { Action } from "@mars/domain/rights/rightsTable";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import {
  formAddress,
  readSchemes,
  type StoredScheme,
} from "../../../platform/schemes/readSchemes.ts";
import {
  hasMunicipalityOutlines,
  readApplications,
  readHistory,
  readUnits,
} from "./detailQueries.ts";
import { assigneeOf } from "../casework/assigneeOf.ts";
import { readCopies } from "../drafts/copyQueries.ts";
import { openOffer, readOpenOffers } from "../parties/offerQueries.ts";
import { delegationOf, partyOf, standingOf } from "../parties/partyOf.ts";
import {
  countingEffects,
  lifecycleOf,
  type ProjectRow,
  readableSince,
  resourceOf,
  writtenTexts,
} from "./ProjectRow.ts";
import { turnOfRow } from "./turnOfRow.ts";
import { readSupplementaryRows } from "../supplementary/supplementaryQueries.ts";
import { supplementaryAnswer } from "../supplementary/supplementaryAnswer.ts";
import { containment } from "@mars/domain/areas/containment";
import { automaticSources } from "../supplementary/automaticAreas.ts";

/** Everything of a project that this person may see, and what they may do with it now. */
export async function projectAnswer(
  database: Queryable,
  row: ProjectRow,
  person: Person,
  now: Date,
): Promise<Project> {
  const resource = resourceOf(row);
  const can = (action: Action) => may(person, action, resource);
  const since = readableSince(row, person);
  const readCase = can("project.read-case");
  const scheme = row.schemeId ? (await readSchemes(database, [row.schemeId]))[0] : undefined;
  const units = await readUnits(database, row.geoLocationId);
  const supplementary = await readSupplementaryRows(database, row.id);
  return {
    id: row.id,
    ...writtenTexts(row),
    status: row.status,
    stage: row.stage,
    statusBefore: row.statusBefore,
    flowType: row.flowType,
    completedOn: row.completedOn,
    subsidySchemeId: row.schemeId,
    mitigationMeasureId: row.measureId,
    caseId: row.caseId,
    caseNumber: row.caseNumber,
    turn: readCase ? turnOfRow(row, scheme, now) : null,
    owner: partyOf(row, "owner", readCase),
    delegate: partyOf(row, "delegate", readCase),
    delegation: readCase ? delegationOf(row) : null,
    standing: standingOf(person, resource),
    areaHa: row.areaHa,
    effects: {
      counting: countingEffects(row),
      source: row.effectsSource,
      computed: row.computedEffects,
      entered: row.enteredEffects,
      original: row.originalEffects,
    },
    origin: row.origin,
    // Whoever knows it may open the stored screening.
    screeningId: readCase ? row.screeningId : null,
    geoLocationId: row.geoLocationId,
    geometry: row.geometry,
    geometrySource: row.geometrySource,
    carbonOverlapHa: row.carbonOverlapHa,
    carbonShare:
      row.areaHa && row.carbonOverlapHa !== null
        ? Math.min(1, row.carbonOverlapHa / row.areaHa)
        : null,
    reducedAreaHa: row.reducedAreaHa,
    warnings: [...(await projectWarnings(database, row, units.municipalities, scheme))],
    units,
    supplementaryGeometries: supplementary.map((one) =>
      supplementaryAnswer({ ...one, createdAt: notBefore(since, one.createdAt) }, scheme, readCase),
    ),
    applications: readCase ? await readApplications(database, row.id) : [],
    history: readCase ? await readHistory(database, row.id, since) : [],
    ...(can("project.read-drafting")
      ? await readCopies(database, row.id)
      : { copiedFrom: null, copies: [] }),
    offers: readCase
      ? (await readOpenOffers(database, row.id, now)).map((offer) =>
          openOffer(offer, can("project.change-owner")),
        )
      : [],
    assignee: person.roles.includes("caseworkerAdmin") ? assigneeOf(row, person) : null,
    rights: {
      readCase,
      edit: can("project.edit"),
      apply: can("project.apply"),
      delete: can("project.delete"),
      changeOwner: can("project.change-owner"),
      delegate: can("project.delegate"),
      endDelegation: can("project.end-delegation") && row.delegateName !== null,
      remark: can("project.remark"),
      revise: can("project.revise"),
      enterEffects: can("project.enter-effects"),
      handle: can("project.handle"),
      setCaseId: can("project.set-case-id"),
      replaceName: can("project.replace-name"),
      confirmSent: can("project.confirm-sent"),
      copy: can("project.copy"),
    },
    transitions: transitionsOf(row, person, scheme),
    mayComplete: completeExamination(
      lifecycleOf(row),
      copenhagenDay(now.toISOString()),
      caseStanding(person, resource),
    ).ok,
    // When someone began to draft is theirs to know.
    createdAt: notBefore(since, row.createdAt).toISOString(),
    createdBy: readCase ? row.createdBy : null,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: readCase ? row.updatedBy : null,
    appliedAt: row.appliedAt?.toISOString() ?? null,
    lastStateChangedAt: row.lastStateChangedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    isCorrected: row.isCorrected,
    version: row.version,
  };
}

function notBefore(since: Date | null, at: Date): Date {
  return since !== null && at < since ? since : at;
}

/** The moves open to this person, each with the form it leads to. */
export function transitionsOf(
  row: ProjectRow,
  person: Person,
  scheme: StoredScheme | undefined,
): Project["transitions"] {
  const standing = caseStanding(person, resourceOf(row));
  return allowedTransitions(lifecycleOf(row), standing).map((move) => ({
    to: move.to,
    as: move.as,
    needs: [...move.needs],
    action: move.action,
    reopens: move.reopens,
    returns: move.returns,
    corrects: move.corrects,
    formUrl: scheme ? formAddress(scheme, move.action, row.id) : null,
  }));
}

/** What the owner should know of the area; nothing here is in the way of applying. */
async function projectWarnings(
  database: Queryable,
  row: ProjectRow,
  municipalities: readonly { overlapHa: number }[],
  scheme: StoredScheme | undefined,
): Promise<readonly Notice[]> {
  if (row.geoLocationId === null || row.areaHa === null) return [];
  const warnings: Notice[] = [];
  if (await hasMunicipalityOutlines(database)) {
    const insideHa = municipalities.reduce((sum, { overlapHa }) => sum + overlapHa, 0);
    const within = containment(row.areaHa, insideHa, "container");
    if (within.ok && within.value.warning) warnings.push(noticeOf(within.value.warning));
  }
  if (scheme) {
    const { missing } = await automaticSources(database, scheme);
    if (missing.length > 0) {
      warnings.push({
        code: "supplementary.analysis-unavailable",
        figures: { datasets: missing },
      });
    }
  }
  return warnings;
}

function noticeOf({
  code,
  figures,
}: {
  code: string;
  figures?: Readonly<Record<string, unknown>>;
}): Notice {
  return figures === undefined ? { code } : { code, figures: { ...figures } };
}

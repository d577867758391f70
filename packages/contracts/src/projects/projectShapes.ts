import { TURN_ACTS, TURN_SIDES } from "@mars/domain/lifecycle/turn";
import { writtenProjectFields } from "@mars/domain/fields/projectFields";
import * as z from "zod/mini";
import { textsOf } from "./fieldSchemas.ts";
import { multiPolygon } from "../datasets/layers.ts";
import { ruleResult } from "../screening/ruleResult.ts";

/** The fifteen statuses of SPEC 4, in the order a case goes through them. */
export const projectStatus = z.enum([
  "draft",
  "applied",
  "application_received",
  "preliminary_examination",
  "preliminary_investigation",
  "request_application_received",
  "approval",
  "establishment",
  "payment_request_received",
  "payment_request_rejected",
  "established",
  "application_abandoned",
  "application_rejected",
  "request_abandoned",
  "approval_cancelled",
]);

export const projectStage = z.enum([
  "preliminary_examination_approval",
  "establishment_approval",
  "established",
]);

/** A code that text files turn into a sentence, with the figures it needs. */
export const notice = z.object({
  code: z.string(),
  figures: z.optional(z.record(z.string(), z.unknown())),
});
export type Notice = z.infer<typeof notice>;

/** Owner or delegate. A private person's name is null for those who only plan. */
export const projectParty = z.object({
  kind: z.enum(["organisation", "person"]),
  vat: z.nullable(z.string()),
  name: z.nullable(z.string()),
  organizationKind: z.nullable(z.string()),
  isMunicipality: z.boolean(),
  /** Handed over to a municipality: cannot be changed again. */
  isFinal: z.boolean(),
});
export type ProjectParty = z.infer<typeof projectParty>;

/** What a delegate may do for the owner; each holds those before it. */
export const delegationScope = z.enum(["read", "edit", "apply"]);
export const offerRole = z.enum(["owner", "delegate"]);

export const delegation = z.object({
  scope: delegationScope,
  /** Null: until someone ends it, as for delegations given before there was an end. */
  endsAt: z.nullable(z.string()),
});

/** A question to an organisation or a private person that is not answered. */
export const openOffer = z.object({
  id: z.uuid(),
  role: offerRole,
  /** Null where a private person was invited. */
  vat: z.nullable(z.string()),
  name: z.string(),
  /** The address that the invitation went to; only for the applicant and caseworkers. */
  email: z.nullable(z.string()),
  isMunicipality: z.boolean(),
  scope: z.nullable(delegationScope),
  endsAt: z.nullable(z.string()),
  madeAt: z.string(),
  lapsesAt: z.string(),
});
export type OpenOffer = z.infer<typeof openOffer>;

/** How the caller stands to the case; null: neither party nor caseworker. */
const caseStanding = z.nullable(z.enum(["applicant", "delegate", "caseworker"]));

export const effects = z.object({
  nitrogenReductionT: z.nullable(z.number()),
  extractionEffortHa: z.nullable(z.number()),
  afforestationEffortHa: z.nullable(z.number()),
});

export const effectStep = z.object({
  effect: z.enum(["nitrogen", "extraction", "afforestation"]),
  code: z.string(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
});

export const projectEffects = z.object({
  /** What counts. */
  counting: effects,
  source: z.nullable(z.enum(["computed", "imported", "entered"])),
  computed: z.nullable(effects),
  entered: z.nullable(effects),
  /** As approved, before a later revision of the area. */
  original: z.nullable(effects),
});

export const actorName = z.enum(["applicant", "caseworker"]);
export const flowAction = z.enum([
  "request_preliminary_examination",
  "request_establishment",
  "request_payment",
]);
export const transitionNeed = z.enum([
  "rules",
  "confirmation",
  "form-address",
  "case-id",
  "remark",
]);

export const allowedTransition = z.object({
  to: projectStatus,
  as: actorName,
  needs: z.array(transitionNeed),
  action: z.nullable(flowAction),
  reopens: z.boolean(),
  /** Sends the application back for correction. */
  returns: z.boolean(),
  /** Sends an application that was sent back again. */
  corrects: z.boolean(),
  /** Address of the external form; null where the move has none or it is empty. */
  formUrl: z.nullable(z.string()),
});
export type AllowedTransition = z.infer<typeof allowedTransition>;

/** What the caller may do with this project now; the API enforces the same. */
export const projectRights = z.object({
  readCase: z.boolean(),
  edit: z.boolean(),
  apply: z.boolean(),
  delete: z.boolean(),
  changeOwner: z.boolean(),
  delegate: z.boolean(),
  endDelegation: z.boolean(),
  remark: z.boolean(),
  revise: z.boolean(),
  enterEffects: z.boolean(),
  handle: z.boolean(),
  setCaseId: z.boolean(),
  replaceName: z.boolean(),
  confirmSent: z.boolean(),
  copy: z.boolean(),
});

export const supplementaryGeometry = z.object({
  id: z.uuid(),
  name: z.string(),
  typeId: z.string(),
  typeTitle: z.nullable(z.string()),
  typeTitleEn: z.nullable(z.string()),
  /** Machine name, such as uroert_skov; automatic types have none. */
  type: z.nullable(z.string()),
  automatic: z.boolean(),
  /** Null, and an empty geometry, where the national system has one that no one has drawn. */
  areaHa: z.nullable(z.number()),
  geometry: multiPolygon,
  /** The organisation, or null for a private person. */
  organization: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  createdAt: z.string(),
  warnings: z.array(notice),
  version: z.int(),
});
export type SupplementaryGeometry = z.infer<typeof supplementaryGeometry>;

const unitShare = z.object({
  id: z.string(),
  name: z.string(),
  overlapHa: z.number(),
  share: z.number(),
});

/** One change of status or of the area, as the case's history shows it. */
export const historyEntry = z.object({
  at: z.string(),
  cause: z.enum(["created", "transition", "revision", "import", "returned", "corrected"]),
  from: z.nullable(projectStatus),
  to: projectStatus,
  remark: z.nullable(z.string()),
  decidedOn: z.nullable(z.string()),
  person: z.nullable(z.string()),
  organization: z.nullable(z.string()),
});

/** What was applied for, frozen: it stays as it is whatever is revised later. */
export const frozenApplication = z.object({
  id: z.uuid(),
  action: z.enum(["preliminary_examination", "establishment", "payment"]),
  at: z.string(),
  areaHa: z.nullable(z.number()),
  geoLocationId: z.nullable(z.string()),
  effects,
  rules: z.array(ruleResult),
  /** Dataset id → label of the version it was judged by. */
  datasetVersions: z.record(z.string(), z.string()),
  formUrl: z.nullable(z.string()),
  /** The applicant's word that the form was sent; null: not said. */
  sent: z.nullable(
    z.object({
      on: z.string(),
      receiptNumber: z.nullable(z.string()),
      /** When and by whom it was said. */
      toldAt: z.string(),
      toldBy: z.nullable(z.string()),
    }),
  ),
});

/** A caseworker, as colleagues know them. */
export const assignee = z.object({ id: z.uuid(), name: z.string(), isMe: z.boolean() });

/** Whose turn it is in a case, to do what, since when, and by when where that is known. */
export const turn = z.object({
  who: z.enum(TURN_SIDES),
  act: z.enum(TURN_ACTS),
  since: z.string(),
  due: z.nullable(z.string()),
});

const listed = {
  id: z.uuid(),
  /** M-2026-0412: given when the project is created, and unique. */
  caseNumber: z.string(),
  name: z.string(),
  description: z.string(),
  status: projectStatus,
  stage: z.nullable(projectStage),
  subsidySchemeId: z.nullable(z.string()),
  mitigationMeasureId: z.nullable(z.string()),
  caseId: z.nullable(z.string()),
  owner: z.nullable(projectParty),
  delegate: z.nullable(projectParty),
  delegation: z.nullable(delegation),
  standing: caseStanding,
  areaHa: z.nullable(z.number()),
  effects,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** null: not yet applied. */
  appliedAt: z.nullable(z.string()),
  lastStateChangedAt: z.nullable(z.string()),
  /** When a caseworker sent it back for correction; null once it is sent again. */
  returnedAt: z.nullable(z.string()),
  /** Was sent back, corrected and sent again, and no caseworker has acted on it since. */
  isCorrected: z.boolean(),
  version: z.int(),
};

export const projectListItem = z.object({
  ...listed,
  turn,
  municipalities: z.array(z.string()),
  /** west, south, east, north in EPSG:25832. */
  extent: z.nullable(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Whose turn it is by the table: for the inbox. */
  waitsFor: z.nullable(actorName),
  /** Since when it waits for whoever's turn it is. */
  waitsSince: z.nullable(z.string()),
  /** The day by which a caseworker is usually done; null where the scheme does not say. */
  deadline: z.nullable(z.string()),
  /** The caseworker who has it; only for caseworkers. */
  assignee: z.nullable(assignee),
});
export type ProjectListItem = z.infer<typeof projectListItem>;

const linkedProject = z.object({ id: z.uuid(), name: z.string() });

export const project = z.object({
  ...listed,
  ...textsOf(writtenProjectFields),
  /** Null for those who only plan. */
  turn: z.nullable(turn),
  effects: projectEffects,
  statusBefore: z.nullable(projectStatus),
  flowType: z.nullable(z.enum(["full", "preliminary_examination", "establishment"])),
  /** The day a flow that ends with the preliminary examination was completed. */
  completedOn: z.nullable(z.string()),
  origin: z.enum(["mars", "demo", "national"]),
  screeningId: z.nullable(z.string()),
  geoLocationId: z.nullable(z.string()),
  geometry: z.nullable(multiPolygon),
  geometrySource: z.nullable(z.string()),
  carbonOverlapHa: z.nullable(z.number()),
  /** 0–1. */
  carbonShare: z.nullable(z.number()),
  reducedAreaHa: z.nullable(z.number()),
  /** Partly outside, automatic areas that could not be made. */
  warnings: z.array(notice),
  units: z.object({
    municipalities: z.array(unitShare),
    plans: z.array(unitShare),
    tripartites: z.array(unitShare),
    subcatchments: z.array(unitShare),
  }),
  supplementaryGeometries: z.array(supplementaryGeometry),
  applications: z.array(frozenApplication),
  history: z.array(historyEntry),
  /** The project whose content this draft began with, and the drafts made of this one. */
  copiedFrom: z.nullable(z.extend(linkedProject, { isRejected: z.boolean() })),
  copies: z.array(linkedProject),
  /** Questions that have not been answered; empty for those who only plan. */
  offers: z.array(openOffer),
  /** The caseworker who has it; only for caseworkers. */
  assignee: z.nullable(assignee),
  rights: projectRights,
  transitions: z.array(allowedTransition),
  /** A caseworker may record that the preliminary examination is completed. */
  mayComplete: z.boolean(),
  createdBy: z.nullable(z.string()),
  updatedBy: z.nullable(z.string()),
});
export type Project = z.infer<typeof project>;

export const remark = z.object({
  id: z.uuid(),
  text: z.string(),
  at: z.string(),
  person: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  isMine: z.boolean(),
  /** Written by the applicant or a delegate. */
  byParty: z.boolean(),
  /** A caseworker's question. */
  asks: z.boolean(),
  /** The last day for an answer that a caseworker asked for. */
  answerBy: z.nullable(z.string()),
  /** It was requested, and no party has written since. */
  awaitsAnswer: z.boolean(),
});
export type Remark = z.infer<typeof remark>;

export const revisionEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** When the last of several coalesced saves came in. */
  lastAt: z.string(),
  /** created, edited, area, transition, owner, delegate, remark, supplementary, effects, case-id, deleted … */
  action: z.string(),
  /** project or supplementary_geometry. */
  entity: z.string(),
  person: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** The owner in whose name a delegate did it. */
  actingFor: z.nullable(z.object({ name: z.nullable(z.string()) })),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type RevisionEntry = z.infer<typeof revisionEntry>;

const correctionSide = z.object({
  areaHa: z.nullable(z.number()),
  geometry: z.nullable(multiPolygon),
  effects,
});

/** What a correction answered and changed. */
export const correction = z.object({
  askedAt: z.string(),
  /** In the caseworker's words. */
  asked: z.nullable(z.string()),
  /** In the applicant's words, if they wrote any. */
  answer: z.nullable(z.string()),
  /** Null: not sent yet, which only the parties see. */
  answeredAt: z.nullable(z.string()),
  before: correctionSide,
  after: correctionSide,
  /** Texts, scheme and measure, one line a field. */
  changes: revisionEntry.shape.changes,
});
export type Correction = z.infer<typeof correction>;

export type CaseReadWay = "opened" | "listed" | "searched";

/** That someone other than the owner saw a private person's case on a day. */
export const caseRead = z.object({
  day: z.string(),
  role: z.enum(["caseworker", "planner", "delegate"]),
  /** False where it was only seen in a list. */
  isOpened: z.boolean(),
});
export type CaseRead = z.infer<typeof caseRead>;

import * as z from "zod/mini";
import { contract } from "./contract.ts";
import { areaGeometry } from "./layers.ts";
import {
  actorName,
  allowedTransition,
  effects,
  flowAction,
  neighbour,
  notice,
  project,
  projectJudgement,
  projectListItem,
  projectStatus,
  remark,
  revisionEntry,
  supplementaryGeometry,
} from "./projectShapes.ts";
import { pageOf, pagingQuery } from "./query.ts";

const tag = "Projects";
const params = z.object({ id: z.uuid() });
const supplementaryParams = z.object({ id: z.uuid(), geometryId: z.uuid() });
// Whole sentences are refused by the domain with its own codes; this only bounds the request.
const text = z.string().check(z.maxLength(20_000));
const day = z.iso.date();
const geometrySource = z._default(z.enum(["drawn", "picked", "uploaded"]), "drawn");
const list = z.string().check(z.maxLength(2000));

export const projectSorts = [
  "name",
  "description",
  "modified",
  "status",
  "applied",
  "area",
] as const;

export const listProjects = contract({
  method: "GET",
  path: "/projects",
  tag,
  summary: "The caller's own projects, or with view=inbox every case for a caseworker",
  access: "signedIn",
  query: z.object({
    view: z._default(z.enum(["mine", "inbox"]), "mine"),
    /** Name, description, case id or owner. */
    q: z.optional(z.string().check(z.maxLength(256))),
    /** Separated by commas. */
    status: z.optional(list),
    scheme: z.optional(list),
    /** Municipality codes, separated by commas. */
    municipality: z.optional(list),
    /** Whose turn it is. */
    waitsFor: z.optional(actorName),
    sort: z._default(z.enum(projectSorts), "modified"),
    direction: z._default(z.enum(["asc", "desc"]), "desc"),
    ...pagingQuery(),
  }),
  response: z.extend(pageOf(projectListItem), { total: z.int() }),
});

export const createProject = contract({
  method: "POST",
  path: "/projects",
  tag,
  summary: "Create a draft, with an area or from a stored screening if given",
  access: "signedIn",
  status: 201,
  body: z.object({
    name: text,
    description: z.optional(text),
    geometry: z.optional(areaGeometry),
    geometrySource,
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    screeningId: z.optional(z.string().check(z.maxLength(128))),
  }),
  response: project,
  problems: ["text.required", "text.too-long", "geometry.self-crossing", "geometry.too-large"],
});

export const readProject = contract({
  method: "GET",
  path: "/projects/:id",
  tag,
  summary: "One project with all the caller may see of it",
  access: "signedIn",
  params,
  response: project,
});

export const editProject = contract({
  method: "PATCH",
  path: "/projects/:id",
  tag,
  summary: "Change name, description, scheme or measure",
  description:
    "A stale version answers 412 with `figures.current` (the project as it stands) and `figures.yours` (what was sent). Fields of drafts by their owner; the description also while a case may be revised; the name also by a caseworker.",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({
    name: z.optional(text),
    description: z.optional(text),
    subsidySchemeId: z.optional(z.nullable(z.uuid())),
    mitigationMeasureId: z.optional(z.nullable(z.uuid())),
    /** Saved while typing: coalesced in the revision log. */
    autosave: z._default(z.boolean(), false),
    /** Let go of supplementary geometries whose type the new scheme does not have. */
    removeUnfitting: z._default(z.boolean(), false),
  }),
  response: project,
  problems: [
    "text.required",
    "text.too-long",
    "project.frozen",
    "project.scheme-unknown",
    "project.scheme-not-offered",
    "project.measure-unknown",
    "project.measure-not-of-scheme",
    "supplementary.unfitting",
  ],
});

export const deleteProject = contract({
  method: "DELETE",
  path: "/projects/:id",
  tag,
  summary: "Delete a draft",
  access: "signedIn",
  versioned: true,
  params,
  problems: ["project.not-draft"],
});

export const replaceProjectGeometry = contract({
  method: "PUT",
  path: "/projects/:id/geometry",
  tag,
  summary: "Draw the area anew (GeoJSON, EPSG:25832); effects and automatic areas follow",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ geometry: z.nullable(areaGeometry), source: geometrySource }),
  response: project,
  problems: ["project.frozen", "geometry.self-crossing", "geometry.outside-container"],
});

export const judgeProject = contract({
  method: "GET",
  path: "/projects/:id/rules",
  tag,
  summary: "All rules of the scheme held against the project now, and how effects came about",
  access: "signedIn",
  params,
  /** Judge by another scheme than the chosen one. */
  query: z.object({ scheme: z.optional(z.uuid()) }),
  response: projectJudgement,
});

export const findNeighbours = contract({
  method: "GET",
  path: "/projects/:id/neighbours",
  tag,
  summary: "Existing projects that overlap the area or lie within the buffer",
  description:
    "`filter` narrows the overlaps to the same scheme; the buffer check ignores it and says so.",
  access: "signedIn",
  params,
  query: z.object({ filter: z._default(z.enum(["all", "same-scheme"]), "all") }),
  response: z.object({
    bufferM: z.number(),
    overlapping: z.array(neighbour),
    withinBuffer: z.array(neighbour),
    warnings: z.array(notice),
  }),
});

export const listTransitions = contract({
  method: "GET",
  path: "/projects/:id/transitions",
  tag,
  summary: "The moves open to the caller now, and what each of them needs",
  access: "signedIn",
  params,
  response: z.object({ status: projectStatus, transitions: z.array(allowedTransition) }),
});

export const moveProject = contract({
  method: "POST",
  path: "/projects/:id/transitions",
  tag,
  summary: "Move the project along its lifecycle",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({
    to: projectStatus,
    remark: z.optional(z.nullable(text)),
    caseId: z.optional(z.nullable(text)),
    /** The applicant confirms that the project meets the commitment. */
    confirmed: z._default(z.boolean(), false),
    decidedOn: z.optional(z.nullable(day)),
  }),
  response: z.object({
    project,
    /** The external form to open, where the move was a request. */
    formUrl: z.nullable(z.string()),
  }),
  problems: [
    "lifecycle.not-allowed",
    "lifecycle.wrong-flow",
    "lifecycle.wrong-actor",
    "lifecycle.own-case",
    "lifecycle.rules-not-met",
    "lifecycle.not-confirmed",
    "lifecycle.form-address-empty",
    "lifecycle.case-id-required",
    "lifecycle.remark-required",
  ],
});

export const completeExamination = contract({
  method: "PUT",
  path: "/projects/:id/completion",
  tag,
  summary: "Record that a flow which ends with the preliminary examination is completed",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ completedOn: day }),
  response: project,
  problems: ["lifecycle.not-allowed", "lifecycle.already-completed", "lifecycle.own-case"],
});

const holderChange = {
  method: "PUT",
  tag,
  access: "signedIn",
  versioned: true,
  params,
  problems: ["owner.unchanged", "owner.final", "owner.not-confirmed", "organization.unknown"],
  /** Null where the caller handed it over and may not see it any more. */
  response: z.object({ project: z.nullable(project) }),
} as const;

export const changeOwner = contract({
  ...holderChange,
  path: "/projects/:id/owner",
  summary: "Hand the project over to an organisation; to a municipality it is for good",
  body: z.object({ vat: text, confirmed: z._default(z.boolean(), false) }),
});

export const changeDelegate = contract({
  ...holderChange,
  path: "/projects/:id/delegate",
  summary: "Let an organisation act for the owner; null takes it back",
  body: z.object({ vat: z.nullable(text), confirmed: z._default(z.boolean(), false) }),
});

export const listRemarks = contract({
  method: "GET",
  path: "/projects/:id/remarks",
  tag,
  summary: "Remarks between applicant and authority, oldest first",
  access: "signedIn",
  params,
  response: z.array(remark),
});

export const addRemark = contract({
  method: "POST",
  path: "/projects/:id/remarks",
  tag,
  summary: "Add a remark",
  access: "signedIn",
  status: 201,
  params,
  body: z.object({ text }),
  response: remark,
  problems: ["text.required", "text.too-long"],
});

export const addSupplementaryGeometries = contract({
  method: "POST",
  path: "/projects/:id/supplementary-geometries",
  tag,
  summary: "Add one supplementary geometry, or after confirmation one per feature",
  access: "signedIn",
  status: 201,
  params,
  body: z.object({
    items: z
      .array(
        z.object({ name: text, typeId: z.uuid(), geometry: areaGeometry, source: geometrySource }),
      )
      .check(z.minLength(1), z.maxLength(200)),
    /** Needed for several: it cannot be undone. */
    confirmed: z._default(z.boolean(), false),
  }),
  response: z.object({ items: z.array(supplementaryGeometry) }),
  problems: [
    "supplementary.needs-scheme",
    "supplementary.needs-geometry",
    "supplementary.type-unknown",
    "supplementary.type-automatic",
    "supplementary.not-confirmed",
    "geometry.outside-project",
    "project.frozen",
    "text.required",
    "text.too-long",
  ],
});

export const readSupplementaryGeometry = contract({
  method: "GET",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "One supplementary geometry",
  access: "signedIn",
  params: supplementaryParams,
  response: supplementaryGeometry,
  problems: ["supplementary.not-found"],
});

export const editSupplementaryGeometry = contract({
  method: "PATCH",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "Change name, type or area of a supplementary geometry",
  access: "signedIn",
  versioned: true,
  params: supplementaryParams,
  body: z.object({
    name: z.optional(text),
    typeId: z.optional(z.uuid()),
    geometry: z.optional(areaGeometry),
    source: geometrySource,
  }),
  response: supplementaryGeometry,
  problems: ["supplementary.automatic", "supplementary.not-found", "geometry.outside-project"],
});

export const deleteSupplementaryGeometry = contract({
  method: "DELETE",
  path: "/projects/:id/supplementary-geometries/:geometryId",
  tag,
  summary: "Remove a supplementary geometry",
  access: "signedIn",
  versioned: true,
  params: supplementaryParams,
  problems: ["supplementary.automatic", "supplementary.not-found"],
});

export const enterProjectEffects = contract({
  method: "PUT",
  path: "/projects/:id/effects",
  tag,
  summary: "Enter effects by hand, kept apart from the computed ones; null takes them back",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ effects: z.nullable(effects) }),
  response: project,
  problems: ["effects.negative"],
});

export const setCaseId = contract({
  method: "PUT",
  path: "/projects/:id/case-id",
  tag,
  summary: "Set the case id of the authority's case system",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ caseId: text }),
  response: project,
  problems: ["text.required", "text.too-long"],
});

export const listRevisions = contract({
  method: "GET",
  path: "/projects/:id/revisions",
  tag,
  summary: "The revision log, newest first",
  access: "signedIn",
  params,
  query: z.object({ ...pagingQuery() }),
  response: pageOf(revisionEntry),
});

const language = z._default(z.enum(["da", "en"]), "da");

export const downloadRevisions = contract({
  method: "GET",
  path: "/projects/:id/revisions.csv",
  tag,
  summary: "The whole revision log as CSV (UTF-8 with mark, semicolons)",
  access: "signedIn",
  params,
  query: z.object({ language }),
  produces: "text/csv; charset=utf-8",
});

export const downloadProjectPdf = contract({
  method: "GET",
  path: "/projects/:id/pdf",
  tag,
  summary: "The whole project as a tagged PDF with a map",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ language }),
  produces: "application/pdf",
});

export const analyseForm = contract({
  method: "GET",
  path: "/projects/:id/form",
  tag,
  summary: "What stands between the project and its next external form (F2)",
  description:
    "Answers 503 `form.analysis-failed` when a dataset does not answer: it may be tried again.",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ action: z.optional(flowAction) }),
  response: z.object({
    action: z.nullable(flowAction),
    to: z.nullable(projectStatus),
    /** null: 'F2-formularens URL er i øjeblikket tom'. */
    formUrl: z.nullable(z.string()),
    judgement: projectJudgement,
    /** Why the form cannot be opened yet; empty: it can. */
    obstacles: z.array(notice),
    warnings: z.array(notice),
  }),
  problems: ["form.analysis-failed", "form.no-action"],
});

export const downloadFormPacket = contract({
  method: "GET",
  path: "/projects/:id/form.zip",
  tag,
  summary: "Hand-over packet for the form: PDF, GeoPackage and JSON",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ language }),
  produces: "application/zip",
});

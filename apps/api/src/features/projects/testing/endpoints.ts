import { corner, squareAt } from "./loadWorld.ts";
import type { PersonName } from "./people.ts";
import type { CallOptions } from "./useProjectsApi.ts";
import { schemeIds, typeIds } from "./worldIds.ts";

export const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);

/** Everybody who stands differently to a project; null: nobody signed in. */
export const EVERYBODY: readonly (PersonName | null)[] = [
  null,
  "neighbour",
  "owner",
  "delegate",
  "planReader",
  "planner",
  "caseworker",
];
export type Who = (typeof EVERYBODY)[number];

export const APPLICANT: readonly Who[] = ["owner", "delegate"];
/** Planners read from receipt on; before it the project is unknown to them. */
export const CASE: readonly Who[] = [...APPLICANT, "caseworker"];
export const READERS: readonly Who[] = [...CASE, "planReader", "planner"];
const CASEWORKER: readonly Who[] = ["caseworker"];
const NOBODY: readonly Who[] = [];

export type Endpoint = {
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** After the project's own; `:geometryId` is a supplementary geometry of it. */
  path: string;
  options?: CallOptions;
  /** Who comes through in a draft, in an application under way, and while it may be revised. */
  draft: readonly Who[];
  applied: readonly Who[];
  approval: readonly Who[];
};

const one = { version: 1 };
const geometry = squareAt(corner.x + 2000, corner.y + 1000, 1000);
const supplementary = { items: [{ name: "Opland", typeId: typeIds.stream, geometry: area }] };
const effects = { nitrogenReductionT: 1, extractionEffortHa: 1, afforestationEffortHa: 1 };

/** The table of who may do what, endpoint by endpoint. */
export const ENDPOINTS: readonly Endpoint[] = [
  { name: "read", method: "GET", path: "", draft: APPLICANT, applied: CASE, approval: READERS },
  {
    name: "see moves",
    method: "GET",
    path: "/transitions",
    draft: APPLICANT,
    applied: CASE,
    approval: READERS,
  },
  { name: "judge", method: "GET", path: "/rules", draft: APPLICANT, applied: CASE, approval: CASE },
  {
    name: "neighbours",
    method: "GET",
    path: "/neighbours",
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  {
    name: "read remarks",
    method: "GET",
    path: "/remarks",
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  {
    name: "read log",
    method: "GET",
    path: "/revisions",
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  {
    name: "log as CSV",
    method: "GET",
    path: "/revisions.csv",
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  { name: "PDF", method: "GET", path: "/pdf", draft: APPLICANT, applied: CASE, approval: CASE },
  {
    name: "packet",
    method: "GET",
    path: "/form.zip",
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  {
    name: "form analysis",
    method: "GET",
    path: "/form",
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "rename",
    method: "PATCH",
    path: "",
    options: { ...one, body: { name: "Nyt" } },
    draft: APPLICANT,
    applied: CASEWORKER,
    approval: CASEWORKER,
  },
  {
    name: "describe",
    method: "PATCH",
    path: "",
    options: { ...one, body: { description: "Nyt" } },
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "choose scheme",
    method: "PATCH",
    path: "",
    options: { ...one, body: { subsidySchemeId: schemeIds.examination, removeUnfitting: true } },
    draft: APPLICANT,
    applied: NOBODY,
    approval: NOBODY,
  },
  {
    name: "draw",
    method: "PUT",
    path: "/geometry",
    options: { ...one, body: { geometry } },
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "draw supplementary",
    method: "POST",
    path: "/supplementary-geometries",
    options: { body: supplementary },
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "delete",
    method: "DELETE",
    path: "",
    options: one,
    draft: APPLICANT,
    applied: NOBODY,
    approval: NOBODY,
  },
  {
    name: "change owner",
    method: "PUT",
    path: "/owner",
    options: { ...one, body: { vat: "DK12345678" } },
    draft: APPLICANT,
    applied: APPLICANT,
    approval: APPLICANT,
  },
  {
    name: "change delegate",
    method: "PUT",
    path: "/delegate",
    options: { ...one, body: { vat: "DK12345678" } },
    draft: APPLICANT,
    applied: APPLICANT,
    approval: APPLICANT,
  },
  {
    name: "remark",
    method: "POST",
    path: "/remarks",
    options: { body: { text: "Hej" } },
    draft: APPLICANT,
    applied: CASE,
    approval: CASE,
  },
  {
    name: "apply",
    method: "POST",
    path: "/transitions",
    options: { ...one, body: { to: "applied", confirmed: true } },
    draft: APPLICANT,
    applied: NOBODY,
    approval: NOBODY,
  },
  {
    name: "receive",
    method: "POST",
    path: "/transitions",
    options: { ...one, body: { to: "application_received", caseId: "1" } },
    draft: NOBODY,
    applied: CASEWORKER,
    approval: NOBODY,
  },
  {
    name: "request payment",
    method: "POST",
    path: "/transitions",
    options: { ...one, body: { to: "payment_request_received", confirmed: true } },
    draft: NOBODY,
    applied: NOBODY,
    approval: APPLICANT,
  },
  {
    name: "enter effects",
    method: "PUT",
    path: "/effects",
    options: { ...one, body: { effects } },
    draft: NOBODY,
    applied: CASEWORKER,
    approval: CASEWORKER,
  },
  {
    name: "set case id",
    method: "PUT",
    path: "/case-id",
    options: { ...one, body: { caseId: "7" } },
    draft: NOBODY,
    applied: CASEWORKER,
    approval: CASEWORKER,
  },
  {
    name: "read supplementary",
    method: "GET",
    path: "/supplementary-geometries/:geometryId",
    draft: APPLICANT,
    applied: CASE,
    approval: READERS,
  },
  {
    name: "edit supplementary",
    method: "PATCH",
    path: "/supplementary-geometries/:geometryId",
    options: { ...one, body: { name: "Nyt" } },
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "delete supplementary",
    method: "DELETE",
    path: "/supplementary-geometries/:geometryId",
    options: one,
    draft: APPLICANT,
    applied: NOBODY,
    approval: CASE,
  },
  {
    name: "complete",
    method: "PUT",
    path: "/completion",
    options: { ...one, body: { completedOn: "2026-01-01" } },
    draft: NOBODY,
    applied: NOBODY,
    approval: NOBODY,
  },
];

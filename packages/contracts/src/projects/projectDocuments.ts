import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { language } from "../platform/language.ts";
import { projectJudgement } from "./projectJudgement.ts";
import { flowAction, notice, projectStatus, caseRead, revisionEntry } from "./projectShapes.ts";
import { pageOf, pagingQuery } from "../platform/query.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";

export const listRevisions = contract({
  method: "GET",
  path: "/projects/:id/revisions",
  tag,
  summary: "The revision log, newest first",
  access: "signedIn",
  params,
  query: z.object({ ...pagingQuery() }),
  response: z.extend(pageOf(revisionEntry), {
    /** For the private person whose case it is: who has seen it; with the first page. */
    reads: z.array(caseRead),
  }),
});

export const downloadRevisions = contract({
  method: "GET",
  path: "/projects/:id/revisions.csv",
  tag,
  summary: "The full revision log as CSV (UTF-8 with mark, semicolons)",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ language }),
  produces: "text/csv; charset=utf-8",
});

export const downloadProjectPdf = contract({
  method: "GET",
  path: "/projects/:id/pdf",
  tag,
  summary: "The whole project as a tagged PDF with a map, or the letter of its last decision",
  description: "With `part=decision` a project without a decision is not found.",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ language, part: z._default(z.enum(["project", "decision"]), "project") }),
  produces: "application/pdf",
});

export const analyseForm = contract({
  method: "GET",
  path: "/projects/:id/form",
  tag,
  summary: "What is missing before the project's next external form (F2) can be opened",
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
  summary: "Package for the form: PDF, GeoPackage and JSON",
  access: "signedIn",
  heavy: true,
  params,
  query: z.object({ language }),
  produces: "application/zip",
});

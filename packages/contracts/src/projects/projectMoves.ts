import * as z from "zod/mini";
import { contract } from "../platform/contract.ts";
import { shortText, text } from "./projectInput.ts";
import { allowedTransition, project, projectStatus } from "./projectShapes.ts";
import { calendarDay } from "../platform/query.ts";

const params = z.object({ id: z.uuid() });
const tag = "Projects";
const day = calendarDay();

export const listTransitions = contract({
  method: "GET",
  path: "/projects/:id/transitions",
  tag,
  summary: "The transitions available to the caller now, and what each requires",
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
    caseId: z.optional(z.nullable(shortText)),
    /** The applicant confirms that the project meets the commitment. */
    confirmed: z._default(z.boolean(), false),
    decidedOn: z.optional(z.nullable(day)),
    /** The last day for the correction, where the application is sent back. */
    answerBy: z.optional(z.nullable(day)),
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
    "question.day-past",
    "question.day-far",
  ],
});

export const confirmFormSent = contract({
  method: "PUT",
  path: "/projects/:id/applications/:applicationId/sent",
  tag,
  summary: "The applicant's statement that the form was sent; null withdraws it",
  access: "signedIn",
  versioned: true,
  params: z.object({ id: z.uuid(), applicationId: z.uuid() }),
  body: z.object({
    sentOn: z.nullable(day),
    receiptNumber: z.optional(z.nullable(shortText)),
  }),
  response: project,
  problems: [
    "application.not-open",
    "application.sent-in-future",
    "application.sent-before-opened",
    "text.too-long",
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

export const markCaseHandled = contract({
  method: "PUT",
  path: "/projects/:id/handled",
  tag,
  summary: "Mark the applicant's message as read, or approve a correction",
  access: "signedIn",
  versioned: true,
  params,
  response: project,
});

export const setCaseId = contract({
  method: "PUT",
  path: "/projects/:id/case-id",
  tag,
  summary: "Enter the case id from the authority's case system",
  access: "signedIn",
  versioned: true,
  params,
  body: z.object({ caseId: shortText }),
  response: project,
  problems: ["text.required", "text.too-long"],
});

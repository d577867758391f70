import * as z from "zod/mini";
import { line } from "../platform/text.ts";
import { contract } from "../platform/contract.ts";
import { shortText, text } from "./projectInput.ts";
import { assignee, projectStatus } from "./projectShapes.ts";
import { calendarDay } from "../platform/query.ts";

const tag = "Casework";
const roles = ["caseworkerAdmin"] as const;
const atMost = 100;

const counts = z.object({ total: z.int(), mine: z.int(), unassigned: z.int(), overdue: z.int() });

export const readQueue = contract({
  method: "GET",
  path: "/casework/queue",
  tag,
  summary: "Cases waiting for caseworkers, by status, and the list of caseworkers",
  access: "signedIn",
  roles,
  response: z.object({
    /** Of the statuses in which a caseworker is waited for. */
    statuses: z.array(z.extend(counts, { status: projectStatus })),
    /** Of those statuses together. */
    waiting: counts,
    /** Sent back to the applicant: no one here is waited for. */
    returned: z.int(),
    /** The applicant's turn. */
    theirs: z.int(),
    all: z.int(),
    caseworkers: z.array(assignee),
  }),
});

/** A case that was left as it is: someone else was first, or the caseworker is a party to it. */
const skipped = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  reason: z.enum(["taken", "party", "unknown"]),
});

export const assignCases = contract({
  method: "POST",
  path: "/casework/assignments",
  tag,
  summary: "Assign cases to a caseworker, or to no one",
  description:
    "Each case is given with the caseworker who was seen to have it; where somebody else was first it is left alone and named.",
  access: "signedIn",
  roles,
  body: z.object({
    cases: z
      .array(z.object({ id: z.uuid(), seen: z.nullable(z.uuid()) }))
      .check(z.minLength(1), z.maxLength(atMost)),
    to: z.nullable(z.uuid()),
  }),
  response: z.object({ done: z.array(z.uuid()), skipped: z.array(skipped) }),
  problems: ["casework.no-caseworker"],
});

export const requestInformation = contract({
  method: "POST",
  path: "/casework/questions",
  tag,
  summary: "Write the same comment in several cases",
  access: "signedIn",
  roles,
  body: z.object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(atMost)),
    text,
    /** The last day for the answer; people are reminded 30 and 7 days before it. */
    answerBy: z.optional(z.nullable(calendarDay())),
  }),
  response: z.object({ done: z.array(z.uuid()), skipped: z.array(skipped) }),
  problems: ["text.required", "text.too-long", "question.day-past", "question.day-far"],
});

export const recordReceipts = contract({
  method: "POST",
  path: "/casework/receipts",
  tag,
  summary: "Record receipt of several applications, each with its F2 case",
  description: "What does not fit is left alone and named; the rest is recorded.",
  access: "signedIn",
  roles,
  body: z.object({
    receipts: z
      .array(z.object({ caseNumber: line(32), caseId: shortText }))
      .check(z.minLength(1), z.maxLength(atMost)),
  }),
  response: z.object({
    done: z.array(z.uuid()),
    skipped: z.array(
      z.object({
        caseNumber: z.string(),
        reason: z.enum(["unknown", "party", "not-applied", "used"]),
      }),
    ),
  }),
  problems: ["text.required", "text.too-long"],
});

export const savedFilter = z.object({ id: z.uuid(), name: z.string(), search: z.string() });
export type SavedFilter = z.infer<typeof savedFilter>;

const filterBody = z.object({
  /** A view that is there already, to be renamed or changed. */
  id: z.optional(z.uuid()),
  name: line(50, 1),
  /** The address's search part, without the question mark. */
  search: line(1000),
});

export const listFilters = contract({
  method: "GET",
  path: "/casework/filters",
  tag,
  summary: "The caller's saved views of the queue",
  access: "signedIn",
  roles,
  response: z.array(savedFilter),
});

export const saveFilter = contract({
  method: "PUT",
  path: "/casework/filters",
  tag,
  summary: "Save a view under a name, or rename one; another view of that name is replaced",
  access: "signedIn",
  roles,
  body: filterBody,
  response: savedFilter,
  problems: ["casework.too-many-filters"],
});

export const deleteFilter = contract({
  method: "DELETE",
  path: "/casework/filters/:id",
  tag,
  summary: "Delete a saved view",
  access: "signedIn",
  roles,
  params: z.object({ id: z.uuid() }),
});

import type { Answer } from "@mars/contracts/platform/contract";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import {
  assignCases,
  deleteFilter,
  listFilters,
  readQueue,
  recordReceipts,
  requestInformation,
  saveFilter,
} from "@mars/contracts/projects/casework";
import { answerDay } from "@mars/domain/lifecycle/answerDay";
import { compareCodes } from "@mars/domain/order/compareCodes";
import { caseStanding, may } from "@mars/domain/rights/may";
import type { RightsPerson } from "@mars/domain/rights/person";
import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";
import { logChange } from "../history/logChange.ts";
import { moveProject } from "../lifecycle/moveProject.ts";
import { type DatedKey, isOverdue, readDatedKeys } from "../list/datedKeys.ts";
import { resourceOf } from "../project/ProjectRow.ts";
import { checkField } from "../project/checkField.ts";
import { lockProject, readProjectRow } from "../project/projectQueries.ts";
import {
  type Caseworker,
  readCaseworkers,
  readFilters,
  removeFilter,
  setAssignee,
  upsertFilter,
} from "./caseworkQueries.ts";
import { markHandled } from "./markHandled.ts";
import { insertRemark } from "./remarkQueries.ts";

const STATUSES = [
  "applied",
  "application_received",
  "request_application_received",
  "payment_request_received",
] as const;

const FILTERS_AT_MOST = 20;

/** The caseworker's queue: what waits, who has it, and what is done to several cases at once. */
export function caseworkRoutes(app: App, { config, database, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;

  route(app, readQueue, ({ request }) => queueAnswer(database.write, signedIn(request), now()));

  route(app, assignCases, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const to = chosenCaseworker(await readCaseworkers(tx), body.to);
      const outcomes = [];
      // In one order everywhere, so that two who assign at once never wait for each other.
      for (const one of body.cases.toSorted((a, b) => compareCodes(a.id, b.id))) {
        outcomes.push(await assignCase(tx, one, to, act));
      }
      return tellOutcomes(outcomes);
    }),
  );

  route(app, requestInformation, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const text = checkField("remark", body.text, limits, { field: "text" });
      const answerBy = body.answerBy
        ? valueOrProblem(answerDay(body.answerBy, act.at.toISOString()))
        : null;
      const outcomes = [];
      for (const id of [...new Set(body.ids)].toSorted()) {
        outcomes.push(await writeRemark(tx, id, { text, answerBy }, act));
      }
      return tellOutcomes(outcomes);
    }),
  );

  route(app, recordReceipts, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const outcomes = [];
      // In one order everywhere, so that two who record at once never wait for each other.
      const ordered = body.receipts
        .map((one) => ({ ...one, caseNumber: one.caseNumber.trim().toUpperCase() }))
        .toSorted((a, b) => compareCodes(a.caseNumber, b.caseNumber));
      for (const one of ordered) outcomes.push(await recordReceipt(tx, one, act));
      return {
        done: outcomes.flatMap((one) => ("id" in one ? [one.id] : [])),
        skipped: outcomes.flatMap((one) => ("id" in one ? [] : [one])),
      };
    }),
  );

  route(app, listFilters, async ({ request }) => [
    ...(await readFilters(database.write, signedIn(request).id)),
  ]);

  route(app, saveFilter, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const { id } = signedIn(request);
      const saved = await upsertFilter(tx, id, body);
      if ((await readFilters(tx, id)).length > FILTERS_AT_MOST) {
        throw new ProblemError("casework.too-many-filters", { figures: { most: FILTERS_AT_MOST } });
      }
      return saved;
    }),
  );

  route(app, deleteFilter, ({ request, params, transaction }) =>
    transaction((tx) => removeFilter(tx, signedIn(request).id, params.id)),
  );
}

function tellOutcomes(outcomes: readonly CaseOutcome[]) {
  return {
    done: outcomes.filter(({ done }) => done).map(({ id }) => id),
    skipped: outcomes.flatMap((one) =>
      one.done ? [] : [{ id: one.id, name: one.name, reason: one.reason }],
    ),
  };
}

function chosenCaseworker(known: readonly Caseworker[], id: string | null): Caseworker | null {
  if (id === null) return null;
  const found = known.find((one) => one.id === id);
  if (!found) throw new ProblemError("casework.no-caseworker");
  return found;
}

/** Gives a case to a caseworker who is no party to it, unless someone else was first. */
async function assignCase(
  tx: Tx,
  { id, seen }: { id: string; seen: string | null },
  to: Caseworker | null,
  act: ProjectAuditContext,
): Promise<CaseOutcome> {
  await lockProject(tx, id);
  const row = await readProjectRow(tx, id);
  if (!row || !may(act.person, "project.read-case", resourceOf(row))) {
    return { id, done: false, name: null, reason: "unknown" };
  }
  const { name } = row;
  if (row.assigneeId !== seen) return { id, done: false, name, reason: "taken" };
  const parties: (RightsPerson | null)[] = [act.person, to && (await readRightsPerson(tx, to.id))];
  if (parties.some((one) => caseStanding(one, resourceOf(row)).isApplicant)) {
    return { id, done: false, name, reason: "party" };
  }
  if (row.assigneeId === (to?.id ?? null)) return { id, done: true };
  await setAssignee(tx, id, to?.id ?? null);
  await logChange(tx, act, {
    projectId: id,
    action: "assigned",
    changes: [
      {
        field: "assignee",
        from: row.assigneeId && { personId: row.assigneeId },
        to: to && { personId: to.id },
      },
    ],
  });
  return { id, done: true };
}

type ReceiptOutcome =
  | { id: string }
  | { caseNumber: string; reason: "unknown" | "party" | "not-applied" | "used" };

/** Records that one of several applications was received, unless something is in the way. A case
 * that the caller may not read is answered as one that is not there. */
async function recordReceipt(
  tx: Tx,
  { caseNumber, caseId }: { caseNumber: string; caseId: string },
  act: ProjectAuditContext,
): Promise<ReceiptOutcome> {
  const { rows } = await sql<{ id: string; isUsed: boolean }>`
    select p.id, exists (select from project other
      where other.case_id = ${caseId.trim()} and other.id <> p.id) as "isUsed"
    from project p where p.case_number = ${caseNumber}
  `.execute(tx);
  const found = rows[0];
  if (!found) return { caseNumber, reason: "unknown" };
  await lockProject(tx, found.id);
  const row = (await readProjectRow(tx, found.id))!;
  const resource = resourceOf(row);
  if (!may(act.person, "project.read-case", resource)) return { caseNumber, reason: "unknown" };
  if (caseStanding(act.person, resource).isApplicant) return { caseNumber, reason: "party" };
  if (row.status !== "applied") return { caseNumber, reason: "not-applied" };
  if (found.isUsed) return { caseNumber, reason: "used" };
  await moveProject(tx, row, { to: "application_received", caseId, confirmed: false }, act);
  return { id: found.id };
}

/** Someone else than the caller, as rights ask for them. */
async function readRightsPerson(database: Queryable, id: string): Promise<RightsPerson | null> {
  const { rows } = await sql<RightsPerson>`
    select id, vat, roles from person where id = ${id}
  `.execute(database);
  return rows[0] ?? null;
}

/** One of several cases in which a caseworker asks the same. */
async function writeRemark(
  tx: Tx,
  id: string,
  { text, answerBy }: { text: string; answerBy: string | null },
  act: ProjectAuditContext,
): Promise<CaseOutcome> {
  const row = await readProjectRow(tx, id);
  if (!row || !may(act.person, "project.remark", resourceOf(row))) {
    return { id, done: false, name: null, reason: "unknown" };
  }
  if (caseStanding(act.person, resourceOf(row)).isApplicant) {
    return { id, done: false, name: row.name, reason: "party" };
  }
  await insertRemark(tx, id, text, act, { answerBy });
  await markHandled(tx, row, act);
  await logChange(tx, act, {
    projectId: id,
    action: "asked",
    answerBy,
    changes: [{ field: "remark", from: null, to: text }],
  });
  return { id, done: true };
}

/** What became of one case among several. */
type CaseOutcome =
  | { id: string; done: true }
  | { id: string; done: false; name: string | null; reason: "taken" | "party" | "unknown" };

/** How much waits, for whom, and how much of it too long. */
async function queueAnswer(
  database: Queryable,
  person: Person,
  now: Date,
): Promise<Answer<typeof readQueue>> {
  const keys = await readDatedKeys(
    database,
    {
      view: "inbox",
      personId: person.id,
      vat: null,
      statuses: [],
      schemes: [],
      municipalities: [],
      withText: false,
    },
    now,
  );
  const counted = (some: readonly DatedKey[]) => ({
    total: some.length,
    mine: some.filter(({ assigneeId }) => assigneeId === person.id).length,
    unassigned: some.filter(({ assigneeId }) => assigneeId === null).length,
    overdue: some.filter((key) => isOverdue(key, now)).length,
  });
  const caseworkers = await readCaseworkers(database);
  return {
    statuses: STATUSES.map((status) => ({
      status,
      ...counted(keys.filter((key) => key.status === status && key.turn.who === "authority")),
    })),
    waiting: counted(keys.filter((key) => key.turn.who === "authority")),
    returned: keys.filter(({ returnedAt }) => returnedAt !== null).length,
    theirs: keys.filter(({ turn }) => turn.who === "applicant").length,
    all: keys.length,
    caseworkers: caseworkers.map((one) => ({ ...one, isMe: one.id === person.id })),
  };
}

import type { readQueue } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { Person } from "../../../platform/identity/person.ts";
import { readCaseworkers } from "./caseworkQueries.ts";
import { type DatedKey, isOverdue, readDatedKeys } from "../list/datedKeys.ts";

const STATUSES = [
  "applied",
  "application_received",
  "request_application_received",
  "payment_request_received",
] as const;

/** How much waits, for whom, and how much of it too long. */
export async function queueAnswer(
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

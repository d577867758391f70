import type { Answer, HandlerInput } from "@mars/contracts/platform/contract";
import {
  type listProjects as contract,
  type ListTurn,
  usualSort,
} from "@mars/contracts/projects/projects";
import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { scopeCovers } from "@mars/domain/rights/delegation";
import { holds } from "@mars/domain/rights/holder";
import { may } from "@mars/domain/rights/may";
import type { Turn } from "@mars/domain/lifecycle/turn";
import type { Queryable } from "../../../platform/database/Database.ts";
import { decodeCursor, pageOfRows } from "../../../platform/http/answers/paging.ts";
import type { Person } from "../../../platform/identity/person.ts";

import { assigneeOf } from "../casework/assigneeOf.ts";
import { type DatedKey, isOverdue, readDatedKeys } from "./datedKeys.ts";
import { type ListRow, readListRows } from "./listQueries.ts";
import { compareKeys, matches, sortValue, waitsFor } from "./listOrder.ts";
import { delegationOf, partyOf, standingOf } from "../parties/partyOf.ts";
import { recordCaseReads } from "../project/caseReadQueries.ts";
import { isOthersCase } from "../project/openProject.ts";
import { holderOfRow, resourceOf } from "../project/ProjectRow.ts";

type Query = HandlerInput<typeof contract>["query"];

/** One page of the person's own projects, or of every case for a caseworker. */
export async function listProjects(
  database: Queryable,
  person: Person,
  query: Query,
  now: Date,
): Promise<Answer<typeof contract>> {
  const asked = wordsOf(query.status);
  const keys = await readDatedKeys(
    database,
    {
      view: query.view,
      personId: person.id,
      vat: normaliseVat(person.vat),
      statuses: asked,
      schemes: wordsOf(query.scheme),
      municipalities: wordsOf(query.municipality),
      withText: query.q !== undefined,
    },
    now,
  );
  const turn = shownTurn(query.turn, person, keys);
  const order = query.sort
    ? { sort: query.sort, direction: query.direction ?? "desc" }
    : { ...usualSort(turn), ...(query.direction && { direction: query.direction }) };
  const valueOf = (key: DatedKey) => sortValue(order.sort, key);
  const numbers = new Set(wordsOf(query.numbers).map((one) => one.toUpperCase()));
  const clientOf = (key: DatedKey) => clientId(person, key);
  const found = keys
    .filter((key) => query.client === undefined || clientOf(key) === query.client)
    .filter((key) => query.view !== "inbox" || isAssigned(key, query.assignee, person))
    .filter((key) => query.returned === undefined || (key.returnedAt !== null) === query.returned)
    .filter((key) => !query.overdue || isOverdue(key, now))
    .filter((key) => query.waitsFor === undefined || waitsFor(key.turn) === query.waitsFor)
    .filter((key) => turn === null || turnsFor(person, key).includes(turn))
    .filter((key) => numbers.size === 0 || numbers.has(key.caseNumber))
    .filter((key) => matches(key, query.q ?? ""))
    .toSorted((a, b) => compareKeys(order, valueOf(a), a.id, valueOf(b), b.id));
  const after = decodeCursor(query.cursor, 2);
  const rest = after
    ? found.filter(
        (key) => compareKeys(order, valueOf(key), key.id, after[0] ?? null, String(after[1])) > 0,
      )
    : found;
  const page = pageOfRows<DatedKey>(rest.slice(0, query.limit + 1), query.limit, (key) => [
    valueOf(key),
    key.id,
  ]);
  const rows = await readListRows(
    database,
    page.items.map(({ id }) => id),
  );
  // The authority's list names private applicants; one's own names oneself and one's clients.
  if (query.view === "inbox") {
    const seen = [...rows.values()].filter((row) => isOthersCase(row, person)).map(({ id }) => id);
    const searchedFor = query.q || null;
    const way = searchedFor === null ? "listed" : "searched";
    await recordCaseReads(database, seen, { person, way, searchedFor });
  }
  return {
    items: page.items.flatMap(({ id, turn }) => {
      const row = rows.get(id);
      return row ? [itemOf(row, person, query.view, turn)] : [];
    }),
    nextCursor: page.nextCursor,
    total: found.length,
    place: placeOf(found, query.around),
    turn,
    turns: turnsOf(keys.flatMap((key) => turnsFor(person, key))),
    clients: query.view === "mine" ? clientsOf(keys, clientOf) : [],
  };
}

/** Where a project is among all that were found, and what lies before and after it. */
function placeOf(found: readonly DatedKey[], id: string | undefined) {
  const at = id === undefined ? -1 : found.findIndex((key) => key.id === id);
  if (at < 0) return null;
  const beside = (key: DatedKey | undefined) => (key ? { id: key.id, name: key.name } : null);
  return { at: at + 1, previous: beside(found[at - 1]), next: beside(found[at + 1]) };
}

/** Those who act for others begin with what waits for them, if anything does. */
function shownTurn(
  wanted: Query["turn"],
  person: Person,
  keys: readonly DatedKey[],
): ListTurn | null {
  if (wanted !== "usual") return wanted ?? null;
  const isAdviser = keys.some((key) => clientId(person, key) !== SELF);
  const isWaitedFor = keys.some((key) => turnsFor(person, key).includes("reader"));
  return isAdviser && isWaitedFor ? "reader" : null;
}

/** Whose turn it is, and where it is the applicant's, whether that is the caller or their client. */
function turnsFor(person: Person, key: DatedKey): readonly ListTurn[] {
  const { who, act } = key.turn;
  if (who !== "applicant") return [who];
  const isReader = clientId(person, key) === SELF || scopeCovers(key.delegateScope, act);
  return [who, isReader ? "reader" : "client"];
}

function turnsOf(turns: readonly ListTurn[]): Record<ListTurn, number> {
  const count = { applicant: 0, authority: 0, nobody: 0, reader: 0, client: 0 };
  for (const turn of turns) count[turn] += 1;
  return count;
}

const SELF = "self";

/** Whose project a row is: the caller's own, or a client's. */
function clientId(person: Person, key: DatedKey): string {
  const owner = holderOfRow(key.ownerVat, key.ownerPersonId);
  if (holds(person, owner)) return SELF;
  return key.ownerVat ?? key.ownerPersonId ?? "";
}

function clientsOf(keys: readonly DatedKey[], clientOf: (key: DatedKey) => string) {
  const groups = Map.groupBy(keys, clientOf);
  groups.delete(SELF);
  return [...groups].map(([id, rows]) => ({
    id,
    name: rows[0]!.ownerName ?? id,
    count: rows.length,
  }));
}

function wordsOf(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function isAssigned({ assigneeId }: DatedKey, asked: string | undefined, person: Person): boolean {
  if (asked === undefined || asked === "") return true;
  if (asked === "me") return assigneeId === person.id;
  if (asked === "nobody") return assigneeId === null;
  return asked === "open" ? assigneeId === null || assigneeId === person.id : assigneeId === asked;
}

function itemOf(row: ListRow, person: Person, view: Query["view"], turn: Turn): ProjectListItem {
  const resource = resourceOf({ ...row, inPlans: false });
  const begunAt = may(person, "project.read-drafting", resource)
    ? row.createdAt
    : (row.appliedAt ?? row.lastStateChangedAt ?? row.createdAt);
  const parties = { ...row, ownerIsFinal: false, delegateIsFinal: false };
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    stage: row.stage,
    subsidySchemeId: row.schemeId,
    mitigationMeasureId: row.measureId,
    caseId: row.caseId,
    caseNumber: row.caseNumber,
    turn,
    owner: partyOf(parties, "owner", true),
    delegate: partyOf(parties, "delegate", true),
    delegation: delegationOf(row),
    standing: standingOf(person, resource),
    areaHa: row.areaHa,
    effects: row.effects,
    createdAt: begunAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    lastStateChangedAt: row.lastStateChangedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
    isCorrected: row.isCorrected,
    version: row.version,
    municipalities: row.municipalities,
    extent: row.extent,
    waitsFor: waitsFor(turn),
    waitsSince: turn.since,
    deadline: turn.who === "nobody" ? null : turn.due,
    assignee: view === "inbox" ? assigneeOf(row, person) : null,
  };
}

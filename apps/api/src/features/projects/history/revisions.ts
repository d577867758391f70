import type { RevisionEntry } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

/** Entries as people read them: persons by name, areas of a supplementary geometry as their own. */
export async function readRevisions(
  database: Queryable,
  projectId: string,
  page: RevisionPage,
): Promise<(RevisionEntry & { exactAt: string })[]> {
  const rows = await readRevisionRows(database, projectId, page);
  const names = await namesOfPersons(database, personIds(rows));
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
    exactAt: row.exactAt,
    // Saved while typing is how, not what.
    action: row.action === "autosave" ? "edited" : row.action,
    entity: row.action.startsWith("supplementary") ? "supplementary_geometry" : "project",
    person: row.person,
    organization: row.organization,
    actingFor: namedParty(row.actingFor, names),
    changes: row.changes.map(({ field, from, to }) => ({
      field,
      from: named(from, names),
      to: named(to, names),
    })),
  }));
}

function personOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("personId" in value)) return null;
  return String(value.personId);
}

function personIds(rows: readonly RevisionRow[]): string[] {
  const ids = rows.flatMap(({ changes, actingFor }) => [
    personOf(actingFor),
    ...changes.flatMap(({ from, to }) => [personOf(from), personOf(to)]),
  ]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** An erased person leaves the change, not the name. */
function named(value: unknown, names: ReadonlyMap<string, string>): unknown {
  const id = personOf(value);
  return id === null ? value : { name: names.get(id) ?? null };
}

function namedParty(
  value: unknown,
  names: ReadonlyMap<string, string>,
): RevisionEntry["actingFor"] {
  const party = named(value, names);
  if (typeof party !== "object" || party === null || !("name" in party)) return null;
  return { name: typeof party.name === "string" ? party.name : null };
}

type RevisionRow = Omit<RevisionEntry, "at" | "lastAt" | "entity" | "actingFor"> & {
  /** {vat, name} or {personId}. */
  actingFor: unknown;
  at: Date;
  lastAt: Date;
  /** The instant to the microsecond: what a page continues after. */
  exactAt: string;
};

type RevisionPage = {
  before: readonly [at: string, id: number] | null;
  /** Entries from then on; null: all. */
  since: Date | null;
  limit: number;
};

/** The log, newest first; persons named in changes are named as they are called today. */
async function readRevisionRows(
  database: Queryable,
  projectId: string,
  page: RevisionPage,
): Promise<RevisionRow[]> {
  const earlier = page.before
    ? sql`and (entry.at, entry.id) < (${page.before[0]}::timestamptz, ${page.before[1]}::bigint)`
    : sql``;
  const { rows } = await sql<RevisionRow>`
    select entry.id, entry.at, entry.last_at as "lastAt", entry.action, person.full_name as person,
      entry.organization, entry.changes, entry.acting_for as "actingFor", entry.at::text as "exactAt"
    from revision_entry entry left join person on person.id = entry.person_id
    where entry.entity = 'project' and entry.entity_id = ${projectId} ${earlier}
      and (${page.since}::timestamptz is null or entry.at >= ${page.since})
    order by entry.at desc, entry.id desc
    limit ${page.limit}
  `.execute(database);
  return rows;
}

async function namesOfPersons(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, full_name as name from person where id = any(${ids}::uuid[])
  `.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}

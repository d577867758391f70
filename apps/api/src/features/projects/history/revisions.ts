import type { RevisionEntry } from "@mars/contracts/projects/projectShapes";
import type { Queryable } from "../../../platform/database/Database.ts";
import {
  namesOfPersons,
  readRevisionRows,
  type RevisionPage,
  type RevisionRow,
} from "./revisionQueries.ts";

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

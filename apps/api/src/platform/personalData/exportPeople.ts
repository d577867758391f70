import type { Queryable } from "../database/Database.ts";
import { referencesTo, rowsBy, tracesBy } from "./exportQueries.ts";
import type { StoredPerson, Wanted } from "./peopleQueries.ts";

/** Rows about the person named in this column; elsewhere someone is named as the one who acted. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([
  "attachment.person_id",
  "mail.person_id",
  "message.person_id",
  "message_setting.person_id",
  "party_offer.to_person_id",
  "project.owner_person_id",
  "remark.person_id",
  "round_reminder.person_id",
  "saved_area.person_id",
  "saved_filter.person_id",
  "subscription.person_id",
  "track_event.person_id",
]);

export type Rows = Record<string, object[]>;

export type PersonalExport = {
  exportedAt: string;
  about: { people: string[]; vat: string | null };
  /** Whole rows, by table. */
  own: Rows;
  /** What belongs to the person's own cases and drafts, by table. */
  cases: Rows;
  /** Where the person acted upon what belongs to others: the rows' keys, by table and column. */
  acts: Rows;
};

/** Everything stored of these people, and of a VAT number's own cases where one was requested. */
export async function exportPeople(
  database: Queryable,
  people: readonly StoredPerson[],
  { wanted, now }: { wanted: Wanted; now: Date },
): Promise<PersonalExport> {
  const ids = people.map(({ id }) => id);
  const vat = "vat" in wanted ? wanted.vat : null;
  const own: Rows = { person: await rowsBy(database, { table: "person", column: "id" }, ids) };
  const acts: Rows = {};
  for (const reference of await referencesTo(database, "person")) {
    const name = `${reference.table}.${reference.column}`;
    if (OWN_COLUMNS.has(name)) add(own, reference.table, await rowsBy(database, reference, ids));
    else add(acts, name, await tracesBy(database, reference, ids));
  }
  const byKey = (table: string, column: string, values: readonly string[]) =>
    rowsBy(database, { table, column }, values);
  add(own, "idempotency_key", await byKey("idempotency_key", "person_key", ids));
  const callers = ids.map((id) => `person:${id}`);
  add(own, "ended_session", await byKey("ended_session", "key", callers));
  add(own, "allowance_use", await byKey("allowance_use", "caller", callers));
  if (vat !== null) {
    add(own, "organization", await byKey("organization", "vat", [vat]));
    add(own, "project", await byKey("project", "owner_vat", [vat]));
    add(own, "party_offer", await byKey("party_offer", "to_vat", [vat]));
  }
  return {
    exportedAt: now.toISOString(),
    about: { people: ids, vat },
    own,
    cases: await exportCases(database, own["project"] ?? []),
    acts,
  };
}

async function exportCases(database: Queryable, projects: readonly object[]): Promise<Rows> {
  const valuesOf = (rows: readonly object[], field: string) =>
    rows.flatMap((row) => {
      const value = (row as Record<string, unknown>)[field];
      return typeof value === "string" ? [value] : [];
    });
  const ids = valuesOf(projects, "id");
  const cases: Rows = {};
  for (const reference of await referencesTo(database, "project"))
    if (reference.table !== "project")
      add(cases, reference.table, await rowsBy(database, reference, ids));
  for (const table of ["revision_entry", "event"])
    add(cases, table, await rowsBy(database, { table, column: "entity_id" }, ids));
  const drawn = [projects, ...Object.values(cases)].flatMap((rows) =>
    valuesOf(rows, "geo_location_id"),
  );
  const areas = [...new Set(drawn)];
  add(
    cases,
    "geo_location",
    await rowsBy(database, { table: "geo_location", column: "id" }, areas),
  );
  const screenings = valuesOf(projects, "screening_id");
  add(cases, "screening", await rowsBy(database, { table: "screening", column: "id" }, screenings));
  return cases;
}

function add(rows: Rows, name: string, more: readonly object[]): void {
  if (more.length > 0) rows[name] = [...(rows[name] ?? []), ...more];
}

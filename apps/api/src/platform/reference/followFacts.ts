import { createHash } from "node:crypto";
import type { FactChange, FactRow, FactTable } from "./FactTable.ts";

export type StoredFact = { readonly fact: FactRow; readonly isRetired: boolean };

export type FactState = {
  /** What a release loaded last, by key. */
  readonly stored: ReadonlyMap<string, StoredFact>;
  /** What is in the table now, by key. */
  readonly current: ReadonlyMap<string, FactRow>;
  readonly overrides: ReadonlyMap<string, FactRow>;
};

export type FactSteps = {
  readonly inserts: readonly FactRow[];
  readonly updates: readonly FactRow[];
  readonly retired: readonly string[];
  readonly changes: readonly FactChange[];
};

/**
 * What has to be done so that a table follows its facts: overrides win, what someone changed in a
 * shared column stays, and what no longer is a fact is retired, never deleted.
 */
export function followFacts(table: FactTable, state: FactState): FactSteps {
  const inserts: FactRow[] = [];
  const updates: FactRow[] = [];
  const changes: FactChange[] = [];
  const told = new Set<string>();
  for (const row of table.rows) {
    const key = String(row[table.key]);
    told.add(key);
    const override = state.overrides.get(key) ?? {};
    const wanted = overridden(row, override);
    const [stored, standing] = [state.stored.get(key), state.current.get(key)];
    const change = { kind: table.kind, key, name: nameOf(row, key) };
    if (standing === undefined) {
      inserts.push({ ...table.initial?.(row), ...wanted });
      changes.push({ ...change, what: "added" });
      continue;
    }
    const isFree = (column: string) =>
      column in override ||
      !table.shared?.includes(column) ||
      (stored !== undefined && isSame(standing[column], stored.fact[column]));
    const next = Object.fromEntries(
      Object.entries(wanted).map(([column, value]) => [
        column,
        isFree(column) ? value : standing[column],
      ]),
    );
    const columns = Object.keys(next).filter((column) => !isSame(next[column], standing[column]));
    const isBack = stored?.isRetired ?? false;
    if (columns.length > 0 || isBack) {
      updates.push(next);
      changes.push({ ...change, what: isBack ? "returned" : "changed", columns });
    }
  }
  const retired = [...state.stored].filter(([key, { isRetired }]) => !isRetired && !told.has(key));
  return {
    inserts,
    updates,
    retired: retired.map(([key]) => key),
    changes: [
      ...changes,
      ...retired.map(([key, { fact }]) => ({
        kind: table.kind,
        key,
        name: nameOf(fact, key),
        what: "retired" as const,
      })),
    ],
  };
}

function nameOf(row: FactRow, key: string): string {
  const name = row["name"] ?? row["title_da"];
  return typeof name === "string" ? name : key;
}

/** An override lays an object over an object, key by key, and replaces anything else. */
function overridden(row: FactRow, override: FactRow): FactRow {
  const laid = Object.entries(override).map(([column, value]) => {
    const fact = row[column];
    return [column, isObject(value) && isObject(fact) ? { ...fact, ...value } : value] as const;
  });
  return { ...row, ...Object.fromEntries(laid) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b);

/** JSON with keys in order: the same content is the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function hashOfFacts(tables: readonly FactTable[]): string {
  const facts = tables.map(({ kind, rows }) => [kind, rows]);
  return createHash("sha256").update(canonical(facts)).digest("hex");
}

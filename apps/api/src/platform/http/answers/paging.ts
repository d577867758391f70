import { ProblemError } from "../../problems/ProblemError.ts";
import { findUnreadable } from "../input/findUnreadable.ts";
import { inEveryLanguage } from "../input/text.ts";

type Key = string | number | null;

/** Hands the sort key of the last row to the caller as an opaque text. */
export function encodeCursor(keys: readonly Key[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The sort key to continue after, or null on the first page. */
export function decodeCursor(cursor: string | undefined, length: number): Key[] | null {
  if (cursor === undefined) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isOurs = Array.isArray(keys) && keys.length === length && keys.every(isKey);
    if (isOurs && findUnreadable(keys) === null) return keys;
  } catch {
    // Falls through: a cursor no one made here.
  }
  throw unknownCursor();
}

/** A point in time as the database writes it. */
const TIME = /^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** A key that is a time; 31 February and 25 o'clock are none, and the database would refuse them. */
export function timeInCursor(key: Key | undefined): string {
  if (typeof key !== "string" || !TIME.test(key)) throw unknownCursor();
  const second = key.slice(0, "2026-01-01 00:00:00".length).replace(" ", "T");
  const time = new Date(`${second}Z`);
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(second)) throw unknownCursor();
  return key;
}

export function unknownCursor(): ProblemError {
  const field = "query.cursor";
  const detail = inEveryLanguage((text) => text.cursor(field));
  return new ProblemError("request.invalid", {
    fields: [{ field, code: "invalid_cursor", detail }],
  });
}

function isKey(key: unknown): key is Key {
  return key === null || typeof key === "string" || typeof key === "number";
}

/** Query one row more than `limit`; the extra one tells that there is a next page. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly Key[],
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? encodeCursor(keysOf(last)) : null };
}

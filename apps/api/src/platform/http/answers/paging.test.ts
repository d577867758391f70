import { expect, test } from "vitest";
import { decodeCursor, encodeCursor, pageOfRows, timeInCursor } from "./paging.ts";

test("a page ends with the key to continue after, the last one with none", () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const first = pageOfRows(rows, 2, ({ id }) => [id]);
  expect(first.items).toEqual([{ id: 1 }, { id: 2 }]);
  expect(decodeCursor(first.nextCursor ?? undefined, 1)).toEqual([2]);
  expect(pageOfRows(rows, 3, ({ id }) => [id]).nextCursor).toBeNull();
});

test.each(["x", encodeCursor([1, 2]), Buffer.from('[{"a":1}]').toString("base64url")])(
  "the cursor %s was not made here",
  (cursor) => {
    expect(() => decodeCursor(cursor, 1)).toThrow("request.invalid");
  },
);

test("a time in a cursor is one that the database wrote", () => {
  const written = "2026-02-28 23:59:59.123456+00";
  expect(timeInCursor(written)).toBe(written);
  for (const key of [
    "2026-02-31 10:00:00+00",
    "2026-02-28 25:00:00+00",
    "2026-02-28 10:61:00+00",
    "2026-02-28T10:00:00Z",
    "now",
    7,
    null,
  ])
    expect(() => timeInCursor(key)).toThrow("request.invalid");
});

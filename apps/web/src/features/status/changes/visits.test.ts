import { expect, test } from "vitest";
import { visitBefore, visitedOn } from "./ChangeFilter.tsx";

const today = "2026-11-16";

test.each([
  { kept: null, before: null },
  { kept: { last: "2026-11-03", before: null }, before: "2026-11-03" },
  { kept: { last: today, before: null }, before: null },
  { kept: { last: today, before: "2026-11-03" }, before: "2026-11-03" },
])("[T1] after $kept the visit before today's was on $before, also once today's is kept", (row) => {
  expect(visitBefore(row.kept, today)).toBe(row.before);
  expect(visitBefore(visitedOn(row.kept, today), today)).toBe(row.before);
});

import { expect, test } from "vitest";
import { changedSince } from "./definitionChanges.ts";

const changes = [
  { since: "2026-03-01", figures: [], text: "A tæller én gang." },
  { since: "2026-06-01", figures: [], text: "B tæller med." },
];

test.each([
  [
    "2026-02-28",
    "Beregningen er ændret siden: A tæller én gang (01.03.2026). B tæller med (01.06.2026).",
  ],
  ["2026-03-01", "Beregningen er ændret siden: B tæller med (01.06.2026)."],
  ["2026-06-01", null],
])("a page of %s names what changed later", (day, said) => {
  expect(changedSince(day, changes)).toBe(said);
});

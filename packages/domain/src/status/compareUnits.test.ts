import { describe, expect, test } from "vitest";
import { compareUnits, perThousandHa } from "./compareUnits.ts";

const unit = (id: string, amount: number | null) => ({ id, name: id.toUpperCase(), amount });
const compare = (amounts: Record<string, number | null>, chosen: readonly string[]) =>
  compareUnits(
    Object.entries(amounts).map(([id, amount]) => unit(id, amount)),
    chosen,
    ({ amount }) => amount,
  );

test.each([
  { amount: 173, areaHa: 100_000, rate: 1.73 },
  { amount: 0, areaHa: 100_000, rate: 0 },
  { amount: 10, areaHa: 0, rate: null },
])("[T16] $amount on $areaHa ha is $rate per 1,000 ha", ({ amount, areaHa, rate }) => {
  expect(perThousandHa(amount, areaHa)).toBe(rate);
});

describe("[T16] units next to each other", () => {
  test("are ranked among all of their kind, and equal ones share a rank", () => {
    const { chosen } = compare({ a: 5, b: 3, c: 3, d: 1 }, ["c", "a", "unknown", "d"]);
    expect(chosen.map(({ unit: { id }, rank, isShared }) => [id, rank, isShared])).toEqual([
      ["c", 2, true],
      ["a", 1, false],
      ["d", 4, false],
    ]);
  });

  test.each([
    { amounts: { a: 1, b: 2, c: 9 }, median: 2 },
    { amounts: { a: 1, b: 2, c: 9, d: 4 }, median: 3 },
    { amounts: { a: 1, b: null, c: 9 }, median: 5 },
    { amounts: { a: null }, median: null },
  ])("have the median of all with a figure: $median", ({ amounts, median }) => {
    expect(compare(amounts as Record<string, number | null>, []).median).toBe(median);
  });

  test.each([
    { b: 9.4, finding: "leads" },
    { b: 9.5, finding: "level" },
    { b: 10, finding: "level" },
  ])("10 beside $b: $finding", ({ b, finding }) => {
    expect(compare({ a: 10, b }, ["a", "b"]).finding.kind).toBe(finding);
  });

  test.each([{ chosen: ["a"] }, { chosen: ["b", "c"] }])("$chosen say nothing", ({ chosen }) => {
    expect(compare({ a: 10, b: 0, c: null }, chosen).finding.kind).toBe("none");
  });
});

import { expect, test } from "vitest";
import { type CountedArea, doubleCounts } from "./doubleCounts.ts";
import { versionDifference } from "./versionDifference.ts";

function area(id: string, stage: CountedArea["stage"], areaHa: number, tons: number): CountedArea {
  return {
    id,
    stage,
    areaHa,
    effects: { nitrogenReductionT: tons, extractionEffortHa: areaHa, afforestationEffortHa: null },
  };
}

test("[L2] the less certain of two overlapping areas yields, in proportion to its area", () => {
  const result = doubleCounts(
    [area("p", "established", 10, 4), area("s", "sketch_project", 20, 10)],
    [{ a: "p", b: "s", overlapHa: 5 }],
  );
  expect(result).toEqual([
    {
      clipped: "s",
      keeps: "p",
      overlapHa: 5,
      effects: { nitrogenReductionT: 2.5, extractionEffortHa: 5, afforestationEffortHa: null },
    },
  ]);
});

test("[L2] at the same stage the one that gives less a hectare yields", () => {
  const areas = [area("1", "sketch_project", 10, 4), area("2", "sketch_project", 100, 90)];
  expect(doubleCounts(areas, [{ a: "1", b: "2", overlapHa: 1 }])[0]!.clipped).toBe("1");
  expect(doubleCounts(areas, [{ a: "2", b: "1", overlapHa: 1 }])[0]!.clipped).toBe("1");
});

test("[L2] where both give the same the larger id yields, whichever way the pair is written", () => {
  const areas = [area("1", "sketch_project", 10, 4), area("2", "sketch_project", 10, 4)];
  expect(doubleCounts(areas, [{ a: "1", b: "2", overlapHa: 1 }])[0]!.clipped).toBe("2");
  expect(doubleCounts(areas, [{ a: "2", b: "1", overlapHa: 1 }])[0]!.clipped).toBe("2");
});

test("[L2] an area overlapped twice loses at most all it has", () => {
  const areas = [
    area("1", "established", 10, 4),
    area("2", "established", 10, 4),
    area("s", "sketch_project", 10, 6),
  ];
  const result = doubleCounts(areas, [
    { a: "1", b: "s", overlapHa: 8 },
    { a: "2", b: "s", overlapHa: 8 },
  ]);
  const lostT = result.reduce((sum, { effects }) => sum + (effects.nitrogenReductionT ?? 0), 0);
  expect(lostT).toBeCloseTo(6, 12);
  expect(result.map((pair) => pair.keeps)).toEqual(["1", "2"]);
});

test("[L2] the largest loss of nitrogen is listed first; what does not overlap is not listed", () => {
  const areas = [
    area("1", "established", 10, 4),
    area("2", "sketch_project", 10, 1),
    area("3", "sketch_project", 10, 9),
  ];
  const overlaps = [
    { a: "1", b: "2", overlapHa: 5 },
    { a: "1", b: "3", overlapHa: 5 },
    { a: "2", b: "3", overlapHa: 0 },
    { a: "1", b: "gone", overlapHa: 3 },
  ];
  expect(doubleCounts(areas, overlaps).map((pair) => pair.clipped)).toEqual(["3", "2"]);
});

test("[L2] versions differ by what was added, removed and changed", () => {
  const before = {
    fields: { title: "A", description: "x" },
    items: [
      { id: "1", fields: { kind: "sketch_project", name: "Eng", included: true } },
      { id: "2", fields: { name: "Mose" } },
    ],
  };
  const after = {
    fields: { title: "B", description: "x" },
    items: [
      { id: "1", fields: { kind: "sketch_project", name: "Eng", included: false } },
      { id: "3", fields: { name: "Skov" } },
    ],
  };
  expect(versionDifference(before, after)).toEqual({
    fields: [{ field: "title", from: "A", to: "B" }],
    added: [after.items[1]],
    removed: [before.items[1]],
    changed: [{ id: "1", changes: [{ field: "included", from: true, to: false }] }],
    count: 4,
  });
  expect(versionDifference(before, before).count).toBe(0);
  expect(versionDifference(null, after)).toMatchObject({ added: after.items, count: 4 });
});

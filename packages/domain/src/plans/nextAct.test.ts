import { expect, test } from "vitest";
import { nextAct } from "./nextAct.ts";

const spare = [
  { id: "a", tons: 2 },
  { id: "b", tons: 5 },
  { id: "c", tons: 4 },
];
const place = { missingT: 6, missingIfSolvedT: 3, spare, covers: () => true };

test("[L2] what is missing is covered by the fewest sketches in reserve, the largest first", () => {
  expect(nextAct(place)).toEqual({ kind: "include", ids: ["b", "c"] });
});

test("[L2] sketches that lie on the same land count only as far as they cover", () => {
  const covers = (ids: readonly string[]) => ids.length === 3;
  expect(nextAct({ ...place, covers })).toEqual({ kind: "include", ids: ["b", "c", "a"] });
});

test("[L2] where they do not, overlaps are decided, and only then is something drawn", () => {
  const covers = () => false;
  expect(nextAct({ ...place, covers, missingIfSolvedT: 0.04 })).toEqual({ kind: "overlaps" });
  expect(nextAct({ ...place, covers })).toEqual({ kind: "draw", spareCount: 3 });
  expect(nextAct({ ...place, missingT: 60 })).toEqual({ kind: "draw", spareCount: 3 });
});

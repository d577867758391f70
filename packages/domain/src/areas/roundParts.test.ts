import { expect, test } from "vitest";
import { roundHectares, roundParts } from "./roundParts.ts";

test.each<{ what: string; parts: number[]; whole: number; shown: number[] }>([
  { what: "nothing is left over", parts: [10, 4.5], whole: 14.5, shown: [10, 4.5] },
  { what: "a step is missing", parts: [24.02, 2.03], whole: 26.05, shown: [24, 2.1] },
  { what: "a step is too many", parts: [1.16, 1.17, 1.19], whole: 3.52, shown: [1.1, 1.2, 1.2] },
  {
    what: "equal parts share unequally",
    parts: [1 / 3, 1 / 3, 1 / 3],
    whole: 1,
    shown: [0.4, 0.3, 0.3],
  },
  {
    what: "square metres stay exact",
    parts: [24.05, 2.05, 0.09],
    whole: 26.19,
    shown: [24.1, 2, 0.09],
  },
  { what: "only square metres", parts: [0.06, 0.05], whole: 0.11, shown: [0.06, 0.05] },
  { what: "the whole was measured otherwise", parts: [10, 5], whole: 15.3, shown: [10.2, 5.1] },
  { what: "the whole is less", parts: [10, 5], whole: 14.9, shown: [10, 4.9] },
  { what: "there are no parts", parts: [], whole: 0, shown: [] },
])("[S3] hectares add up when $what", ({ parts, whole, shown }) => {
  expect(roundHectares(parts, whole)).toEqual(shown);
});

test("[S3] any parts add up to the whole, each within a step of its own", () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 9) }, () => 0.1 + random() * 40);
    const whole = parts.reduce((sum, part) => sum + part, 0);
    const shown = roundParts(parts, whole, 0.1);
    const sum = shown.reduce((total, part) => total + Math.round(part * 10), 0);
    expect(sum).toBe(Math.round(whole * 10));
    for (const [index, part] of shown.entries())
      expect(Math.abs(part - parts[index]!)).toBeLessThan(0.1001);
  }
});

test("[S3] amounts add up in thousands", () => {
  expect(roundParts([429_400, 120_400, 300], 550_100, 1000)).toEqual([429_000, 121_000, 0]);
});

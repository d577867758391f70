import { expect, test } from "vitest";
import { enterEffects, MAX_EFFECT, effectiveEffects } from "./enteredEffects.ts";
import { type Effects, scaleEffects, sumEffects } from "./effects.ts";
import { unitShares } from "./unitShares.ts";

const nothing = sumEffects([]);
const effects: Effects = {
  nitrogenReductionT: 12,
  extractionEffortHa: 30,
  afforestationEffortHa: null,
};

type Overlap = { unitId: string; overlapHa: number };
const sharedOut = (whole: Effects, overlaps: readonly Overlap[]) =>
  unitShares(overlaps).map((unit) => ({ ...unit, effects: scaleEffects(whole, unit.share) }));

test("[T16] the sum of overlaps is the divisor, so land outside every unit swallows nothing", () => {
  const shared = sharedOut(effects, [
    { unitId: "a", overlapHa: 1 },
    { unitId: "b", overlapHa: 2 },
  ]);
  expect(
    shared.map(({ unitId, effects: e }) => [unitId, e.nitrogenReductionT, e.extractionEffortHa]),
  ).toEqual([
    ["a", 4, 10],
    ["b", 8, 20],
  ]);
});

test("any positive overlap counts, and nothing else does", () => {
  const shared = sharedOut(effects, [
    { unitId: "a", overlapHa: 1e-12 },
    { unitId: "b", overlapHa: 0 },
    { unitId: "c", overlapHa: -1 },
    { unitId: "d", overlapHa: 5 },
  ]);
  expect(shared.map((unit) => unit.unitId)).toEqual(["a", "d"]);
});

test("what is not known stays unknown in every unit, and is 0 in a sum", () => {
  const shared = sharedOut(effects, [{ unitId: "a", overlapHa: 1 }]);
  expect(shared[0]!.effects.afforestationEffortHa).toBeNull();
  expect(sumEffects(shared.map((unit) => unit.effects))).toEqual({
    ...nothing,
    nitrogenReductionT: 12,
    extractionEffortHa: 30,
  });
});

test("no overlap gives no unit", () => {
  expect(sharedOut(effects, [])).toEqual([]);
});

test("[T16] shares of random areas add up to the whole", () => {
  let seed = 3;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 500; round++) {
    const overlaps = Array.from({ length: 1 + Math.floor(random() * 8) }, (_, i) => ({
      unitId: String(i),
      overlapHa: random() * 10 ** Math.floor(random() * 6 - 2),
    }));
    const whole = {
      nitrogenReductionT: random() * 100,
      extractionEffortHa: random() * 1000,
      afforestationEffortHa: random(),
    };
    const shared = sharedOut(whole, overlaps);
    const sum = sumEffects(shared.map((unit) => unit.effects));
    for (const name of [
      "nitrogenReductionT",
      "extractionEffortHa",
      "afforestationEffortHa",
    ] as const) {
      expect(Math.abs(sum[name] - whole[name])).toBeLessThanOrEqual(
        1e-12 * Math.max(1, whole[name]),
      );
    }
    expect(shared.reduce((total, unit) => total + unit.share, 0)).toBeCloseTo(1, 12);
  }
});

test("[V5] effects entered by hand are zero or more", () => {
  expect(enterEffects({ ...nothing }).ok).toBe(true);
  expect(
    enterEffects({ ...effects, extractionEffortHa: -0.1, nitrogenReductionT: Number.NaN }),
  ).toMatchObject({
    refusal: {
      code: "effects.negative",
      figures: { fields: ["nitrogenReductionT", "extractionEffortHa"] },
    },
  });
});

test("[V5] effects entered by hand are no more than a project can give", () => {
  expect(enterEffects({ ...effects, nitrogenReductionT: MAX_EFFECT.nitrogenReductionT }).ok).toBe(
    true,
  );
  expect(enterEffects({ ...effects, nitrogenReductionT: 1e15 })).toMatchObject({
    refusal: {
      code: "effects.too-large",
      figures: { fields: ["nitrogenReductionT"], most: { nitrogenReductionT: 1_000 } },
    },
  });
});

test.each([
  { entered: effects, imported: nothing, computed: nothing, source: "entered" },
  { entered: null, imported: effects, computed: nothing, source: "imported" },
  { entered: null, imported: null, computed: effects, source: "computed" },
])("$source effects count when they are the nearest to a person's word", ({ source, ...all }) => {
  expect(effectiveEffects(all)).toEqual({ effects, source });
});

test("a project without any figure has unknown effects", () => {
  expect(
    effectiveEffects({ entered: null, imported: null, computed: null }).effects.nitrogenReductionT,
  ).toBeNull();
});

import { expect, test } from "vitest";
import type { AreaOverlaps, RetentionOverlap } from "./areaOverlaps.ts";
import { effectOfArea } from "./effectOfArea.ts";
import { type MitigationMeasure, sortMeasures } from "./mitigationMeasure.ts";

const plain: MitigationMeasure = {
  id: "m",
  name: "Lavbundsprojekter",
  nitrogenReductionFactor: 40,
  nitrogenReductionDependsOnRetention: false,
  nitrogenReductionDependsOnRetentionFactorProperty: null,
  extractionEffortFactor: 1,
  extractionEffortDependsOnCarbon: false,
  extractionEffortUseEntireAreaIfOverlapOver: null,
  afforestationEffortFactor: 0,
};
const nitrogenWetland = {
  ...plain,
  nitrogenReductionFactor: 90,
  extractionEffortDependsOnCarbon: true,
};
const preliminary = {
  ...plain,
  extractionEffortDependsOnCarbon: true,
  extractionEffortUseEntireAreaIfOverlapOver: 0.5,
};
const miniWetland = { ...plain, nitrogenReductionFactor: 472, extractionEffortFactor: 0 };
const forest: MitigationMeasure = {
  ...plain,
  nitrogenReductionFactor: null,
  nitrogenReductionDependsOnRetention: true,
  nitrogenReductionDependsOnRetentionFactorProperty: "skov",
  extractionEffortFactor: 0,
  afforestationEffortFactor: 1,
};
const extensification: MitigationMeasure = {
  ...forest,
  nitrogenReductionDependsOnRetentionFactorProperty: "ekstensivering",
  afforestationEffortFactor: 0,
};

function part(areaHa: number, more: Partial<RetentionOverlap> = {}): RetentionOverlap {
  return {
    areaHa,
    retention: 0.75,
    kgPerHa: { skov: 50, ekstensivering: 32 },
    subCatchmentId: "1",
    nitrogenEffectCounts: true,
    ...more,
  };
}
function overlaps(areaHa: number, carbonRichHa: number, retention = [part(areaHa)]): AreaOverlaps {
  return { areaHa, carbonRichHa, retention };
}

test.each([
  { what: "lowland 40 kg/ha", measure: plain, n: 0.4, e: 10, f: 0 },
  {
    what: "nitrogen wetland 90 kg/ha, extraction on the carbon-rich part",
    measure: nitrogenWetland,
    n: 0.9,
    e: 4,
    f: 0,
  },
  { what: "mini-wetland 472 kg/ha, no extraction", measure: miniWetland, n: 4.72, e: 0, f: 0 },
  {
    what: "forest by retention, afforestation on the whole area",
    measure: forest,
    n: 0.125,
    e: 0,
    f: 10,
  },
  { what: "extensification by retention", measure: extensification, n: 0.08, e: 0, f: 0 },
])("[S3] 10 ha with 4 ha of carbon-rich soil: $what", ({ measure, n, e, f }) => {
  const { effects } = effectOfArea(measure, overlaps(10, 4));
  expect(effects.nitrogenReductionT).toBeCloseTo(n, 12);
  expect(effects.extractionEffortHa).toBeCloseTo(e, 12);
  expect(effects.afforestationEffortHa).toBe(f);
});

test.each([
  { carbonRichHa: 4.9, e: 4.9, code: "effect.extraction.carbon" },
  { carbonRichHa: 5, e: 5, code: "effect.extraction.carbon" },
  { carbonRichHa: 5.01, e: 10, code: "effect.extraction.entire-area" },
])(
  "[S3] above half carbon-rich the whole area counts: $carbonRichHa of 10 ha give $e ha",
  ({ carbonRichHa, e, code }) => {
    const { effects, steps } = effectOfArea(preliminary, overlaps(10, carbonRichHa));
    expect(effects.extractionEffortHa).toBe(e);
    expect(steps.map((step) => step.code)).toContain(code);
  },
);

test("[S3] nitrogen counts only with retention data and only where there is a need, and says what was left out", () => {
  const parts = [part(6), part(3, { nitrogenEffectCounts: false, subCatchmentId: "2" })];
  const { effects, steps } = effectOfArea(nitrogenWetland, overlaps(10, 0, parts));
  expect(effects.nitrogenReductionT).toBeCloseTo(0.54, 12);
  expect(steps.filter((step) => step.effect === "nitrogen")).toEqual([
    {
      effect: "nitrogen",
      code: "effect.nitrogen.by-factor",
      figures: { areaHa: 6, kgPerHa: 90, kg: 540, nitrogenReductionT: 0.54 },
    },
    { effect: "nitrogen", code: "effect.nitrogen.no-need", figures: { areaHa: 3 } },
    { effect: "nitrogen", code: "effect.nitrogen.no-retention-data", figures: { areaHa: 1 } },
  ]);
});

test("retention differs from polygon to polygon and is weighed by area", () => {
  const parts = [part(1, { retention: 0 }), part(3, { retention: 1 })];
  const { effects, steps } = effectOfArea(forest, overlaps(4, 0, parts));
  expect(effects.nitrogenReductionT).toBeCloseTo(0.05, 12);
  expect(steps[0]).toMatchObject({
    code: "effect.nitrogen.by-retention",
    figures: { kgPerHa: 12.5 },
  });
});

test("no need at all gives none, not a division by zero", () => {
  const { effects, steps } = effectOfArea(forest, overlaps(0, 0, []));
  expect(effects).toEqual({
    nitrogenReductionT: 0,
    extractionEffortHa: 0,
    afforestationEffortHa: 0,
  });
  expect(steps[0]!.code).toBe("effect.nitrogen.none");
});

test("[P9] measures sort as Danish does: Aa as Å, last", () => {
  const names = ["Aadal", "Øvrige", "Ekstensivering", "Ærø", "Zebra"];
  expect(sortMeasures(names.map((name) => ({ id: name, name }))).map((m) => m.name)).toEqual([
    "Ekstensivering",
    "Zebra",
    "Ærø",
    "Øvrige",
    "Aadal",
  ]);
});

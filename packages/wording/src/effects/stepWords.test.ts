import { expect, test } from "vitest";
import { namedStepWords, stepWords } from "./stepWords.ts";

const figures = {
  areaHa: 1234.5,
  kgPerHa: 40,
  kg: 49_380,
  nitrogenReductionT: 49.38,
  carbonRichHa: 60,
  carbonShare: 0.0486,
  threshold: 0.6,
  factor: 1,
  extractionEffortHa: 60,
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [
    { effect: "nitrogen", code: "effect.nitrogen.by-factor", figures },
    "1.234,5 ha × 40,0 kg pr. ha = 49.380 kg = 49,4 t",
    "1,234.5 ha × 40.0 kg per ha = 49,380 kg = 49.4 t",
  ],
  [
    {
      effect: "nitrogen",
      code: "effect.nitrogen.by-factor",
      figures: { areaHa: 2, kgPerHa: 41, kg: 82, nitrogenReductionT: 0.082 },
    },
    "2,0 ha × 41,0 kg pr. ha = 82 kg",
    "2.0 ha × 41.0 kg per ha = 82 kg",
  ],
  [
    { effect: "extraction", code: "effect.extraction.carbon", figures },
    "60,0 ha kulstofrig jord (4,9 % af området) × 1 = 60,0 ha",
    "60.0 ha of carbon-rich soil (4.9% of the area) × 1 = 60.0 ha",
  ],
  [
    { effect: "afforestation", code: "effect.afforestation.none", figures: {} },
    "Virkemidlet giver ingen skovrejsning.",
    "The measure does not create forest.",
  ],
  [{ effect: "nitrogen", code: "effect.new", figures: {} }, "effect.new", "effect.new"],
] as const)("[P2] the step %j says how it came about", (step, da, en) => {
  expect(plain(stepWords(step, "da-DK"))).toBe(da);
  expect(plain(stepWords(step, "en-US"))).toBe(en);
});

test("[P2] in one list of all steps each says which effect it is of", () => {
  const step = { effect: "extraction", code: "effect.extraction.none", figures: {} } as const;
  expect(namedStepWords(step, "da-DK")).toBe("Udtagning: Virkemidlet giver ingen udtagning.");
});

import { expect, test } from "vitest";
import { comparisonWords } from "./comparisonWords.ts";

type Alternative = Parameters<typeof comparisonWords>[0][number];

const alternative = (kr: number | null, part: Partial<Alternative> = {}): Alternative => {
  const option = {
    schemeId: "forest",
    schemeName: "Skovrejsning",
    purpose: "afforestation",
    verdict: "fits" as const,
    areaFits: true,
    rules: [],
    purposeHa: 10,
    toCutHa: 0,
    usableHa: 10,
    usableEffects: { nitrogenReductionT: 0, extractionEffortHa: 0, afforestationEffortHa: 10 },
    payment: kr === null ? null : { fromKr: kr, toKr: kr },
  };
  const none = { more: [], taken: [], notOpen: [], unfit: [], unknown: [] };
  return {
    name: "Engen",
    ranked: { options: [option], ...none },
    ledger: null,
    areaHa: 12,
    neighbours: [],
    conflicts: [],
    ...part,
  };
};

test("[S4] the heading says which alternative pays most, by the amounts that are shown", () => {
  const conflicts = [{ datasetId: "x", title: "Fredskov", ha: 2 }];
  const words = comparisonWords(
    [alternative(1_117_400), alternative(1_667_000, { conflicts })],
    "da-DK",
  );
  expect(words.title).toBe("B giver mest.");
  expect(words.text).toBe("B giver 550.000\u00a0kr. mere end A. B har 1 konflikt.");
  const cells = Object.fromEntries(
    words.rows.map(({ key, cells: [first] }) => [key, first?.map(({ text }) => text) ?? null]),
  );
  expect(cells).toMatchObject({
    payment: ["1.117.000\u00a0kr."],
    forest: ["10,0\u00a0ha"],
    nitrogen: ["Intet behov her"],
    extraction: null,
    conflicts: null,
  });
});

test("[S4] without a published rate no alternative is said to pay most", () => {
  const { title, best } = comparisonWords([alternative(null), alternative(null)], "da-DK");
  expect(title).toBe("Ingen af alternativerne har et beløb nu.");
  expect(best).toBeNull();
});

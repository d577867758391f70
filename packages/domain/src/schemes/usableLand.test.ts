import { describe, expect, test } from "vitest";
import { datasetIds } from "../datasets/datasetIds.ts";
import { landLedger } from "./landLedger.ts";
import { GRASS, type LandPart, ROTATION, TAKEN } from "./landPart.ts";
import { schemePayment } from "./schemePayment.ts";
import type { SchemeRates } from "./schemeRates.ts";
import type { OverlapRule, SchemePurpose } from "./subsidyScheme.ts";
import { purposeLand, sumHa, usableLand } from "./usableLand.ts";

const {
  carbonRichSoil,
  wetlandPotential,
  protectedNature,
  forestMap2022,
  fieldBlocks2025,
  afforestationUnwanted,
  afforestationWanted,
} = datasetIds;

/** `needHa` of it in a sub-catchment where nitrogen counts, the rest where it does not. */
const land = (ha: number, covers: readonly string[], needHa = 0): LandPart => ({
  ha,
  in: covers,
  retention: [
    { areaHa: needHa, nitrogenEffectCounts: true },
    { areaHa: ha - needHa, nitrogenEffectCounts: false },
  ].map((one) => ({
    ...one,
    retention: 0.5,
    kgPerHa: { skov: 20, ekstensivering: 10 },
    subCatchmentId: "1",
  })),
});
const mustNot = (datasetId: string): OverlapRule => ({
  datasetId,
  mustOverlap: false,
  mustNotOverlap: true,
  attributeName: null,
  attributeOperator: null,
  attributeValues: null,
  minOverlapAreaHa: null,
  minNitrogenReductionT: null,
});

describe("[S3] usable land", () => {
  const parts = [
    land(10, [ROTATION, fieldBlocks2025], 10),
    land(8, [GRASS, wetlandPotential, carbonRichSoil], 5),
    land(4, [TAKEN, wetlandPotential, ROTATION], 4),
    land(2, [protectedNature, wetlandPotential], 2),
    land(1, [fieldBlocks2025, forestMap2022], 1),
    land(3, [fieldBlocks2025, afforestationUnwanted], 0),
  ];
  test.each<{ purpose: SchemePurpose | null; avoids: string[]; ha: number }>([
    { purpose: "nitrogen-wetland", avoids: [], ha: 5 + 2 },
    { purpose: "phosphorus-wetland", avoids: [], ha: 8 + 2 },
    { purpose: "carbon-rich-soil", avoids: [], ha: 8 },
    { purpose: "afforestation", avoids: [], ha: 10 + 8 },
    { purpose: "afforestation", avoids: [carbonRichSoil], ha: 10 },
    { purpose: "extensification", avoids: [protectedNature], ha: 10 + 8 + 1 + 3 },
    { purpose: "mini-wetland", avoids: [], ha: 10 + 5 + 1 },
    { purpose: "river-valley", avoids: [], ha: 0 },
    { purpose: null, avoids: [], ha: 24 },
  ])("$purpose without $avoids: $ha ha", ({ purpose, avoids, ha }) => {
    const usable = usableLand({ purpose, overlapRules: avoids.map(mustNot) }, parts);
    expect(sumHa(usable)).toBeCloseTo(ha, 9);
  });

  test("land that others have serves the purpose and is not usable", () => {
    const scheme = { purpose: "nitrogen-wetland" as const, overlapRules: [] };
    expect(sumHa(purposeLand(scheme, parts)) - sumHa(usableLand(scheme, parts))).toBeCloseTo(4, 9);
  });

  test("dry fields have nothing to gain as a nitrogen wetland", () => {
    expect(usableLand({ purpose: "nitrogen-wetland", overlapRules: [] }, [parts[0]!])).toEqual([]);
  });
});

test("[S3] the ledger counts every hectare once, and nature as usable only where it can be wet", () => {
  const parts = [
    land(10, [ROTATION, afforestationWanted]),
    land(4, [TAKEN, protectedNature]),
    land(3, [protectedNature, wetlandPotential]),
    land(2, [wetlandPotential, carbonRichSoil]),
    land(1, []),
  ];
  expect(landLedger(parts, [{ purpose: "nitrogen-wetland" }], 20)).toMatchObject({
    usableHa: 16,
    unusable: [{ land: "taken", ha: 4 }],
  });
  expect(landLedger(parts, [{ purpose: "afforestation" }], 20)).toEqual({
    usableHa: 13,
    unusableHa: 7,
    usable: [
      { land: "forest", ha: 10 },
      { land: "wetland", ha: 2 },
      { land: "other", ha: 1 },
    ],
    unusable: [
      { land: "taken", ha: 4 },
      { land: "nature", ha: 3 },
    ],
  });
});

test("[S3] what the ledger shows adds up to the area above it", () => {
  const parts = [land(18.34, [ROTATION]), land(5.68, []), land(2.03, [protectedNature])];
  expect(landLedger(parts, [], 26.05)).toEqual({
    usableHa: 24,
    unusableHa: 2.1,
    usable: [
      { land: "field", ha: 18.3 },
      { land: "other", ha: 5.7 },
    ],
    unusable: [{ land: "nature", ha: 2.1 }],
  });
});

describe("[S3] payment by published rates", () => {
  const about = { paidBy: "scheme" as const, source: "vkst.dk", date: "2025-10-22", note: null };
  const grassRates: SchemeRates = {
    ...about,
    rates: [
      { land: "good", rotation: 82_500, grass: 35_500 },
      { land: "need", rotation: 59_500, grass: 27_000 },
    ],
  };
  const flat: SchemeRates = { ...about, rates: [{ land: "all", rotation: 75_500, grass: 75_500 }] };

  test("the drawing's 8.6 ha: 5.2 in rotation and 3.4 of permanent grass, carbon-rich", () => {
    const parts = [land(5.2, [ROTATION, carbonRichSoil]), land(3.4, [GRASS, carbonRichSoil])];
    expect(schemePayment(grassRates, parts)).toMatchObject({
      amountKr: 5.2 * 82_500 + 3.4 * 35_500,
      parts: [
        { use: "rotation", ha: 5.2, fromKrPerHa: 82_500 },
        { use: "grass", ha: 3.4, fromKrPerHa: 35_500 },
      ],
    });
  });

  test("unknown use gives both ends, never a guess", () => {
    expect(schemePayment(grassRates, [land(2, [carbonRichSoil])])).toMatchObject({
      amountKr: null,
      fromKr: 71_000,
      toKr: 165_000,
    });
  });

  test("the low rate counts only where nitrogen does, and other land is paid nothing", () => {
    const paid = schemePayment(grassRates, [land(10, [ROTATION], 4)]);
    expect(paid?.amountKr).toBe(4 * 59_500);
    expect(paid?.parts.at(-1)).toMatchObject({ land: null, ha: 6, toKrPerHa: 0 });
  });

  test("one rate for everything asks for no use", () => {
    const paid = schemePayment(flat, [land(10, [ROTATION]), land(4.8, [fieldBlocks2025])]);
    expect(paid?.parts).toHaveLength(1);
    expect(paid?.amountKr).toBeCloseTo(14.8 * 75_500, 6);
  });

  test("protected nature is paid as grass unless the scheme has a rate of its own", () => {
    const nature = [land(2, [protectedNature, ROTATION])];
    const rate = { land: "all" as const, rotation: 82_500, grass: 31_000 };
    expect(schemePayment({ ...about, rates: [rate] }, nature)?.amountKr).toBe(62_000);
    const withNature = { ...about, rates: [{ ...rate, nature: 4_500 }] };
    expect(schemePayment(withNature, nature)?.amountKr).toBe(9_000);
  });

  test("without a published rate there is no amount", () => {
    expect(schemePayment(null, [land(2, [])])).toBeNull();
  });
});

import { expect, test } from "vitest";
import { judgeArea } from "./judgeArea.ts";
import type { Rules } from "../catalogue/Catalogue.ts";
import { landFault } from "./landFault.ts";
import type { KnownFinding } from "../findings/Screened.ts";

const parcels = "urn:dmp:ds:jordstykker";
const catchments = "urn:dmp:ds:afgraensning-af-kystvandoplande";

const answered = (hectares: Record<string, number>) =>
  new Map(
    Object.entries(hectares).map(([id, overlapHa]) => [
      id,
      { finding: { touchedCount: overlapHa > 0 ? 1 : 0, overlapHa }, ruled: null } as KnownFinding,
    ]),
  );

test.each<{ where: string; hectares: Record<string, number>; isOffLand: boolean }>([
  { where: "a field", hectares: { [parcels]: 3, [catchments]: 1 }, isOffLand: false },
  {
    where: "a lake without a parcel",
    hectares: { [parcels]: 0, [catchments]: 1 },
    isOffLand: false,
  },
  {
    where: "a coastal meadow, a tenth of it land",
    hectares: { [parcels]: 0, [catchments]: 1 },
    isOffLand: false,
  },
  {
    where: "sea along a coast drawn coarsely",
    hectares: { [parcels]: 0, [catchments]: 0.05 },
    isOffLand: true,
  },
  { where: "the sea", hectares: { [parcels]: 0, [catchments]: 0 }, isOffLand: true },
  {
    where: "protected sea",
    hectares: { [parcels]: 0, [catchments]: 0, "urn:dmp:ds:natura-2000-omraader": 1 },
    isOffLand: true,
  },
  {
    where: "a place no such map was asked about",
    hectares: { "urn:x": 0 },
    isOffLand: false,
  },
])("[S3] $where lies off land: $isOffLand", ({ hectares, isOffLand }) => {
  const fault = landFault({ known: answered(hectares), failed: new Map() }, 10);
  expect(fault).toEqual(isOffLand ? { code: "geometry.not-on-land" } : null);
});

test("[S3] a map that did not answer leaves it open", () => {
  const failed = new Map([[catchments, "dataset.no-answer"]]);
  expect(landFault({ known: answered({ [parcels]: 0 }), failed }, 10)).toBeNull();
});

test("[S3] in the sea no scheme fits, every one says why, and no effect is promised", () => {
  const scheme: Rules["schemes"][number] = {
    id: "s",
    name: "Skovrejsning",
    active: true,
    flowType: "full",
    mitigationMeasureId: "m",
    purpose: null,
    rates: null,
    organization: "SGAV",
    forms: {},
    casework: null,
    minAreaHa: null,
    requiredCarbonOverlapPercentage: null,
    allowPrivateUserApply: true,
    allowPrivateCompanyApply: true,
    allowMunicipalityApply: true,
    allowOrganizationVatApply: [],
    applicationPeriods: [],
    overlapRules: [],
    supplementaryGeometryTypes: [],
  };
  const measure: Rules["measures"][number] = {
    id: "m",
    name: "Skovrejsning",
    nitrogenReductionFactor: 0,
    nitrogenReductionDependsOnRetention: false,
    nitrogenReductionDependsOnRetentionFactorProperty: null,
    extractionEffortFactor: 0,
    extractionEffortDependsOnCarbon: false,
    extractionEffortUseEntireAreaIfOverlapOver: null,
    afforestationEffortFactor: 1,
  };
  const rules = { schemes: [scheme], measures: [measure] } as unknown as Rules;
  const judged = (landHa: number) =>
    judgeArea(
      rules,
      { known: answered({ [parcels]: landHa }), failed: new Map(), retention: [] },
      {
        areaHa: 10,
        applicant: null,
        at: new Date("2026-05-18T10:00:00Z"),
        neighbours: { items: [], count: 0, warnings: [] },
        land: null,
      },
    );
  expect(judged(1).schemes[0]!.areaFits).toBe(true);
  expect(judged(1).effects).toHaveLength(1);
  expect(judged(0).schemes[0]!.areaFits).toBe(false);
  expect(judged(0).schemes[0]!.rules[0]!.textCode).toBe("geometry.not-on-land");
  expect(judged(0).effects).toEqual([]);
});

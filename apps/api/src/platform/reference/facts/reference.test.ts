import { nextSteps } from "@mars/wording/datasets/nextSteps";
import { expect, test } from "vitest";
import { datasetGroups } from "./datasetGroups.ts";
import { datasets } from "./datasets.ts";
import { fieldDatasets } from "./fieldDatasets.ts";
import { measures } from "./measures.ts";
import { municipalities } from "./municipalities.ts";
import { nationalConstants, nationalGoals } from "./nationalGoals.ts";
import { nationalStates } from "./nationalStates.ts";
import { ownerOrganizations } from "./organizations.ts";
import { plans } from "./plans.ts";
import { schemes } from "./schemes.ts";
import { schemeTexts } from "./schemeTexts.ts";
import { subCatchments } from "./subCatchments.ts";
import { tripartites } from "./tripartites.ts";

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);
const distinct = (values: readonly unknown[]) => new Set(values).size;
const planNames = new Set(plans.map((plan) => plan.name));
const codes = new Set(municipalities.map((municipality) => municipality.code));
const numbers = new Set(tripartites.map((tripartite) => tripartite.number));

test("98 municipalities with VAT numbers and Christiansø without one", () => {
  expect(municipalities).toHaveLength(99);
  expect(municipalities.filter((one) => one.vat === null).map((one) => one.code)).toEqual(["0411"]);
  expect(distinct(municipalities.map((one) => one.code))).toBe(99);
  expect(distinct(municipalities.flatMap((one) => [one.id, one.geoLocationId]))).toBe(198);
});

test("23 tripartites and 37 plans", () => {
  expect(tripartites).toHaveLength(nationalConstants.tripartiteCount);
  expect(numbers.size).toBe(23);
  expect(plans).toHaveLength(nationalConstants.planCount);
  expect(planNames.size).toBe(37);
});

test("every plan's goal is field regulation plus other extraction", () => {
  for (const plan of plans) {
    expect(plan.fieldRegulationTons + plan.otherExtractionTons).toBeCloseTo(
      plan.nitrogenGoalTons,
      2,
    );
  }
});

test("the plans' goals and potentials sum to the published national figures", () => {
  expect(sum(plans.map((plan) => plan.nitrogenGoalTons))).toBeCloseTo(12_776.437, 6);
  expect(sum(plans.map((plan) => plan.fieldRegulationTons))).toBeCloseTo(7_902.196, 3);
  expect(sum(plans.map((plan) => plan.otherExtractionTons))).toBeCloseTo(4_874.243, 3);
  expect(sum(plans.map((plan) => plan.extractionPotentialHa))).toBeCloseTo(219_994.877, 6);
  expect(plans.filter((plan) => plan.nitrogenGoalTons === 0)).toHaveLength(10);
});

test("108 sub-catchments lie in exactly one plan each, 79 of them with a need", () => {
  expect(subCatchments).toHaveLength(nationalConstants.subCatchmentCount);
  expect(distinct(subCatchments.map((sub) => sub.opId))).toBe(108);
  expect(subCatchments.filter((sub) => !planNames.has(sub.planName))).toEqual([]);
  expect(distinct(subCatchments.map((sub) => sub.planName))).toBe(37);
  expect(subCatchments.filter((sub) => sub.nitrogenCounts)).toHaveLength(79);
  expect(subCatchments.filter((sub) => sub.inNitrogenSchemes)).toHaveLength(80);
});

test("8 sub-catchments are split between tripartites, and shares name known units", () => {
  const split = subCatchments.filter((sub) => Object.keys(sub.tripartiteShares).length > 1);
  expect(split).toHaveLength(8);
  for (const sub of subCatchments) {
    expect(Object.keys(sub.tripartiteShares).filter((number) => !numbers.has(number))).toEqual([]);
    expect(Object.keys(sub.municipalityShares).filter((code) => !codes.has(code))).toEqual([]);
    expect(sum(Object.values(sub.tripartiteShares))).toBeGreaterThan(0.98);
    expect(sum(Object.values(sub.tripartiteShares))).toBeLessThan(1.001);
  }
});

test("municipalities in plans name known units", () => {
  const named = plans.flatMap((plan) => Object.keys(plan.municipalityKm2));
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
});

test("a measure has a factor of its own or one from the retention map, never both", () => {
  for (const measure of measures) {
    expect(measure.nitrogenFactorKgPerHa === null).toBe(measure.nitrogenRetentionProperty !== null);
    expect(measure.icon).toMatch(/^<svg .*currentColor.*<\/svg>$/);
  }
});

test("24 schemes refer to known measures and datasets and have texts of their own", () => {
  expect(schemes).toHaveLength(24);
  const known = new Set(datasets.map((dataset) => dataset.id));
  const measureIds = new Set(measures.map((measure) => measure.id));
  for (const scheme of schemes) {
    expect(measureIds).toContain(scheme.measureId);
    expect(scheme.overlapRules.filter((rule) => !known.has(rule.datasetId))).toEqual([]);
    expect(schemeTexts[scheme.name]?.descriptionDa).toBeTruthy();
  }
  expect(distinct(Object.values(schemeTexts).map((text) => text.descriptionDa))).toBe(24);
});

test("26 national states, three of them public", () => {
  expect(nationalStates).toHaveLength(26);
  const shown = nationalStates.filter((state) => state.publicCounter !== null);
  expect(shown.map((state) => state.number).toSorted((a, b) => a - b)).toEqual([6, 10, 15]);
});

test("datasets belong to known groups and carry texts in both languages", () => {
  const groups = new Set<string>(datasetGroups.map((group) => group.id));
  expect(distinct(datasets.map((dataset) => dataset.id))).toBe(datasets.length);
  expect(datasets.length).toBeGreaterThanOrEqual(20);
  for (const dataset of datasets) {
    expect(groups).toContain(dataset.group);
    expect(dataset.meaningDa.length).toBeGreaterThan(20);
    expect(dataset.meaningEn.length).toBeGreaterThan(20);
    expect(dataset.attributes.length).toBeGreaterThan(0);
  }
  const conflicts = datasets.filter(({ kind }) => kind === "conflict").map(({ id }) => id);
  expect(conflicts.filter((id) => !nextSteps[id])).toEqual([]);
  const known = new Set(datasets.map((dataset) => dataset.id));
  expect(fieldDatasets.filter((field) => !known.has(field.datasetId))).toEqual([]);
});

test("national goals are those shown to people, and three organisations are fixed by VAT", () => {
  expect(nationalGoals).toMatchObject({
    nitrogenReductionTons: 13_780,
    extractionEffortHa: 140_000,
    afforestationEffortHa: 250_000,
  });
  expect(ownerOrganizations.map((one) => one.vat)).toEqual([
    "DK42909769",
    "DK33157274",
    "DK20814616",
  ]);
});

import * as z from "zod/mini";
import { datasetAttribute, datasetKind, multiPolygon } from "../datasets/layers.ts";

export const screeningVersion = z.object({
  /** Null for a dataset that is asked at its owner's service. */
  id: z.nullable(z.int()),
  label: z.string(),
  /** The day the source says its data are from. */
  updatedOn: z.nullable(z.string()),
  /** When it was loaded here, or asked at its owner's service. */
  loadedAt: z.string(),
  origin: z.enum(["demo", "imported", "live"]),
});
export type ScreeningVersion = z.infer<typeof screeningVersion>;

/** A dataset as it stood when the area was screened. */
export const screenedDataset = z.object({
  id: z.string(),
  groupId: z.string(),
  kind: datasetKind,
  titleDa: z.string(),
  titleEn: z.string(),
  storage: z.enum(["stored", "wfs"]),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  licence: z.string(),
  attributes: z.array(datasetAttribute),
});
export type ScreenedDataset = z.infer<typeof screenedDataset>;

export const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const touchedAttribute = z.object({
  name: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
  value: attributeValue,
});

/** A feature the area overlaps by more than a square metre. */
export const touchedFeature = z.object({
  id: z.string(),
  overlapHa: z.number(),
  featureHa: z.number(),
  /** What the source calls it. Absent until the line `attributes` has come. */
  key: z.optional(z.nullable(z.string())),
  attributes: z.optional(z.array(touchedAttribute)),
  /** Of a feature that its owner's service alone holds; stored ones are requested by their id. */
  outline: z.optional(multiPolygon),
  /** How far the outline may lie from the owner's, in metres; absent where it is the owner's. */
  outlineToleranceM: z.optional(z.number()),
});
export type TouchedFeature = z.infer<typeof touchedFeature>;

export const screeningFinding = z.object({
  datasetId: z.string(),
  groupId: z.string(),
  datasetKind: datasetKind,
  /** Land that several features cover is counted once. */
  overlapHa: z.number(),
  /** Of the asked area, 0–1. */
  share: z.number(),
  touchedCount: z.int(),
  /** The largest overlaps first, at most `shownFeaturesMax`. */
  features: z.array(touchedFeature),
  version: screeningVersion,
  source: z.string(),
  /** Taken from an earlier screening of the same area and version. */
  reused: z.boolean(),
});
export type ScreeningFinding = z.infer<typeof screeningFinding>;

export const shownFeaturesMax = 50;

/** `dataset.no-answer`, `dataset.too-slow`, `dataset.broken-answer`, `dataset.not-loaded`, `dataset.not-measured`. */
export const screeningFailure = z.object({ datasetId: z.string(), code: z.string() });
export type ScreeningFailure = z.infer<typeof screeningFailure>;

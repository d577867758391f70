import { MULTI_LINE_MAX_LENGTH, SINGLE_LINE_MAX_LENGTH } from "../fields/lineLimits.ts";
import type { BoundingBox } from "./boundingBox.ts";

/** Every limit that browser and server must agree on, in one configuration. */
export type Limits = {
  readonly projectNameMaxLen: number;
  readonly sketchProjectNameMaxLen: number;
  readonly supplementaryGeometryNameMaxLen: number;
  readonly caseIdMaxLen: number;
  readonly descriptionMaxLen: number;
  readonly remarkMaxLen: number;
  readonly searchLimit: number;
  readonly uploadZippedMaxMb: number;
  readonly uploadUnpackedMaxMb: number;
  readonly uploadMaxEntries: number;
  readonly maxVertices: number;
  readonly maxPolygonHa: number;
  /** EPSG:25832; a geometry beyond it was drawn or projected in another system. */
  readonly extent: BoundingBox;
};

export const DEFAULT_LIMITS: Limits = {
  projectNameMaxLen: 50,
  sketchProjectNameMaxLen: 50,
  supplementaryGeometryNameMaxLen: 50,
  caseIdMaxLen: SINGLE_LINE_MAX_LENGTH,
  descriptionMaxLen: 4096,
  remarkMaxLen: MULTI_LINE_MAX_LENGTH,
  searchLimit: 21,
  uploadZippedMaxMb: 25,
  uploadUnpackedMaxMb: 250,
  uploadMaxEntries: 2000,
  maxVertices: 100_000,
  maxPolygonHa: 5000,
  extent: { minX: 400_000, minY: 6_000_000, maxX: 1_000_000, maxY: 6_500_000 },
};

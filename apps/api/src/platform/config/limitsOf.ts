import { DEFAULT_LIMITS, type Limits } from "@mars/domain/areas/limits";
import type { Config } from "./readConfig.ts";

/** The limits that rules ask for, as this deployment has set them. */
export function limitsOf({ limits }: Pick<Config, "limits">): Limits {
  return {
    ...DEFAULT_LIMITS,
    projectNameMaxLen: limits.projectNameLength,
    sketchProjectNameMaxLen: limits.sketchProjectNameLength,
    caseIdMaxLen: limits.caseIdLength,
    descriptionMaxLen: limits.descriptionLength,
    remarkMaxLen: limits.remarkLength,
    uploadZippedMaxMb: limits.uploadMb,
    uploadUnpackedMaxMb: limits.uploadUnpackedMb,
    uploadMaxEntries: limits.uploadEntries,
    maxVertices: limits.polygonVertices,
    maxPolygonHa: limits.polygonHa,
  };
}

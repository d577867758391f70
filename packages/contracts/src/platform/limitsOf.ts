import { DEFAULT_LIMITS, type Limits } from "@mars/domain/areas/limits";
import type { AppSettings } from "./appSettings.ts";

/** The limits that rules ask for, as this deployment has set them; the same on both sides. */
export function limitsOf({ limits }: Pick<AppSettings, "limits">): Limits {
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

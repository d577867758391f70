import type { UploadFormat } from "@mars/contracts/places/uploads";
import type { Refusal } from "@mars/domain/result";
import type { Rings } from "../../../platform/overlap/rings.ts";

/** A polygon feature of an uploaded file, in EPSG:25832. */
export type ReadFeature = {
  number: number;
  name: string;
  file: string;
  layer: string | null;
  /** Runs of numbers: they cross between processes a hundred times faster than pairs do. */
  polygons: readonly Rings[];
  areaHa: number;
  vertexCount: number;
  /** It crossed itself and was untwisted, as asked for. */
  repaired: boolean;
  /** Why it cannot be used as it is. */
  fault: Refusal | null;
};

/** What a zip was found to hold. */
export type ReadUpload = {
  formats: UploadFormat[];
  coordinateSystems: string[];
  /** Those of them that no file names. */
  assumedCoordinateSystems: string[];
  features: ReadFeature[];
};

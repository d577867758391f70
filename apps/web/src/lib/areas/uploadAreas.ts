import { uploadField, type UploadFault, type UploadResult } from "@mars/contracts/places/uploads";
import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { wordIn } from "@mars/wording/language/wordIn";
import { send } from "../http/send.ts";
import { currentLocale } from "../language/locale.ts";

export type ReadAreas = {
  areas: readonly {
    name: string;
    geometry: AreaGeometry;
    areaHa: number;
    warnings: readonly string[];
    isRepaired: boolean;
  }[];
  refused: readonly { name: string; sentence: string; isRepairable: boolean }[];
  coordinateSystems: readonly string[];
  assumedSystems: readonly string[];
};

/** Reads the areas of a zipped file; sentences of faults in the user's language. */
export async function uploadAreas(
  file: File,
  signal: AbortSignal,
  { repair = false }: { repair?: boolean } = {},
): Promise<ReadAreas> {
  const body = new FormData();
  body.append(uploadField, file);
  const response = await send(
    { method: "POST", path: "/geometries/upload", body, ...(repair && { query: { repair } }) },
    { signal, quiet: true, timeoutMs: false },
  );
  const { features, refused, coordinateSystems, assumedCoordinateSystems } =
    (await response.json()) as UploadResult;
  const sentence = (fault: UploadFault) => wordIn(currentLocale(), fault, "sentence");
  return {
    coordinateSystems,
    assumedSystems: assumedCoordinateSystems,
    areas: features.map(({ name, geometry, areaHa, warnings, repaired }) => ({
      name,
      geometry,
      areaHa,
      warnings: warnings.map(sentence),
      isRepaired: repaired,
    })),
    refused: refused.map(({ name, fault, repairable }) => ({
      name,
      sentence: sentence(fault),
      isRepairable: repairable,
    })),
  };
}

import type { MasterDataMeasure } from "@mars/contracts/masterData";
import { liveFigures } from "@mars/contracts/screening";
import { uploadField, type UploadResult } from "@mars/contracts/uploads";
import { call } from "../../../lib/http/call.ts";
import { send } from "../../../lib/http/send.ts";
import { currentLocale, languageOf } from "../../../lib/language/locale.ts";
import { type AreaServices, pickServices, type UploadAnswer } from "../../../map/index.ts";
import { mutableArea } from "./mutableArea.ts";

/** Parcels, files, and the effects of the shape that is being drawn under the chosen measure. */
export function sketchAreaServices(
  measures: readonly MasterDataMeasure[],
  measureId: string | null,
): AreaServices {
  return {
    ...pickServices,
    upload,
    liveFigures: async (area, signal) => {
      const answer = await call(liveFigures, {
        body: { geometry: mutableArea(area), crs: "25832" },
        signal,
        quiet: true,
      });
      const names = new Map(measures.map(({ id, name }) => [id, name]));
      return {
        measures: answer.measures
          .filter((one) => measureId === null || one.measureId === measureId)
          .map((one) => ({
            id: one.measureId,
            name: names.get(one.measureId) ?? one.measureId,
            nitrogenTons: one.nitrogenReductionT,
            extractionHa: one.extractionEffortHa,
            afforestationHa: one.afforestationEffortHa,
          })),
      };
    },
  };
}

async function upload(file: File, signal: AbortSignal): Promise<UploadAnswer> {
  const body = new FormData();
  body.append(uploadField, file);
  const response = await send(
    { method: "POST", path: "/geometries/upload", body },
    { signal, quiet: true, timeoutMs: false },
  );
  const { features, refused } = (await response.json()) as UploadResult;
  const isDanish = languageOf(currentLocale()) === "da";
  const sentence = (fault: { sentenceDa: string; sentenceEn: string }) =>
    isDanish ? fault.sentenceDa : fault.sentenceEn;
  return {
    areas: features.map(({ name, geometry, areaHa, warnings }) => ({
      name,
      geometry,
      areaHa,
      warnings: warnings.map(sentence),
    })),
    refused: refused.map(({ name, fault }) => ({ name, sentence: sentence(fault) })),
  };
}

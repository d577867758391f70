import type { MasterDataMeasure } from "@mars/contracts/masterData";
import { liveFigures } from "@mars/contracts/screening";
import { uploadAreas } from "../../../lib/areas/uploadAreas.ts";
import { call } from "../../../lib/http/call.ts";
import { type AreaServices, pickServices } from "../../../map/index.ts";
import { mutableArea } from "./mutableArea.ts";

/** Parcels, files, and the effects of the shape that is being drawn under the chosen measure. */
export function sketchAreaServices(
  measures: readonly MasterDataMeasure[],
  measureId: string | null,
): AreaServices {
  return {
    ...pickServices,
    upload: uploadAreas,
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

import type { MasterDataMeasure } from "@mars/contracts/datasets/masterData";
import { liveFigures } from "@mars/contracts/screening/screeningLive";
import { uploadAreas } from "../../../lib/areas/uploadAreas.ts";
import { call } from "../../../lib/http/call.ts";
import { type AreaServices, pickServices } from "../../../map/index.ts";
import { mutableArea } from "./mutableArea.ts";
import { factName } from "@mars/wording/facts/factName";
import { currentLocale } from "../../../lib/language/locale.ts";

/** Parcels, files, and what the shape that is being drawn would give under each measure. */
export function sketchAreaServices(
  measures: readonly MasterDataMeasure[],
  measureId: string | null,
): AreaServices {
  const names = new Map(measures.map(({ id, name }) => [id, name]));
  const compareMeasures: AreaServices["liveFigures"] = async (area, signal) => {
    const answer = await call(liveFigures, {
      body: { geometry: mutableArea(area), crs: "25832" },
      signal,
      quiet: true,
    });
    return {
      isNitrogenNeeded: answer.nitrogenNeeded,
      measures: answer.measures.flatMap((one) => {
        const name = names.get(one.measureId);
        if (name === undefined) return [];
        return [
          {
            id: one.measureId,
            name: factName(name, currentLocale()),
            nitrogenTons: one.nitrogenReductionT,
            extractionHa: one.extractionEffortHa,
            afforestationHa: one.afforestationEffortHa,
          },
        ];
      }),
    };
  };
  return {
    ...pickServices,
    upload: uploadAreas,
    // With a measure chosen the panel tells what it does to the plan instead of comparing all.
    ...(measureId === null && { liveFigures: compareMeasures }),
  };
}

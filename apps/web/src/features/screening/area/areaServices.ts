import type { MasterDataMeasure } from "@mars/contracts/datasets/masterData";
import { liveFigures } from "@mars/contracts/screening/screeningLive";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { uploadAreas } from "../../../lib/areas/uploadAreas.ts";
import { call, read } from "../../../lib/http/call.ts";
import { type AreaServices, type LiveFigures, pickServices } from "../../../map/index.ts";
import { subcatchmentOf } from "../place/subcatchmentOf.ts";
import { mutableArea } from "./mutableArea.ts";
import { factName } from "@mars/wording/facts/factName";
import { currentLocale } from "../../../lib/language/locale.ts";

/** What step 1 asks the API: parcels, files and figures of the shape that is being drawn. */
export const areaServices: AreaServices = {
  ...pickServices,
  upload: uploadAreas,
  liveFigures: figuresOf,
  placeOf: subcatchmentOf,
};

let measureNames: Promise<Map<string, string>> | null = null;

async function namesOfMeasures(): Promise<Map<string, string>> {
  measureNames ??= read<{ mitigationMeasures: MasterDataMeasure[] }>("/master-data", {
    quiet: true,
  })
    .then(({ mitigationMeasures }) => new Map(mitigationMeasures.map(({ id, name }) => [id, name])))
    .catch((error: unknown) => {
      measureNames = null;
      throw error;
    });
  return measureNames;
}

async function figuresOf(area: MultiPolygonGeometry, signal: AbortSignal): Promise<LiveFigures> {
  const [names, { measures, onLand }] = await Promise.all([
    namesOfMeasures(),
    call(liveFigures, { body: { geometry: mutableArea(area), crs: "25832" }, signal, quiet: true }),
  ]);
  return {
    isOnLand: onLand,
    measures: measures.map((one) => ({
      id: one.measureId,
      name: factName(names.get(one.measureId) ?? one.measureId, currentLocale()),
      nitrogenTons: one.nitrogenReductionT,
      extractionHa: one.extractionEffortHa,
      afforestationHa: one.afforestationEffortHa,
    })),
  };
}

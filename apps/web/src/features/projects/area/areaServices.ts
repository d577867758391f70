import type { MasterDataMeasure } from "@mars/contracts/datasets/masterData";
import type { replaceProjectGeometry } from "@mars/contracts/projects/projects";
import type { CallInput } from "@mars/contracts/platform/contract";
import { liveFigures } from "@mars/contracts/screening/screeningLive";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { uploadAreas } from "../../../lib/areas/uploadAreas.ts";
import { call } from "../../../lib/http/call.ts";
import { type AreaServices, type LiveFigures, pickServices } from "../../../map/index.ts";
import { factName } from "@mars/wording/facts/factName";
import { currentLocale } from "../../../lib/language/locale.ts";

type SentArea = NonNullable<CallInput<typeof replaceProjectGeometry>["body"]["geometry"]>;

/** The same area for a contract: its schema speaks of plain lists, the domain of read-only ones. */
export function sentArea(area: AreaGeometry): SentArea {
  return area as unknown as SentArea;
}

/** Drawing a supplementary area: parcels and files, no figures, for it changes no effect. */
export const plainServices: AreaServices = { ...pickServices, upload: uploadAreas };

/** Drawing the project's area: with what the shape would give under the project's own measure. */
export function projectServices(
  measures: readonly MasterDataMeasure[],
  measureId: string | null,
): AreaServices {
  const shown = measures.filter(({ id }) => measureId === null || id === measureId);
  const figuresOf = async (
    area: MultiPolygonGeometry,
    signal: AbortSignal,
  ): Promise<LiveFigures> => {
    const body = { geometry: sentArea(area), crs: "25832" as const };
    const answer = await call(liveFigures, { body, signal, quiet: true });
    return {
      isOnLand: answer.onLand,
      isNitrogenNeeded: answer.nitrogenNeeded,
      measures: shown.flatMap(({ id, name }) => {
        const found = answer.measures.find(({ measureId: one }) => one === id);
        return found
          ? [
              {
                id,
                name: factName(name, currentLocale()),
                nitrogenTons: found.nitrogenReductionT,
                extractionHa: found.extractionEffortHa,
                afforestationHa: found.afforestationEffortHa,
              },
            ]
          : [];
      }),
    };
  };
  return { ...plainServices, liveFigures: figuresOf };
}

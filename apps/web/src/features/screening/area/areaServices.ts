import type { MasterDataMeasure } from "@mars/contracts/datasets/masterData";
import { liveFigures } from "@mars/contracts/screening/screeningLive";
import type { AreaGeometry, MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { answerText } from "@mars/wording/answer/answerText";
import { plainName } from "@mars/wording/answer/answerWords";
import { headlineText } from "@mars/wording/answer/moneyText";
import { factName } from "@mars/wording/facts/factName";
import { formats } from "@mars/wording/format/formats";
import { tonsText } from "@mars/wording/format/tonsText";
import { translator } from "@mars/wording/language/text";
import { uploadAreas } from "../../../lib/areas/uploadAreas.ts";
import { call, read } from "../../../lib/http/call.ts";
import { currentLocale } from "../../../lib/language/locale.ts";
import {
  type AreaServices,
  type LiveBest,
  type LiveFigures,
  pickServices,
} from "../../../map/index.ts";
import { unitAt } from "../place/unitAt.ts";
import { screeningText } from "../text.ts";
import { mutableArea } from "./mutableArea.ts";

/** What step 1 asks the API: parcels, files and figures of the shape that is being drawn. */
export const areaServices: AreaServices = {
  ...pickServices,
  upload: uploadAreas,
  liveFigures: figuresOf,
  placeOf: subcatchmentOf,
  bestOf,
};

async function bestOf(area: MultiPolygonGeometry, signal: AbortSignal): Promise<LiveBest | null> {
  const locale = currentLocale();
  const t = translator(answerText, locale);
  const body = { geometry: mutableArea(area), crs: "25832" as const, best: true };
  const { best } = await call(liveFigures, { body, signal, quiet: true });
  if (!best) return null;
  const { fromKr, toKr, nitrogenReductionT: tons } = best;
  return {
    amount:
      fromKr === null || toKr === null ? t("pay.decided") : headlineText({ fromKr, toKr }, locale),
    by: t("live.by", { name: plainName(best, locale).toLowerCase() }),
    gives: tons ? t("gives.nitrogen", { tons: tonsText(formats(locale), tons) }) : null,
  };
}

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
  const [names, { measures, onLand, nitrogenNeeded }] = await Promise.all([
    namesOfMeasures(),
    call(liveFigures, {
      body: { geometry: mutableArea(area), crs: "25832", best: false },
      signal,
      quiet: true,
    }),
  ]);
  return {
    isOnLand: onLand,
    isNitrogenNeeded: nitrogenNeeded,
    measures: measures.map((one) => ({
      id: one.measureId,
      name: factName(names.get(one.measureId) ?? one.measureId, currentLocale()),
      nitrogenTons: one.nitrogenReductionT,
      extractionHa: one.extractionEffortHa,
      afforestationHa: one.afforestationEffortHa,
    })),
  };
}

/** 'Delopland Hjarbæk Fjord' */
async function subcatchmentOf(area: AreaGeometry): Promise<string | null> {
  const point = innerPoint(area);
  const name = point && (await unitAt("subcatchments", point));
  const word = translator(screeningText, currentLocale())("place.subcatchment");
  return name && `${word} ${name}`;
}

import { areaText } from "@mars/wording/format/areaText";
import { useMemo } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { areaOf, MapLayout, type MapModel, MapView, PanelHead } from "../../../map/index.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useMunicipality } from "../place/useMunicipality.ts";
import { screeningText } from "../text.ts";
import { WithoutMap } from "../WithoutMap.tsx";
import type { WorkingArea } from "./workingArea.ts";

type Props = { kept: WorkingArea; model: MapModel; hasMap: boolean; onResume: () => void };

/** Somebody comes back: the area stands on the map, and nothing is lost by either answer. */
export function KeptAreaStep({ kept, model, hasMap, onResume }: Props) {
  const t = useText(screeningText);
  const f = useFormat();
  const inPlace = useInPlace();
  const { geometry, areaHa } = useMemo(
    () => areaOf({ ...kept.drawing, cursor: null, refusal: null }),
    [kept],
  );
  const place = useMunicipality(geometry);
  const when = { day: f.date(kept.keptAt), time: f.time(kept.keptAt) };
  const area = areaText(f, areaHa);
  return (
    <MapLayout
      label={t("panel.area")}
      head={
        <PanelHead
          step={t("step.one")}
          context={t("context")}
          title={geometry ? t("kept.title", { area }) : t("kept.titleSketch")}
        />
      }
      foot={
        <>
          <Button onClick={onResume}>
            {geometry ? t("kept.resume", { area }) : t("kept.resumeSketch")}
          </Button>
          <Button variant="secondary" onClick={() => model.drawing.clear()}>
            {t("kept.startOver")}
          </Button>
        </>
      }
      map={hasMap ? <MapView model={model} label={t("map.area")} /> : <WithoutMap />}
    >
      <p>{place ? t("kept.textIn", { where: inPlace(place), ...when }) : t("kept.text", when)}</p>
      <p className="small">{t("kept.undo")}</p>
    </MapLayout>
  );
}

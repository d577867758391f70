import { areaText } from "@mars/wording/format/areaText";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button, IconButton } from "../../ui/buttons/Button.tsx";
import type { MapModel } from "../createMapModel.ts";
import { lengthText } from "../drawing/DrawingLayer.ts";
import { measured } from "../measure/Measure.ts";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";

export function MeasureReading({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const format = useFormat();
  const state = useStore(model.measure.store);
  const isTouch = useIsTouch();
  if (!state.isOn) return null;
  const { lengthM, areaHa } = measured(state);
  return (
    <div className="map-float map-measure no-print">
      {state.points.length === 0 ? (
        <p className="small">{t(isTouch ? "measure.hintTouch" : "measure.hint")}</p>
      ) : (
        <dl>
          <dt>{t("measure.length")}</dt>
          <dd>{lengthText(lengthM)}</dd>
          {areaHa !== null && (
            <>
              <dt>{t("measure.area")}</dt>
              <dd>{areaText(format, areaHa)}</dd>
            </>
          )}
        </dl>
      )}
      {state.points.length > 0 && (
        <Button variant="text" size="small" onClick={() => model.measure.restart()}>
          {t("measure.restart")}
        </Button>
      )}
      <IconButton icon="close" label={t("measure.close")} onClick={() => model.measure.toggle()} />
    </div>
  );
}

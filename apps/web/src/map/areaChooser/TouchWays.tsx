import { useEffect } from "react";
import { useSelected, useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { RadioGroup } from "../../ui/fields/RadioGroup.tsx";
import type { MapModel } from "../createMapModel.ts";
import { isSketching } from "../drawing/DrawingState.ts";
import { useTouchHint } from "../drawing/useTouchHint.ts";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";

/** 'Tryk', 'Sigte' or 'Gå rundt': which one a finger draws by, chosen beforehand and visible. */
export function TouchWays({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const isTouch = useIsTouch();
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const isBegun = useSelected(model.drawing.store, ({ sketch }) => sketch.length > 0);
  const { way } = useStore(model.touchInput.store);
  const hint = useTouchHint(model);
  const isAtWork = isTouch && isDrawing;
  useEffect(() => (isAtWork ? model.touchInput.follow(way) : undefined), [model, isAtWork, way]);
  if (!isAtWork) return null;
  return (
    <div className="map-touch-ways no-print">
      <RadioGroup
        legend={t("touch")}
        isLegendHidden
        variant="segmented"
        value={way}
        onChange={(next) => model.touchInput.choose(next)}
        options={(["tap", "aim", "walk"] as const).map((value) => ({
          value,
          label: t(`touch.${value}`),
        }))}
      />
      {/* Until the first corner it is seen on the map, where the finger is. */}
      <p className={isBegun ? "small" : "sr-only"} role="status">
        {hint}
      </p>
    </div>
  );
}

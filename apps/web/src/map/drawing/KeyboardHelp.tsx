import { useSelected } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { MapIcon } from "../mapIcons.tsx";
import { mapText } from "../text.ts";
import { isSketching } from "./DrawingState.ts";

export function KeyboardHelp({ model }: { model: MapModel }) {
  const t = useText(mapText);
  if (!useSelected(model.drawing.store, isSketching)) return null;
  return (
    <div className="map-float map-keys no-print" aria-hidden="true">
      <MapIcon name="keyboard" isSmall />
      <span>
        <kbd>{t("key.arrows")}</kbd> {t("key.moves")}
      </span>
      <span>
        <kbd>Enter</kbd> {t("key.sets")}
      </span>
      <span>
        <kbd>Esc</kbd> {t("key.cancels")}
      </span>
    </div>
  );
}

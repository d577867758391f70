import { useSelected } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import type { MapModel } from "../createMapModel.ts";
import { MapIcon } from "../mapIcons.tsx";
import { mapText } from "../text.ts";
import { isSketching } from "./DrawingState.ts";

/** What the keys do just now. Corners are chosen by key only, so that help waits for the keyboard. */
export function KeyboardHelp({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const isDrawing = useSelected(model.drawing.store, isSketching);
  const isMeasuring = useSelected(model.measure.store, ({ isOn }) => isOn);
  const isEditing = useSelected(model.drawing.store, ({ mode }) => mode === "edit");
  const canEnd = useSelected(model.drawing.store, ({ sketch }) => sketch.length >= 2);
  const hasCorner = useSelected(model.drawing.store, ({ selected }) => selected !== null);
  const isSetting = isDrawing || isMeasuring;
  if (!isSetting && !isEditing) return null;
  return (
    <div
      className={
        isSetting ? "map-float map-keys no-print" : "map-float map-keys map-keys-edit no-print"
      }
      aria-hidden="true"
    >
      <MapIcon name="keyboard" isSmall />
      {!isSetting && (
        <span>
          <kbd>Page Down</kbd> {t("key.chooses")}
        </span>
      )}
      {(isSetting || hasCorner) && (
        <span>
          <kbd>{t("key.arrows")}</kbd> {t("key.moves")}
        </span>
      )}
      {isSetting && (
        <span>
          <kbd>Enter</kbd> {t("key.sets")}
        </span>
      )}
      {isDrawing && canEnd && (
        <span>
          <kbd>Enter</kbd> <kbd>Enter</kbd> {t("key.ends")}
        </span>
      )}
      {!isSetting && hasCorner && (
        <span>
          <kbd>Delete</kbd> {t("key.deletes")}
        </span>
      )}
      {(isSetting || hasCorner) && (
        <span>
          <kbd>Esc</kbd> {t(isMeasuring ? "key.closes" : isSetting ? "key.cancels" : "key.lets")}
        </span>
      )}
    </div>
  );
}

import { type MouseEvent, type ReactNode, useEffect } from "react";
import { isForText } from "../../lib/isForText.ts";
import { useSelected, useStore } from "../../lib/createStore.ts";
import { useText } from "../../lib/language/text.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { MapModel } from "../createMapModel.ts";
import { MapIcon } from "../mapIcons.tsx";
import { mapText } from "../text.ts";
import { useIsTouch } from "../view/useIsTouch.ts";
import { isSketching } from "./DrawingState.ts";
import { useTouchHint } from "./useTouchHint.ts";

/** Undo, redo, hole, split, delete, finish; by touch also 'Sæt punkt' where the way needs it. */
export function DrawTools({ model }: { model: MapModel }) {
  const t = useText(mapText);
  const { drawing } = model;
  const mode = useSelected(drawing.store, (state) => state.mode);
  const canUndo = useSelected(drawing.store, (state) => state.canUndo);
  const canRedo = useSelected(drawing.store, (state) => state.canRedo);
  const hasArea = useSelected(drawing.store, ({ polygons }) => polygons.length > 0);
  const isBegun = useSelected(drawing.store, ({ sketch }) => sketch.length > 0);
  const hasCorner = useSelected(drawing.store, ({ selected }) => selected !== null);
  const isMeasuring = useSelected(model.measure.store, ({ isOn }) => isOn);
  const isDrawing = isSketching({ mode });
  const isTouch = useIsTouch();
  const pointCount = useSelected(drawing.store, ({ sketch }) => sketch.length);
  const hasCursor = useSelected(drawing.store, ({ cursor }) => cursor !== null);
  const { way } = useStore(model.touchInput.store);
  const touchHint = useTouchHint(model);
  const leastPoints = mode === "split" ? 2 : 3;
  useUndoKeys(model);
  /** Pressed by key, a tool leads on to the map, where its work is done; a pointer goes there itself. */
  const onMap = (act: () => void) => (event: MouseEvent) => {
    act();
    if (event.detail === 0) model.focus();
  };
  // A phone has room for what one does now: setting corners and finishing.
  const isNarrow = isTouch && mode === "draw";
  // Picking or uploading with nothing there yet: no tool could do anything.
  if (mode === "idle" && !canUndo && !canRedo) return null;

  return (
    <div className="map-draw-tools">
      <div className="map-float map-toolbar no-print" role="toolbar" aria-label={t("tools.label")}>
        <Tool label={t("undo")} isOff={!canUndo} onClick={() => drawing.undo()}>
          <MapIcon name="undo" isSmall />
        </Tool>
        <Tool label={t("redo")} isOff={!canRedo} onClick={() => drawing.redo()}>
          <MapIcon name="redo" isSmall />
        </Tool>
        <span className="map-toolbar-rule" />
        {hasArea && (
          <Tool
            label={t("drawMore")}
            isPressed={mode === "draw"}
            onClick={onMap(() => (mode === "draw" ? drawing.cancel() : drawing.start()))}
          >
            <MapIcon name="polygon" isSmall />
          </Tool>
        )}
        {!isNarrow && (
          <>
            <Tool
              label={t("hole")}
              isOff={!hasArea}
              isPressed={mode === "hole"}
              onClick={onMap(() => (mode === "hole" ? drawing.cancel() : drawing.startHole()))}
            >
              <MapIcon name="hole" isSmall />
            </Tool>
            <Tool
              label={t("split")}
              isOff={!hasArea}
              isPressed={mode === "split"}
              onClick={onMap(() => (mode === "split" ? drawing.cancel() : drawing.startSplit()))}
            >
              <MapIcon name="split" isSmall />
            </Tool>
          </>
        )}
        <Tool
          label={t("delete")}
          isOff={!hasArea && !isBegun}
          // It comes to lie where 'Afslut' was: the second half of a double click is not for it.
          onClick={(event) => event.detail < 2 && onMap(() => drawing.clear())(event)}
        >
          <Icon name="trash" isSmall />
        </Tool>
        {hasCorner && (
          <Tool label={t("deleteCorner")} onClick={onMap(() => void drawing.deleteSelected())}>
            <MapIcon name="cornerLess" isSmall />
          </Tool>
        )}
        {isDrawing && isTouch && way !== "tap" && (
          <button
            type="button"
            className="button map-set-point"
            aria-disabled={way === "walk" && !hasCursor}
            onClick={() => model.touchInput.setPoint()}
          >
            <Icon name="plus" isSmall />
            {t(way === "walk" ? "setPointHere" : "setPoint")}
          </button>
        )}
        {isDrawing && isBegun && (
          <button
            type="button"
            className="button map-finish"
            aria-disabled={pointCount < leastPoints}
            title={
              pointCount < leastPoints ? t("finish.tooFew", { least: leastPoints }) : undefined
            }
            onClick={onMap(() => pointCount >= leastPoints && void drawing.finish())}
          >
            <Icon name="check" isSmall />
            {t("finish")}
          </button>
        )}
      </div>
      {mode === "edit" && canUndo && !hasCorner && !isMeasuring && (
        <p className="map-float map-hint map-hint-edit no-print">
          {t(isTouch ? "tool.edit.touch" : "tool.edit")}
        </p>
      )}
      {isDrawing && !isMeasuring && (!isBegun || (isTouch && pointCount < leastPoints)) && (
        <p className="map-float map-hint no-print">
          {isTouch && isBegun && way !== "walk"
            ? t("finish.tooFew", { least: leastPoints })
            : isTouch && mode === "draw"
              ? touchHint
              : t(`tool.${mode as "draw" | "hole" | "split"}${isTouch ? ".touch" : ""}`)}
        </p>
      )}
    </div>
  );
}

type ToolProps = {
  label: string;
  onClick: (event: MouseEvent) => void;
  isOff?: boolean;
  isPressed?: boolean;
  children: ReactNode;
};

function Tool({ label, onClick, isOff, isPressed, children }: ToolProps) {
  return (
    // Not `disabled`: the last undo would take the focus away from whoever pressed it by key.
    <button
      type="button"
      aria-disabled={isOff}
      aria-pressed={isPressed}
      title={label}
      onClick={(event) => !isOff && onClick(event)}
    >
      {children}
      <span className="map-tool-word">{label}</span>
    </button>
  );
}

/** Ctrl+Z from anywhere on the page: the button that deleted a part is no longer there, and focus with it. */
function useUndoKeys(model: MapModel): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key);
      if (!isUndo || event.defaultPrevented || isForText(event.target)) return;
      event.preventDefault();
      if (event.key.toLowerCase() === "y" || event.shiftKey) model.drawing.redo();
      else model.drawing.undo();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [model]);
}

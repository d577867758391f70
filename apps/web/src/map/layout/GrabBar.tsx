import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useText } from "../../lib/language/text.ts";
import { mapText } from "../text.ts";
import { type SheetStop, stopBeside, stopNear } from "./sheetStops.ts";

type Props = { stop: SheetStop; onStop: (stop: SheetStop) => void };

/** Dragged or pressed; arrow keys move between the three stops. */
export function GrabBar({ stop, onStop }: Props) {
  const t = useText(mapText);
  const from = useRef<{ y: number; height: number } | null>(null);

  function press(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStop(stopBeside(stop, event.key === "ArrowUp" ? 1 : -1));
  }
  function grab(event: PointerEvent<HTMLButtonElement>) {
    const panel = event.currentTarget.parentElement;
    from.current = { y: event.clientY, height: panel?.offsetHeight ?? 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function release(event: PointerEvent<HTMLButtonElement>) {
    const start = from.current;
    from.current = null;
    const page = event.currentTarget.closest<HTMLElement>(".map-layout")?.offsetHeight ?? 1;
    if (!start) return;
    const moved = start.y - event.clientY;
    if (Math.abs(moved) < 8) onStop(stop === "full" ? "middle" : stopBeside(stop, 1));
    else onStop(stopNear((start.height + moved) / page));
  }

  return (
    <button
      type="button"
      className="map-grab"
      aria-label={`${t("sheet.panel")}: ${t(`sheet.${stop}`)}`}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerUp={release}
      onClick={(event) => {
        // The pointer is served on release; this is Enter and Space.
        if (event.detail === 0) onStop(stop === "full" ? "low" : stopBeside(stop, 1));
      }}
    />
  );
}

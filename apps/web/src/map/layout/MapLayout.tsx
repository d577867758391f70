import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { useText } from "../../lib/language/text.ts";
import { classes } from "../../ui/classes.ts";
import { JumpTo } from "../../ui/navigation/JumpTo.tsx";
import { mapText } from "../text.ts";
import "../map.css";
import "../mapTokens.css";
import "./layout.css";

/** Lowest first. */
const sheetStops = ["low", "middle", "full"] as const;
type SheetStop = (typeof sheetStops)[number];

type Props = {
  /** Name of the panel for those who do not see it. */
  label: string;
  head: ReactNode;
  /** Sticky links or tabs beneath the head. */
  tabs?: ReactNode;
  children: ReactNode;
  /** One primary and at most one secondary button; never scrolls away. */
  foot?: ReactNode;
  /** By keyboard past a long panel to its buttons: the text of the way there. */
  footJump?: string;
  map: ReactNode;
  /** Where the sheet is at first on a phone. */
  firstStop?: SheetStop;
  /** A wider panel to read in; on a phone the map is the top of one long page, not behind a sheet. */
  isDocument?: boolean;
};

/** Panel next to the map; below 768 px a bottom sheet over it. */
export function MapLayout({
  label,
  head,
  tabs,
  children,
  foot,
  footJump,
  map,
  firstStop = "middle",
  isDocument = false,
}: Props) {
  const footId = useId();
  const [stop, setStop] = useState<SheetStop>(firstStop);
  return (
    <div
      className={classes("map-layout", `map-layout-${stop}`, isDocument && "map-layout-document")}
    >
      <section className="map-panel" aria-label={label}>
        <GrabBar stop={stop} onStop={setStop} />
        <div className="map-panel-head">
          {head}
          {footJump && <JumpTo target={footId}>{footJump}</JumpTo>}
        </div>
        {tabs && <div className="map-panel-tabs">{tabs}</div>}
        <div className="map-panel-scroll">{children}</div>
        {foot && (
          <div className="map-panel-foot" id={footId} tabIndex={-1}>
            {foot}
          </div>
        )}
      </section>
      <div className="map-layout-map">{map}</div>
    </div>
  );
}

type GrabBarProps = { stop: SheetStop; onStop: (stop: SheetStop) => void };

/** Dragged or pressed; arrow keys move between the three stops. */
function GrabBar({ stop, onStop }: GrabBarProps) {
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

function stopBeside(stop: SheetStop, step: 1 | -1): SheetStop {
  const at = sheetStops.indexOf(stop) + step;
  return sheetStops[Math.min(sheetStops.length - 1, Math.max(0, at))] ?? stop;
}

/** Where a sheet of this height (share of the page) comes to rest. */
function stopNear(share: number): SheetStop {
  if (share < 0.3) return "low";
  return share < 0.72 ? "middle" : "full";
}

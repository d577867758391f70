import "../mapTokens.css";
import "../map.css";
import "./layout.css";
import { type ReactNode, useId, useState } from "react";
import { classes } from "../../ui/classes.ts";
import { JumpTo } from "../../ui/navigation/JumpTo.tsx";
import { GrabBar } from "./GrabBar.tsx";
import type { SheetStop } from "./sheetStops.ts";

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

import type { Outlines } from "@mars/contracts/statusOutlines";
import type { StatusMap } from "@mars/contracts/statusPages";
import { type PointerEvent, useMemo, useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
import { nearestDot } from "../../../ui/countryMap/nearestDot.ts";
import { type Dot, StageDots } from "../../../ui/countryMap/StageDots.tsx";
import { drawnStage } from "../effects/effects.ts";
import { mapText } from "../map/mapText.ts";
import type { ShownStage } from "./StageFilter.tsx";

/** Large towns, so that people find themselves; named by the municipality they lie in. */
export const namedPlaces = ["Aalborg", "Aarhus", "Esbjerg", "Odense", "København"];

type Props = {
  outlines: Outlines;
  map: StatusMap;
  shown: ReadonlySet<ShownStage>;
  onChoose?: (projectId: string) => void;
  hasNames?: boolean;
};

/** Every project as the symbol of its stage; pointing at one and clicking opens it. */
export function ProjectMap({ outlines, map, shown, onChoose, hasNames = true }: Props) {
  const t = useText(mapText);
  const [pointed, setPointed] = useState<string | null>(null);
  const dots = useMemo(() => dotsOf(map, shown), [map, shown]);
  const at = (event: PointerEvent) => nearestDot(event, outlines, dots);
  return (
    // The data table and the project lists do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={pointed && onChoose ? "dot-map dot-map-pointed" : "dot-map"}
      onPointerMove={
        onChoose && ((event) => event.pointerType === "mouse" && setPointed(at(event)?.id ?? null))
      }
      onPointerLeave={() => setPointed(null)}
      onPointerUp={
        onChoose &&
        ((event) => {
          const dot = at(event);
          if (dot && dot.stage !== "sketch") onChoose(dot.id);
        })
      }
    >
      <CountryMap
        drawing={outlines}
        title={t("title")}
        description={t("description", { count: dots.length })}
        labels={hasNames ? namedPlaces : []}
        insetName="Bornholm"
      >
        <StageDots drawing={outlines} dots={dots} chosenId={pointed} />
      </CountryMap>
      {map.geographySource === "demo" && <p className="country-note">{t("demo")}</p>}
    </div>
  );
}

function dotsOf(map: StatusMap, shown: ReadonlySet<ShownStage>): Dot[] {
  return map.points.flatMap(([id, easting, northing, index]) => {
    const stage = map.stages[index];
    if (stage === undefined || !shown.has(stage)) return [];
    return [{ id, place: [easting, northing] as const, stage: drawnStage[stage] }];
  });
}

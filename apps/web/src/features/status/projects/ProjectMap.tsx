import type { Outlines } from "@mars/contracts/status/statusOutlines";
import type { StatusMap } from "@mars/contracts/status/statusPages";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../lib/language/text.ts";
import { CountryMap } from "../../../ui/countryMap/CountryMap.tsx";
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
  /** What reads the dots out, where they are read: the front page's script is without it. */
  reader?: (dots: readonly Dot[]) => ReactNode;
  hasNames?: boolean;
};

/** Every project as the symbol of its stage. */
export function ProjectMap({ outlines, map, shown, reader, hasNames = true }: Props) {
  const t = useText(mapText);
  const dots = useMemo(() => dotsOf(map, shown), [map, shown]);
  return (
    <>
      <div className="dot-map">
        <CountryMap
          drawing={outlines}
          title={t("title")}
          description={t("description", { count: dots.length })}
          labels={hasNames ? namedPlaces : []}
          insetName="Bornholm"
        >
          <StageDots drawing={outlines} dots={dots} />
        </CountryMap>
        {reader?.(dots)}
      </div>
      {map.geographySource === "demo" && <p className="country-note">{t("demo")}</p>}
    </>
  );
}

function dotsOf(map: StatusMap, shown: ReadonlySet<ShownStage>): Dot[] {
  return map.points.flatMap(([id, easting, northing, index]) => {
    const stage = map.stages[index];
    if (stage === undefined || !shown.has(stage)) return [];
    return [{ id, place: [easting, northing] as const, stage: drawnStage[stage] }];
  });
}

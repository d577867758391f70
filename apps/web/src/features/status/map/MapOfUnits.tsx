import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { ReactNode } from "react";
import { useUnits } from "../api.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { ChoroplethMap } from "./ChoroplethMap.tsx";
import { ClassLegend } from "./ClassLegend.tsx";
import { EffectChoice, useEffectChoice } from "../effects/EffectChoice.tsx";
import { Loaded } from "../frame/Loaded.tsx";
import { RankList } from "../units/RankList.tsx";
import { PlaceSearchLink } from "../units/PlaceSearch.tsx";
import { UnitTable } from "../units/UnitTable.tsx";

type Props = {
  kind: UnitKind;
  source?: string | undefined;
  /** How the reader chooses what the map shows. */
  children: ReactNode;
};

/** The country unit by unit, by what they reach, the leading ones next to it. */
export function MapOfUnits({ kind, source, children }: Props) {
  const units = useUnits(kind);
  const [effect, setEffect] = useEffectChoice();
  return (
    <Loaded read={units} heightRem={64}>
      {(page) => (
        <div className="map-grid">
          <div className="map-grid-map">
            <ChoroplethMap page={page} effect={effect} kind={kind} />
          </div>
          <div className="map-grid-side">
            {children}
            <EffectChoice value={effect} onChange={setEffect} />
            <ClassLegend page={page} kind={kind} effect={effect} />
            <RankList page={page} effect={effect} kind={kind} asOnMap />
            <PlaceSearchLink />
            <ChartTools
              table={() => <UnitTable page={page} kind={kind} isTwin />}
              csv={`/status/tables/units/${kind}.csv`}
              embedId="kort"
              source={source}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}

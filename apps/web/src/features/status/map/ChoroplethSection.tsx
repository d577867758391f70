import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { ChoroplethMap } from "./ChoroplethMap.tsx";
import { ClassLegend } from "./ClassLegend.tsx";
import { EffectChoice, useEffectChoice } from "../effects/EffectChoice.tsx";
import { RankList } from "../units/RankList.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitTable } from "../units/UnitTable.tsx";

type Props = {
  page: UnitsPage;
  kind: UnitKind;
  source?: string | undefined;
  /** Only this effect; without it the reader chooses. */
  only?: EffectKey;
  folds?: boolean;
};

/** The units on the map by what they reach, the leading ones next to it. */
export function ChoroplethSection({ page, kind, source, only, folds = false }: Props) {
  const t = useText(detailText);
  const [chosen, setChosen] = useEffectChoice();
  const effect = only ?? chosen;
  return (
    <StatusSection
      id="kort"
      title={t(`choropleth.heading.${kind}`)}
      isFull
      folds={folds}
      figures={[effect]}
    >
      <div className="map-grid">
        <div className="map-grid-map">
          <ChoroplethMap page={page} effect={effect} kind={kind} />
        </div>
        <div className="map-grid-side">
          {only === undefined && <EffectChoice value={effect} onChange={setChosen} />}
          <ClassLegend page={page} kind={kind} effect={effect} />
          <RankList page={page} effect={effect} kind={kind} count={8} asOnMap />
          <ChartTools
            table={() => <UnitTable page={page} kind={kind} hasStages={false} isTwin />}
            csv={`/status/tables/units/${kind}.csv`}
            embedId="kort"
            source={source}
          />
        </div>
      </div>
    </StatusSection>
  );
}

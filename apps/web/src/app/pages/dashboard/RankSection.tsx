import { dashboardText } from "./text.ts";
import { useUnits } from "../../../features/status/api.ts";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { EffectName } from "../../../features/status/effects/EffectName.tsx";
import { effects } from "../../../features/status/effects/effects.ts";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { RankList } from "../../../features/status/units/RankList.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { UnitTable } from "../../../features/status/units/UnitTable.tsx";
import { useText } from "../../../lib/language/text.ts";
import { KindChoice, useKindChoice } from "./KindChoice.tsx";

/** The leading units of each effect side by side. */
export function RankSection() {
  const t = useText(dashboardText);
  const [kind, setKind] = useKindChoice();
  const units = useUnits(kind);
  return (
    <StatusSection
      id="placering"
      title={t("rank.title")}
      intro={t("rank.intro")}
      folds
      figures={["ranking"]}
    >
      <KindChoice value={kind} onChange={setKind} />
      <Loaded read={units} heightRem={24}>
        {(page) => (
          <>
            <div className="rank-columns">
              {effects.map((effect) => (
                <div key={effect}>
                  <h3>
                    <EffectName effect={effect} />
                  </h3>
                  <RankList page={page} effect={effect} kind={kind} count={5} />
                </div>
              ))}
            </div>
            <ChartTools
              table={() => <UnitTable page={page} kind={kind} hasStages={false} isTwin />}
              csv={`/status/tables/units/${kind}.csv`}
              embedId="placering"
            />
          </>
        )}
      </Loaded>
    </StatusSection>
  );
}

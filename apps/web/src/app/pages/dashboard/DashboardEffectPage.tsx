import "../../../features/status/text/otherLanguages.ts";
import { dashboardText } from "./text.ts";
import { useOverview, useUnits } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChoroplethSection } from "../../../features/status/map/ChoroplethSection.tsx";
import { DevelopmentSection } from "../../../features/status/development/DevelopmentSection.tsx";
import { effects } from "../../../features/status/effects/effects.ts";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { MeasureSection } from "../../../features/status/effects/MeasureSection.tsx";
import { OneGoalSection } from "../../../features/status/goals/OneGoalSection.tsx";
import { LargestProjects } from "../../../features/status/projects/LargestProjects.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { ForecastSection } from "../../../features/status/goals/ForecastSection.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useParams } from "../../../lib/router/params.ts";
import { usePageTitle } from "../../shell/pageTitle.ts";
import { PageLoading } from "../status/PageLoading.tsx";
import { KindChoice, useKindChoice } from "./KindChoice.tsx";
import { HiddenSearchInputs } from "../../../ui/fields/HiddenSearchInputs.tsx";
import { RankingSection } from "./RankingSection.tsx";

/** T11: one effect: goal, stages, map, ranking, development and projects. */
export function DashboardEffectPage() {
  const given = useParams<"/dashboard/:effect">().effect;
  const effect = effects.find((one) => one === given) ?? "nitrogen";
  const t = useText(dashboardText);
  const search = useKeptSearch();
  const overview = useOverview();
  const [kind, setKind] = useKindChoice();
  const units = useUnits(kind);
  const source = useSource(overview.data?.day);
  usePageTitle(t(`${effect}.title`));
  return (
    <StatusFrame
      current={t(`${effect}.title`)}
      crumbs={[
        <Link key="effects" to="/dashboard/overview" search={search}>
          {t("title")}
        </Link>,
      ]}
      basis={overview.data}
    >
      <StatusHead
        title={t(`${effect}.title`)}
        lead={t(`${effect}.lead`)}
        aside={
          <AsOfPicker basis={overview.data}>
            <HiddenSearchInputs except="asOf" />
          </AsOfPicker>
        }
      />
      {overview.data ? (
        <>
          <OneGoalSection
            effect={effect}
            goal={overview.data.goals[effect]}
            day={overview.data.day}
            title={t("effect.goal")}
            intro={t("effect.goalIntro")}
            source={source}
          />
          <ForecastSection
            goals={{ [effect]: overview.data.goals[effect] }}
            development={overview.data.development}
            source={source}
          />
        </>
      ) : (
        <PageLoading>
          <Loaded read={overview}>{() => null}</Loaded>
        </PageLoading>
      )}
      <div className="container kind-choice">
        <KindChoice value={kind} onChange={setKind} />
      </div>
      {units.data ? (
        <>
          <ChoroplethSection page={units.data} kind={kind} only={effect} source={source} />
          <RankingSection page={units.data} kind={kind} effect={effect} source={source} />
        </>
      ) : (
        <PageLoading>
          <Loaded read={units}>{() => null}</Loaded>
        </PageLoading>
      )}
      {overview.data && (
        <>
          <DevelopmentSection
            development={overview.data.development}
            goals={overview.data.goals}
            only={effect}
            title={t("effect.development", { effect: t(`${effect}.title`) })}
            csv="/status/tables/development.csv"
            source={source}
            isFolded
          />
          <MeasureSection
            rows={overview.data.byMeasure}
            csv="/status/tables/measures.csv"
            source={source}
            isFolded
          />
        </>
      )}
      <LargestProjects key={effect} title={t("effect.projects")} by={effect} isOnly />
    </StatusFrame>
  );
}

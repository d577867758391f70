import "../../../features/status/text/otherLanguages.ts";
import { dashboardText } from "./text.ts";
import { useOverview, useUnits } from "../../../features/status/api.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { effects } from "../../../features/status/effects/effects.ts";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { GoalLines } from "../../../features/status/goals/GoalLines.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { MapSection } from "../../../features/status/map/MapSection.tsx";
import { LargestProjects } from "../../../features/status/projects/LargestProjects.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { useText } from "../../../lib/language/text.ts";
import { PageLoading } from "../status/PageLoading.tsx";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { EffectName } from "../../../features/status/effects/EffectName.tsx";
import { RankList } from "../../../features/status/units/RankList.tsx";
import { UnitTable } from "../../../features/status/units/UnitTable.tsx";
import { KindChoice, useKindChoice } from "./KindChoice.tsx";

/** T10: the three effects with goal, stages, ranking, projects and map. */
export function DashboardOverviewPage() {
  const t = useText(dashboardText);
  const overview = useOverview();
  const page = overview.data;
  const source = useSource(page?.day);
  return (
    <StatusFrame current={t("title")} basis={page}>
      <StatusHead title={t("title")} lead={t("lead")} aside={<AsOfPicker basis={page} />} />
      {page ? (
        <>
          <GoalLines
            goals={page.goals}
            title={t("goals.title")}
            intro={t("goals.intro")}
            source={source}
          >
            {(effect) => <EffectLink effect={effect} />}
          </GoalLines>
          <RankSection />
          <MapSection counts={page.counts} source={source} />
        </>
      ) : (
        <PageLoading>
          <Loaded read={overview}>{() => null}</Loaded>
        </PageLoading>
      )}
      <LargestProjects title={t("projects.title")} by="nitrogen" />
    </StatusFrame>
  );
}

function EffectLink({ effect }: { effect: EffectKey }) {
  const t = useText(dashboardText);
  const search = useKeptSearch();
  return (
    <Link to="/dashboard/:effect" params={{ effect }} search={search} className="more-link">
      {t(`more.${effect}`)}
      <Icon name="arrow" />
    </Link>
  );
}

/** The leading units of each effect side by side. */
function RankSection() {
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

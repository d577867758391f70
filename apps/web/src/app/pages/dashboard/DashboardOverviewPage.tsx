import "../../../features/status/text/otherLanguages.ts";
import { dashboardText } from "./text.ts";
import { useOverview } from "../../../features/status/api.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { effects } from "../../../features/status/effects/effects.ts";
import { GoalRow } from "../../../features/status/goals/GoalRow.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { MapSection } from "../../../features/status/map/MapSection.tsx";
import { LargestProjects } from "../../../features/status/projects/LargestProjects.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { useText } from "../../../lib/language/text.ts";
import { PageLoading } from "../status/PageLoading.tsx";
import { RankSection } from "./RankSection.tsx";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";

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
          <StatusSection
            id="maal"
            title={t("goals.title")}
            intro={t("goals.intro")}
            figures={["nitrogen", "extraction", "afforestation", "dropout", "pace"]}
          >
            {effects.map((effect) => (
              <GoalRow key={effect} effect={effect} goal={page.goals[effect]} day={page.day}>
                <EffectLink effect={effect} />
              </GoalRow>
            ))}
            <ChartTools csv="/status/tables/goals.csv" embedId="maal" source={source} />
          </StatusSection>
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

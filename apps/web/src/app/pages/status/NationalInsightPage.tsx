import { useOverview, useUnits } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { ChoroplethSection } from "../../../features/status/map/ChoroplethSection.tsx";
import { GoalSection } from "../../../features/status/goals/GoalSection.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { UnitTable } from "../../../features/status/units/UnitTable.tsx";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { ForecastSection } from "../../../features/status/goals/ForecastSection.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { pagesText } from "./text.ts";

/** T2: the 23 tripartites by stage and effort, and the national goals. */
export function NationalInsightPage() {
  const t = useText(pagesText);
  const shared = useText(detailText);
  const search = useKeptSearch();
  const overview = useOverview();
  const units = useUnits("tripartite");
  const source = useSource(units.data?.day);
  return (
    <StatusFrame
      current={t("national.title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
      ]}
      basis={units.data}
    >
      <StatusHead
        title={t("national.title")}
        lead={t("national.lead")}
        aside={<AsOfPicker basis={overview.data} />}
      />
      {overview.data ? (
        <>
          <GoalSection
            goals={overview.data.goals}
            day={overview.data.day}
            title={t("national.goals")}
            intro={t("national.goalsIntro")}
            source={source}
            hasParts
          />
          <ForecastSection
            goals={overview.data.goals}
            development={overview.data.development}
            source={source}
          />
        </>
      ) : (
        <PageLoading>
          <Loaded read={overview}>{() => null}</Loaded>
        </PageLoading>
      )}
      {units.data ? (
        <>
          <StatusSection
            id="treparter"
            title={t("national.table")}
            intro={t("national.tableIntro")}
            isFull
            folds
            figures={["unit-share"]}
          >
            <UnitTable page={units.data} kind="tripartite" hasTotals />
            <ChartTools
              csv="/status/tables/units/tripartite.csv"
              embedId="treparter"
              source={source}
            />
          </StatusSection>
          <ChoroplethSection page={units.data} kind="tripartite" source={source} folds />
        </>
      ) : (
        <PageLoading>
          <Loaded read={units}>{() => null}</Loaded>
        </PageLoading>
      )}
    </StatusFrame>
  );
}

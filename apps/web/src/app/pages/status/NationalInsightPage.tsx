import type { OverviewPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { lazy } from "react";
import { useOverview, useUnits } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { ChoroplethSection } from "../../../features/status/map/ChoroplethSection.tsx";
import { GoalLines } from "../../../features/status/goals/GoalLines.tsx";
import { GoalParts } from "../../../features/status/goals/GoalParts.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { UnitTable } from "../../../features/status/units/UnitTable.tsx";
import { QuoteOpener } from "../../../features/status/quote/QuoteOpener.tsx";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { ForecastSection } from "../../../features/status/goals/ForecastSection.tsx";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { pagesText } from "./text.ts";

const GoalQuote = lazy(() =>
  import("../../../features/status/quote/GoalQuote.tsx").then((module) => ({
    default: module.GoalQuote,
  })),
);

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
          <GoalLines
            goals={overview.data.goals}
            title={t("national.goals")}
            intro={t("national.goalsIntro")}
            source={source}
          >
            {(effect) => <GoalDetails effect={effect} page={overview.data!} />}
          </GoalLines>
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

/** What the agreement names within a goal, and how it is quoted. */
function GoalDetails({ effect, page }: { effect: EffectKey; page: OverviewPage }) {
  const t = useText(detailText);
  const goal = page.goals[effect];
  return (
    <>
      <GoalParts effect={effect} parts={goal.parts} />
      <QuoteOpener
        about={t(`effect.${effect}`)}
        box={(close) => <GoalQuote effect={effect} goal={goal} day={page.day} onClose={close} />}
      />
    </>
  );
}

import type { AfforestationPage as Page } from "@mars/contracts/status/statusPages";
import { useAfforestation } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { DevelopmentChart } from "../../../features/status/development/DevelopmentChart.tsx";
import { hasDevelopment } from "../../../features/status/development/hasDevelopment.ts";
import { DevelopmentTable } from "../../../features/status/development/DevelopmentTable.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { OneGoalSection } from "../../../features/status/goals/OneGoalSection.tsx";
import { ProjectSection } from "../../../features/status/projects/ProjectSection.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { ForestByMunicipality } from "./ForestByMunicipality.tsx";
import { ForestTable } from "./ForestTable.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { pagesText } from "./text.ts";

/** T9: the afforestation effort by stage, ordinary and untouched forest. */
export function AfforestationPage() {
  const t = useText(pagesText);
  const shared = useText(detailText);
  const format = useFormat();
  const search = useKeptSearch();
  const forest = useAfforestation();
  return (
    <StatusFrame
      current={t("forest.title")}
      crumbs={[
        <Link key="status" to="/status/overview" search={search}>
          {shared("crumb.status")}
        </Link>,
      ]}
      basis={forest.data}
    >
      <StatusHead
        title={t("forest.title")}
        lead={
          forest.data
            ? t("forest.lead", {
                goal: format.exactHectares(forest.data.goal.goal),
                year: String(forest.data.goal.byYear ?? ""),
                untouched: format.exactHectares(forest.data.untouchedGoalHa),
              })
            : t("forest.leadLoading")
        }
        aside={<AsOfPicker basis={forest.data} />}
      />
      {forest.data ? (
        <ForestBody page={forest.data} />
      ) : (
        <PageLoading>
          <Loaded read={forest}>{() => null}</Loaded>
        </PageLoading>
      )}
    </StatusFrame>
  );
}

function ForestBody({ page }: { page: Page }) {
  const t = useText(pagesText);
  const shared = useText(detailText);
  const source = useSource(page.day);
  const rows = page.development.map(({ day, byStageHa }) => ({ day, byStage: byStageHa }));
  return (
    <>
      <OneGoalSection
        effect="afforestation"
        goal={page.goal}
        day={page.day}
        title={t("forest.goal")}
        intro={t("forest.goalIntro")}
        source={source}
      />
      <StatusSection
        id="stadier"
        title={t("forest.table")}
        intro={t("forest.tableIntro")}
        figures={["forest-split"]}
      >
        <ForestTable page={page} />
        <ChartTools csv="/status/tables/afforestation.csv" embedId="stadier" source={source} />
      </StatusSection>
      <StatusSection
        id="udvikling"
        title={t("forest.development")}
        intro={shared("development.intro")}
        folds
        figures={["development"]}
      >
        {hasDevelopment(rows) ? (
          <>
            <DevelopmentChart rows={rows} unit="ha" goal={page.goal.goal} />
            <ChartTools
              table={() => <DevelopmentTable rows={rows} unit="ha" />}
              csv="/status/tables/development.csv"
              embedId="udvikling"
              source={source}
            />
          </>
        ) : (
          <p>{shared("development.none")}</p>
        )}
      </StatusSection>
      <ForestByMunicipality page={page} />
      <ProjectSection
        title={t("forest.projects")}
        projects={page.projects}
        csv="/status/tables/projects.csv"
        hasPlace
        firstBy="afforestation"
      />
    </>
  );
}

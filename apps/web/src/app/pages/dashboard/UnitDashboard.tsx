import "../../../features/status/text/otherLanguages.ts";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { dashboardText } from "./text.ts";
import { useUnit } from "../../../features/status/api.ts";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { AsOfPicker } from "../../../features/status/asOf/AsOfPicker.tsx";
import { ContributionSection } from "../../../features/status/effects/ContributionSection.tsx";
import { CountryGoalSection } from "../../../features/status/goals/CountryGoalSection.tsx";
import { DevelopmentSection } from "../../../features/status/development/DevelopmentSection.tsx";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { MeasureSection } from "../../../features/status/effects/MeasureSection.tsx";
import { NeedSection } from "../../../features/status/needs/NeedSection.tsx";
import { ProjectSection } from "../../../features/status/projects/ProjectSection.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { UnitLink } from "../../../features/status/units/UnitLink.tsx";
import { UnitMap } from "../../../features/status/map/UnitMap.tsx";
import { isMissing, UnitMissing } from "../../../features/status/units/UnitMissing.tsx";
import { useAddressByName } from "../../../features/status/units/useAddressByName.ts";
import { useUnitTitle } from "../../../features/status/units/useUnitTitle.ts";
import { useSource } from "../../../features/status/provenance/useSource.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { usePageTitle } from "../../shell/pageTitle.ts";
import { PageLoading } from "../status/PageLoading.tsx";

/** T12, T13, T14: the effects of one coastal water group, municipality or tripartite. */
export function UnitDashboard({ kind, id }: { kind: UnitKind; id: string }) {
  const t = useText(dashboardText);
  const inPlace = useInPlace();
  const unitTitle = useUnitTitle();
  const shared = useText(detailText);
  const search = useKeptSearch();
  const unit = useUnit(kind, id);
  useAddressByName(id, unit.data?.slug);
  const name = unit.data ? unitTitle(kind, unit.data.name) : shared(`kind.one.${kind}`);
  const title = t("unit.title", { where: inPlace(name) });
  usePageTitle(unit.data ? title : isMissing(unit.error) ? shared(`missing.${kind}`) : null);
  return (
    <StatusFrame
      current={unit.error ? shared(`missing.${kind}`) : name}
      crumbs={[
        <Link key="effects" to="/dashboard/overview" search={search}>
          {t("title")}
        </Link>,
      ]}
      basis={unit.data}
    >
      {unit.error ? (
        <UnitMissing kind={kind} error={unit.error} onRetry={unit.retry} />
      ) : (
        <>
          <StatusHead
            title={title}
            {...(unit.data && { lead: t("unit.lead", { count: unit.data.counts.total }) })}
            aside={<AsOfPicker basis={unit.data} />}
          />
          {unit.data ? (
            <DashboardBody page={unit.data} name={name} />
          ) : (
            <PageLoading>
              <Loaded read={unit}>{() => null}</Loaded>
            </PageLoading>
          )}
        </>
      )}
    </StatusFrame>
  );
}

function DashboardBody({ page, name }: { page: UnitPage; name: string }) {
  const t = useText(dashboardText);
  const inPlace = useInPlace();
  const source = useSource(page.day);
  const tables = `/status/tables/units/${page.kind}/${encodeURIComponent(page.id)}` as const;
  return (
    <>
      <NeedSection page={page} source={source} map={<UnitMap page={page} />} />
      <p className="container">
        <UnitLink kind={page.kind} slug={page.slug}>
          {t("unit.status", { name })}
        </UnitLink>
      </p>
      <ContributionSection page={page} title={t("unit.contribution")} source={source} />
      <ProjectSection
        title={t("unit.projects", { where: inPlace(name) })}
        projects={page.projects}
        csv={`${tables}/projects.csv`}
        hasPlace={page.kind !== "municipality"}
        firstBy="nitrogen"
      />
      <CountryGoalSection page={page} source={source} />
      <DevelopmentSection
        development={page.development}
        csv={`${tables}/development.csv`}
        source={source}
        isFolded
      />
      <MeasureSection
        rows={page.byMeasure}
        csv={`${tables}/measures.csv`}
        source={source}
        isFolded
      />
    </>
  );
}

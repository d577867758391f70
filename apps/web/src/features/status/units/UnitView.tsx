import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useText } from "../../../lib/language/text.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { AsOfPicker } from "../asOf/AsOfPicker.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { DevelopmentSection } from "../development/DevelopmentSection.tsx";
import { ContributionSection } from "../effects/ContributionSection.tsx";
import { MeasureSection } from "../effects/MeasureSection.tsx";
import { useEmbedded } from "../embed/embed.ts";
import { CountryGoalSection } from "../goals/CountryGoalSection.tsx";
import { UnitMap } from "../map/UnitMap.tsx";
import { NeedSection } from "../needs/NeedSection.tsx";
import { OwnShareSection } from "../needs/OwnShareSection.tsx";
import { ReportSection } from "../needs/ReportSection.tsx";
import { SubCatchmentSection } from "../needs/SubCatchmentSection.tsx";
import { ProjectSection } from "../projects/ProjectSection.tsx";
import { SketchSection } from "../projects/SketchSection.tsx";
import { useSource } from "../provenance/useSource.ts";
import { SheetLink } from "../sheet/SheetLink.tsx";
import { detailText } from "../text/detailText.ts";
import { OverlapSection } from "./OverlapSection.tsx";
import { RetiredSince } from "./RetiredMark.tsx";
import { unitTitle } from "./unitTitle.ts";

const others: Record<UnitKind, readonly UnitKind[]> = {
  municipality: ["tripartite", "plan"],
  tripartite: ["municipality", "plan"],
  plan: ["municipality", "tripartite"],
};

/** T4, T6, T8: everything about one tripartite, municipality or coastal water group. */
export function UnitView({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const inPlace = useInPlace();
  const source = useSource(page.day);
  const tables = `/status/tables/units/${page.kind}/${encodeURIComponent(page.id)}` as const;
  const name = unitTitle(page.kind, page.name);
  const contribution = (
    <ContributionSection
      page={page}
      title={t(`contribution.title.${page.kind}`)}
      folds={page.kind === "plan"}
      source={source}
    />
  );
  return (
    <>
      <UnitHead page={page} />
      <NeedSection page={page} source={source} map={<UnitMap page={page} />} />
      {page.kind === "plan" ? (
        <SubCatchmentSection page={page} source={source} />
      ) : (
        <>
          <OwnShareSection page={page} />
          {contribution}
        </>
      )}
      <ProjectSection
        title={t("projects.in", { where: inPlace(name) })}
        intro={t(`projects.shared.${page.kind}`)}
        projects={page.projects}
        csv={`${tables}/projects.csv`}
        hasPlace={page.kind !== "municipality"}
      />
      {page.kind === "plan" && contribution}
      <CountryGoalSection page={page} source={source} />
      <OverlapSection page={page} kinds={others[page.kind]} />
      <DevelopmentSection
        development={page.development}
        csv={`${tables}/development.csv`}
        source={source}
        isFolded
      />
      {page.byMeasure.length > 0 && (
        <MeasureSection
          rows={page.byMeasure}
          csv={`${tables}/measures.csv`}
          source={source}
          isFolded
        />
      )}
      {page.kind === "plan" && (
        <>
          <SketchSection page={page} />
          <ReportSection page={page} />
        </>
      )}
    </>
  );
}

/** Name and number of projects; the day, the sheet and the comparison in one quiet row. */
function UnitHead({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const search = useKeptSearch();
  const { kind, slug, counts, retiredOn } = page;
  if (useEmbedded() !== null) return null;
  return (
    <div className="container page-head">
      <div className="page-head-text">
        <h1>{unitTitle(kind, page.name)}</h1>
        <p className="lead">
          {t("unit.lead", { count: counts.total, established: counts.established })}
        </p>
        {retiredOn !== null && <RetiredSince day={retiredOn} />}
      </div>
      <div className="page-head-aside">
        <AsOfPicker basis={page} />
        <SheetLink place={`${kind}/${slug}`} />
        {retiredOn === null && (
          <p className="no-print">
            <Link
              to="/status/sammenlign"
              search={{ ...search, enhed: kind === "municipality" ? null : kind, valgt: slug }}
            >
              {t("unit.compare")}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

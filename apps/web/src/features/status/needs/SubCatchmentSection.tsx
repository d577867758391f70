import type { SubCatchmentRow, UnitPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { Amount } from "../effects/Amount.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { CoverageBar } from "./CoverageBar.tsx";
import { MissingWords } from "./MissingWords.tsx";
import { detailText } from "../text/detailText.ts";
import { StatusSection } from "../frame/StatusSection.tsx";

const tons = ["needT", "committedT", "achievedT", "plannedT"] as const;
type SubColumn = (typeof tons)[number] | "name" | "bar" | "coveredShare" | "missingT";

/** T8: each sub-catchment with need, what has commitment, what it covers, and what is missing. */
export function SubCatchmentSection({
  page,
  source,
}: {
  page: UnitPage;
  source?: string | undefined;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const { plan } = page;
  const rows = rowsOf(page, t("sub.outside"));
  const { sorted, sort, onSort } = useSortedRows<SubCatchmentRow, SubColumn>(
    rows,
    (row, key) => (key === "bar" ? row.needT : row[key]),
    { by: "missingT", isDescending: true },
  );
  if (!plan) return null;
  const { coverage } = plan;
  const withoutNeed = t(
    plan.verdict === "field-regulation" ? "need.short.field-regulation" : "noNeed",
  );
  const maxT = Math.max(...page.subCatchments.map(({ needT }) => needT), 0);
  const achievedT = page.subCatchments.reduce((total, row) => total + row.achievedT, 0);
  // By definition, not by the rows shown: what lies outside has a row only where it is worth one.
  const totalOf: Record<(typeof tons)[number], number> = {
    needT: coverage.needT,
    committedT: coverage.contributedT,
    // An older instance that still serves does not tell the part outside.
    achievedT: achievedT + (plan.outside.achievedT ?? 0),
    plannedT: plan.coverageInclSketches.contributedT,
  };
  const figure = (key: (typeof tons)[number]): Column<SubCatchmentRow, SubColumn> => ({
    key,
    title: t(`sub.${key}`),
    isNumeric: true,
    isSortable: true,
    cell: (row) =>
      key === "needT" && !row.hasNeed ? (
        <span className="mute">{withoutNeed}</span>
      ) : (
        <Amount value={row[key]} />
      ),
    total: format.amount(totalOf[key]),
  });
  const columns: Column<SubCatchmentRow, SubColumn>[] = [
    {
      key: "name",
      title: t("sub.name"),
      isSortable: true,
      cell: (row) => row.name,
      total: t("total"),
    },
    figure("needT"),
    figure("committedT"),
    {
      key: "bar",
      title: t("sub.bar"),
      isBrief: true,
      cell: ({ needT, coveredT }) => <CoverageBar needT={needT} coveredT={coveredT} maxT={maxT} />,
    },
    {
      key: "coveredShare",
      title: t("sub.share"),
      isNumeric: true,
      isSortable: true,
      cell: ({ coveredShare }) =>
        coveredShare === null ? <span className="mute">–</span> : format.percent(coveredShare),
      total: coverage.share === null ? "–" : format.percent(coverage.share),
    },
    {
      key: "missingT",
      title: t("sub.status"),
      isBrief: true,
      isSortable: true,
      cell: (row) => (
        <MissingWords hasNeed={row.hasNeed} missingT={row.missingT} withoutNeed={withoutNeed} />
      ),
      total: coverage.isCovered
        ? coverage.needT > 0
          ? t("sub.covered")
          : plan.verdict === "unshared"
            ? t("need.short.unshared")
            : withoutNeed
        : t("sub.missing", { tons: format.tons(coverage.missingT) }),
    },
    figure("achievedT"),
    figure("plannedT"),
  ];
  const isShared = page.subCatchments.some(({ needSource }) => needSource === "shared-by-area");
  return (
    <StatusSection
      id="deloplande"
      title={t("sub.title")}
      intro={t("sub.intro")}
      isFull
      figures={["sub-catchments"]}
    >
      <Table
        caption={t("tableOf", { what: t("sub.title") })}
        isCaptionHidden
        columns={columns}
        rows={sorted}
        rowKey={(row) => row.opId}
        sort={sort}
        onSort={onSort}
      />
      {isShared && <p className="small table-note">{t("sub.shared")}</p>}
      <ChartTools
        csv={`/status/tables/units/plan/${page.id}/sub-catchments.csv`}
        embedId="deloplande"
        source={source}
      />
    </StatusSection>
  );
}

/** The sub-catchments, and what lies in the group but in none of them. */
function rowsOf({ subCatchments, plan }: UnitPage, outsideName: string): SubCatchmentRow[] {
  const { committedT = 0, achievedT = 0, sketchT = 0 } = plan?.outside ?? {};
  if (committedT + sketchT < 0.05) return subCatchments;
  const rest: SubCatchmentRow = {
    opId: "",
    name: outsideName,
    areaHa: 0,
    nitrogenCounts: false,
    needT: 0,
    needSource: "official",
    hasNeed: false,
    byStage: { preliminary_examination_approval: 0, establishment_approval: 0, established: 0 },
    sketchT,
    committedT,
    plannedT: committedT + sketchT,
    achievedT,
    coveredT: 0,
    missingT: 0,
    surplusT: 0,
    coveredShare: null,
    missingInclSketchesT: 0,
    dropoutT: 0,
  };
  return [...subCatchments, rest];
}

import type { SubCatchmentRow, UnitPage } from "@mars/contracts/statusPages";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { type Column, Table } from "../../../ui/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { useSortedRows } from "../../../ui/useSortedRows.ts";

const figures = ["needT", "plannedT", "sketchT", "totalT", "achievedT", "remainingT"] as const;
type SubColumn = (typeof figures)[number] | "name" | "share";

/** T8: each sub-catchment with planned effect, goal, total, achieved and what is left. */
export function SubCatchmentSection({
  page,
  source,
}: {
  page: UnitPage;
  source?: string | undefined;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const { sorted, sort, onSort } = useSortedRows<SubCatchmentRow, SubColumn>(
    page.subCatchments,
    valueOf,
    { by: "name", isDescending: false },
  );
  const sum = (key: SubColumn) =>
    page.subCatchments.reduce((total, row) => total + Number(valueOf(row, key) ?? 0), 0);
  const columns: Column<SubCatchmentRow, SubColumn>[] = [
    {
      key: "name",
      title: t("sub.name"),
      isSortable: true,
      cell: (row) => row.name,
      total: t("total"),
    },
    ...figures.map((key) => ({
      key,
      title: t(`sub.${key}`),
      isNumeric: true,
      isSortable: true,
      cell: (row: SubCatchmentRow) =>
        key === "needT" && !row.hasNeed ? (
          <span className="mute">{t("noNeed")}</span>
        ) : (
          <Amount value={Number(valueOf(row, key))} />
        ),
      total: format.number(sum(key), 1),
    })),
    {
      key: "share",
      title: t("sub.share"),
      isNumeric: true,
      isSortable: true,
      cell: (row) =>
        row.plannedShare === null ? (
          <span className="mute">–</span>
        ) : (
          format.percent(row.plannedShare, 0)
        ),
    },
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
        narrow="scroll"
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

function valueOf(row: SubCatchmentRow, key: SubColumn): string | number | null {
  if (key === "name") return row.name;
  if (key === "share") return row.plannedShare;
  if (key === "totalT")
    return (
      row.byStage.established +
      row.byStage.establishment_approval +
      row.byStage.preliminary_examination_approval
    );
  return row[key];
}

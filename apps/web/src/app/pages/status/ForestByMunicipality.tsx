import type { AfforestationPage } from "@mars/contracts/status/statusPages";
import { foldForSearch } from "@mars/wording/format/collation";
import { useState } from "react";
import { Amount } from "../../../features/status/effects/Amount.tsx";
import { StageMini } from "../../../features/status/projects/StageMini.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { RetiredMark } from "../../../features/status/units/RetiredMark.tsx";
import { UnitLink } from "../../../features/status/units/UnitLink.tsx";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { pagesText } from "./text.ts";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";

type Row = AfforestationPage["byMunicipality"][number];
type ForestColumn = "name" | "bar" | "totalHa" | "untouchedHa";
const fewest = 12;

export function ForestByMunicipality({ page }: { page: AfforestationPage }) {
  const t = useText(pagesText);
  const shared = useText(detailText);
  const [typed, setTyped] = useState("");
  const [isAll, showAll] = useShowAll();
  const wanted = foldForSearch(typed);
  const found = page.byMunicipality.filter((row) => foldForSearch(row.name).includes(wanted));
  const { sorted, sort, onSort } = useSortedRows<Row, ForestColumn>(
    found,
    (row, key) =>
      key === "name" ? row.name : key === "untouchedHa" ? row.untouchedHa : row.totalHa,
    { by: "totalHa", isDescending: true },
  );
  const most = Math.max(...page.byMunicipality.map((row) => row.totalHa), 1);
  const columns: Column<Row, ForestColumn>[] = [
    {
      key: "name",
      title: t("forest.municipality"),
      isSortable: true,
      cell: (row) => (
        <>
          <UnitLink kind="municipality" slug={row.slug}>
            {row.name}
          </UnitLink>
          {row.retiredOn !== null && <RetiredMark />}
        </>
      ),
    },
    {
      key: "bar",
      title: shared("column.byStage"),
      isBrief: true,
      cell: (row) => <StageMini byStage={row.byStageHa} whole={most} />,
    },
    {
      key: "untouchedHa",
      title: t("forest.untouched"),
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Amount value={row.untouchedHa} />,
    },
    {
      key: "totalHa",
      title: t("forest.total"),
      isBrief: true,
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Amount value={row.totalHa} />,
    },
  ];
  return (
    <StatusSection
      id="kommuner"
      title={t("forest.municipalities")}
      isFull
      folds
      figures={["unit-share"]}
    >
      <div className="toolbar">
        <SearchField label={shared("find.municipality")} value={typed} onChange={setTyped} />
        <p className="toolbar-count" role="status">
          {shared("list.count.municipality", { count: found.length })}
        </p>
      </div>
      <Table
        caption={shared("tableOf", { what: t("forest.municipalities") })}
        isCaptionHidden
        columns={columns}
        rows={isAll ? sorted : sorted.slice(0, fewest)}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={onSort}
        isFiltered
      />
      {!isAll && sorted.length > fewest && (
        <p className="more-rows">
          <Button variant="secondary" size="small" onClick={showAll}>
            {shared("list.all", { count: sorted.length })}
          </Button>
        </p>
      )}
    </StatusSection>
  );
}

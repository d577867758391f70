import type { LandPage } from "@mars/contracts/places/land";
import { compareDanish, foldForSearch } from "@mars/wording/format/collation";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PartBar } from "../../ui/charts/PartBar.tsx";
import { SearchField } from "../../ui/fields/SearchField.tsx";
import { Table } from "../../ui/tables/Table.tsx";
import type { Column, Sort } from "../../ui/tables/Column.ts";
import { landFill, landParts, partsOf } from "./landFills.ts";
import { landText } from "./text.ts";
import { useShowAll } from "../../ui/tables/useShowAll.ts";

type Row = LandPage["municipalities"][number];
type LandColumn =
  | "name"
  | "split"
  | "inventoryHa"
  | "projectLandHa"
  | "compensationLandHa"
  | "bindingAgreementsHa"
  | "inventoryChangeHa";
const fewest = 12;

/** T15: the quarter's status by municipality. */
export function MunicipalityLand({
  page,
  quarterName,
  linkTo,
}: {
  page: LandPage;
  quarterName: string;
  linkTo: (row: Row) => ReactNode;
}) {
  const t = useText(landText);
  const format = useFormat();
  const [typed, setTyped] = useState("");
  const [isAll, showAll] = useShowAll();
  const [sort, setSort] = useState<Sort<LandColumn>>({ by: "inventoryHa", isDescending: true });
  const wanted = foldForSearch(typed);
  const found = sorted(
    page.municipalities.filter((row) => foldForSearch(row.name).includes(wanted)),
    sort,
  );
  const most = Math.max(...page.municipalities.map((row) => row.inventoryHa), 1);
  const sum = (
    key: "inventoryHa" | "projectLandHa" | "compensationLandHa" | "bindingAgreementsHa",
  ) => found.reduce((total, row) => total + row[key], 0);
  const figure = (
    key: Exclude<LandColumn, "name" | "split" | "inventoryChangeHa">,
    title: string,
  ) => ({
    key,
    title,
    isBrief: key === "inventoryHa",
    isNumeric: true,
    isSortable: true,
    cell: (row: Row) => (
      <span className={row[key] === 0 ? "zero" : undefined}>{format.amount(row[key])}</span>
    ),
    total: format.amount(sum(key)),
  });
  const columns: Column<Row, LandColumn>[] = [
    {
      key: "name",
      title: t("column.municipality"),
      isSortable: true,
      cell: linkTo,
      total: t("inventory"),
    },
    {
      key: "split",
      title: t("column.split"),
      isBrief: true,
      cell: (row) => (
        <span className="stage-mini">
          <PartBar
            height={12}
            whole={most}
            parts={landParts.map((part) => ({
              key: part,
              value: partsOf(row)[part],
              ...landFill[part],
            }))}
          />
        </span>
      ),
    },
    figure("inventoryHa", t("column.inventory")),
    figure("projectLandHa", t("column.project")),
    figure("compensationLandHa", t("column.compensation")),
    figure("bindingAgreementsHa", t("column.agreements")),
    {
      key: "inventoryChangeHa",
      title: t("column.change"),
      isNumeric: true,
      isSortable: true,
      cell: (row) => signed(row.inventoryChangeHa),
    },
  ];
  const shown = isAll || wanted !== "" ? found : found.slice(0, fewest);
  return (
    <>
      <div className="toolbar">
        <SearchField
          label={t("municipalities.search")}
          placeholder={t("municipalities.placeholder")}
          value={typed}
          onChange={setTyped}
        />
        <p className="toolbar-count" role="status">
          {t("municipalities.count", { count: found.length, quarter: quarterName })}
        </p>
      </div>
      <Table
        caption={t("tableOf", { what: t("municipalities.title") })}
        isCaptionHidden
        columns={columns}
        rows={shown}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={(next) =>
          setSort(
            next.by !== sort.by && next.by !== "name" ? { ...next, isDescending: true } : next,
          )
        }
        isFiltered
      />
      {shown.length < found.length && (
        <p className="more-rows">
          <Button variant="secondary" size="small" onClick={showAll}>
            {t("municipalities.all", { count: found.length })}
          </Button>
          <span className="small">
            {t("municipalities.shown", { shown: shown.length, count: found.length })}
          </span>
        </p>
      )}
    </>
  );

  function signed(change: number | null): ReactNode {
    if (change === null) return "–";
    const written = format.amount(Math.abs(change));
    if (written === format.amount(0)) return <span className="zero">{written}</span>;
    return `${change > 0 ? "+" : "−"}${written}`;
  }
}

function sorted(rows: readonly Row[], { by, isDescending }: Sort<LandColumn>): Row[] {
  const turn = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (by === "name") return turn * compareDanish(a.name, b.name);
    const key = by === "split" ? "inventoryHa" : by;
    return turn * ((a[key] ?? 0) - (b[key] ?? 0)) || compareDanish(a.name, b.name);
  });
}

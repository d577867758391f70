import type { UnitListItem, UnitsPage } from "@mars/contracts/statusPages";
import type { UnitKind } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figureMarks.ts";
import type { Column, Sort } from "../../../ui/Column.ts";
import { Table } from "../../../ui/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { StageMini } from "../projects/StageMini.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "./UnitLink.tsx";
import { type UnitColumn, unitValue } from "./unitValue.ts";
import { useSortedRows } from "../../../ui/useSortedRows.ts";

type Props = {
  page: UnitsPage;
  kind: UnitKind;
  /** Shown instead of all of the page's units. */
  units?: readonly UnitListItem[];
  hasStages?: boolean;
  isFiltered?: boolean;
  hasTotals?: boolean;
  /** Stands under a map and not as a list of its own. */
  isTwin?: boolean;
  /** Sorted by this at first. */
  first?: Sort<UnitColumn>;
  /** No more rows than this. */
  limit?: number;
};

/** All units of a kind with what is reached or on its way. */
export function UnitTable(props: Props) {
  const { page, kind, units = page.units, hasStages = true } = props;
  const t = useText(detailText);
  const format = useFormat();
  const { sorted, sort, onSort } = useSortedRows<UnitListItem, UnitColumn>(
    units,
    unitValue,
    props.first ?? {
      by: "name",
      isDescending: false,
    },
  );
  const most = Math.max(...page.units.map((unit) => unit.counts.total), 1);
  const sum = (key: UnitColumn) =>
    units.reduce((total, unit) => total + Number(unitValue(unit, key) ?? 0), 0);
  const figure = (
    key: UnitColumn,
    title: string,
    decimals: number,
  ): Column<UnitListItem, UnitColumn> => ({
    key,
    title,
    isNumeric: true,
    isSortable: true,
    cell: (unit) => <Amount value={Number(unitValue(unit, key) ?? 0)} decimals={decimals} />,
    ...(props.hasTotals && { total: format.number(sum(key), decimals) }),
  });
  const columns: Column<UnitListItem, UnitColumn>[] = [
    {
      key: "name",
      title: t(`kind.one.${kind}`),
      isSortable: true,
      cell: (unit) => (
        <UnitLink kind={kind} id={unit.id}>
          {unit.name}
        </UnitLink>
      ),
      ...(props.hasTotals && { total: t("total") }),
    },
    ...(hasStages
      ? [
          {
            key: "share" as const,
            title: t("column.byStage"),
            cell: (unit: UnitListItem) => <StageMini byStage={unit.counts} whole={most} />,
          },
          figure("total", t("column.projects"), 0),
          figure("established", t("stage.short.established"), 0),
          figure("establishment_approval", t("stage.short.establishment_approval"), 0),
          figure(
            "preliminary_examination_approval",
            t("stage.short.preliminary_examination_approval"),
            0,
          ),
        ]
      : [figure("total", t("column.projects"), 0)]),
    figure("nitrogen", t("column.nitrogen"), 1),
    figure("extraction", t("column.extraction"), 0),
    figure("afforestation", t("column.afforestation"), 0),
    ...(kind === "plan"
      ? [
          figure("need", t("column.need"), 1),
          {
            key: "missing" as const,
            title: t("column.missing"),
            isNumeric: true,
            isSortable: true,
            cell: (unit: UnitListItem) => <MissingCell unit={unit} />,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t(props.isTwin ? "tableOfMap" : "tableOf", { what: t(`kind.${kind}`) })}
      isCaptionHidden
      columns={columns}
      rows={sorted.slice(0, props.limit)}
      rowKey={(unit) => unit.id}
      sort={sort}
      onSort={onSort}
      isFiltered={props.isFiltered ?? false}
      narrow="scroll"
    />
  );
}

/** What is missing, or in one word why nothing is. No percent beside it. */
function MissingCell({ unit: { id, plan } }: { unit: UnitListItem }) {
  const t = useText(detailText);
  const format = useFormat();
  if (!plan) return null;
  if (plan.verdict !== "missing")
    return <span className="mute">{t(`need.short.${plan.verdict}`)}</span>;
  return (
    <span {...figureMarks(`plan/${id}`, { "coverage.missingT": plan.coverage.missingT })}>
      {format.number(plan.coverage.missingT, 1)}
    </span>
  );
}

import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { Column, Sort } from "../../../ui/tables/Column.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { Amount } from "../effects/Amount.tsx";
import { StageMini } from "../projects/StageMini.tsx";
import { detailText } from "../text/detailText.ts";
import { RetiredMark } from "./RetiredMark.tsx";
import { UnitLink } from "./UnitLink.tsx";
import { type UnitColumn, unitValue } from "./unitValue.ts";
import { useSortedRows } from "../../../ui/tables/useSortedRows.ts";

type Props = {
  page: UnitsPage;
  kind: UnitKind;
  /** Shown instead of all of the page's units. */
  units?: readonly UnitListItem[];
  hasStages?: boolean;
  isFiltered?: boolean;
  hasTotals?: boolean;
  /** Is under a map and not as a list of its own. */
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
  const rows = sorted.slice(0, props.limit);
  const hasOutside = props.hasTotals && page.outside.counts.total > 0;
  const figure = (
    key: UnitColumn,
    title: string,
    isCount = false,
  ): Column<UnitListItem, UnitColumn> => ({
    key,
    title,
    isNumeric: true,
    isSortable: true,
    cell: (unit) => <Amount value={Number(unitValue(unit, key) ?? 0)} isCount={isCount} />,
    ...(props.hasTotals && { total: countryTotal(key, isCount) }),
  });
  const columns: Column<UnitListItem, UnitColumn>[] = [
    {
      key: "name",
      title: t(`kind.one.${kind}`),
      isSortable: true,
      cell: (unit) =>
        unit.id === "" ? (
          unit.name
        ) : (
          <>
            <UnitLink kind={kind} slug={unit.slug}>
              {unit.name}
            </UnitLink>
            {unit.retiredOn !== null && <RetiredMark />}
          </>
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
          figure("total", t("column.projects"), true),
          figure("established", t("stage.short.established"), true),
          figure("establishment_approval", t("stage.short.establishment_approval"), true),
          figure(
            "preliminary_examination_approval",
            t("stage.short.preliminary_examination_approval"),
            true,
          ),
        ]
      : [figure("total", t("column.projects"), true)]),
    figure("nitrogen", t("column.nitrogen")),
    figure("extraction", t("column.extraction")),
    figure("afforestation", t("column.afforestation")),
    ...(kind === "plan"
      ? [
          figure("need", t("column.need")),
          {
            key: "missing" as const,
            title: t("column.missing"),
            isNumeric: true,
            isSortable: true,
            cell: (unit: UnitListItem) => <MissingCell unit={unit} />,
            ...(props.hasTotals && { total: missingTotal() }),
          },
        ]
      : []),
  ];
  const sumOfUnits = units.reduce((sum, { counts }) => sum + counts.total, 0);
  const listedCount = sumOfUnits + (hasOutside ? page.outside.counts.total : 0);
  return (
    <>
      <Table
        caption={t(props.isTwin ? "tableOfMap" : "tableOf", { what: t(`kind.${kind}`) })}
        isCaptionHidden
        columns={columns}
        rows={hasOutside ? [...rows, outsideItem(page, t(`outside.${kind}`))] : rows}
        rowKey={(unit) => unit.id}
        sort={sort}
        onSort={onSort}
        isFiltered={props.isFiltered ?? false}
        narrow="scroll"
      />
      {props.hasTotals && listedCount !== page.country.counts.total && (
        <p className="small table-note">
          {t(`totals.note.${kind}`, {
            sum: format.integer(listedCount),
            count: format.integer(page.country.counts.total),
          })}
        </p>
      )}
    </>
  );

  /** Each project once: what lies in several units is not added up over them. */
  function countryTotal(key: UnitColumn, isCount: boolean) {
    const whole: UnitListItem = { ...outsideItem(page, ""), ...page.country };
    const value =
      key === "need"
        ? page.units.reduce((sum, unit) => sum + (unit.plan?.needT ?? 0), 0)
        : Number(unitValue(whole, key) ?? 0);
    return isCount ? format.integer(value) : format.amount(value);
  }

  /** What is missing in one group is not made up for by another. */
  function missingTotal() {
    const short = page.units.filter(({ plan }) => plan?.verdict === "missing");
    const missingT = short.reduce((sum, { plan }) => sum + (plan?.coverage.missingT ?? 0), 0);
    return format.amount(missingT);
  }
}

/** What lies in no unit, as a row among them. */
function outsideItem({ outside }: UnitsPage, name: string): UnitListItem {
  const none = { nitrogen: null, extraction: null, afforestation: null };
  return {
    id: "",
    code: null,
    slug: "",
    name,
    geoLocationId: "",
    areaHa: 0,
    retiredOn: null,
    ...outside,
    shareOfCountry: none,
    rank: { nitrogen: 0, extraction: 0, afforestation: 0 },
    plan: null,
  };
}

/** What is missing, or in one word why nothing is. No percent next to it. */
function MissingCell({ unit: { plan } }: { unit: UnitListItem }) {
  const t = useText(detailText);
  const format = useFormat();
  if (!plan) return null;
  if (plan.verdict !== "missing")
    return <span className="mute">{t(`need.short.${plan.verdict}`)}</span>;
  return format.amount(plan.coverage.missingT);
}

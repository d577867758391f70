import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { dashboardText } from "./text.ts";
import { Amount } from "../../../features/status/effects/Amount.tsx";
import { ChartTools } from "../../../features/status/frame/ChartTools.tsx";
import { countedStages, effectFacts } from "../../../features/status/effects/effects.ts";
import { StageMini } from "../../../features/status/projects/StageMini.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";
import type { ReactNode } from "react";
import { useKeptSearch } from "../../../features/status/asOf/asOf.ts";
import { Link } from "../../../lib/router/Link.tsx";

const pages = {
  plan: "/dashboard/plan/:id",
  municipality: "/dashboard/kommune/:id",
  tripartite: "/dashboard/vos/:id",
} as const;

/** To the effects of one unit. */
function DashboardUnitLink({
  kind,
  slug,
  children,
}: {
  kind: UnitKind;
  slug: string;
  children: ReactNode;
}) {
  const search = useKeptSearch();
  return (
    <Link to={pages[kind]} params={{ id: slug }} search={search}>
      {children}
    </Link>
  );
}

type Props = {
  page: UnitsPage;
  kind: UnitKind;
  effect: EffectKey;
  source?: string | undefined;
};
const fewest = 15;

/** Every unit in order of one effect, with its stages and its part of the country. */
export function RankingSection({ page, kind, effect, source }: Props) {
  const t = useText(dashboardText);
  const shared = useText(detailText);
  const format = useFormat();
  const [isAll, showAll] = useShowAll();
  const ranked = page.units.toSorted((a, b) => a.rank[effect] - b.rank[effect]);
  const most = Math.max(...page.units.map((unit) => unit.totals.total[effect]), 0) || 1;
  const { unit: measure } = effectFacts[effect];
  const byStage = (unit: UnitListItem) => ({
    established: unit.totals.byStage.established[effect],
    establishment_approval: unit.totals.byStage.establishment_approval[effect],
    preliminary_examination_approval: unit.totals.byStage.preliminary_examination_approval[effect],
  });
  const columns: Column<UnitListItem>[] = [
    {
      key: "name",
      title: shared(`kind.one.${kind}`),
      cell: (unit) => (
        <DashboardUnitLink kind={kind} slug={unit.slug}>
          {unit.name}
        </DashboardUnitLink>
      ),
    },
    {
      key: "rank",
      title: shared("column.rank"),
      isBrief: true,
      isNumeric: true,
      cell: (unit) => unit.rank[effect],
    },
    {
      key: "bar",
      title: shared("column.byStage"),
      cell: (unit) => <StageMini byStage={byStage(unit)} whole={most} />,
    },
    ...countedStages.map((stage) => ({
      key: stage,
      title: `${shared(`stage.short.${stage}`)}, ${measure}`,
      isNumeric: true,
      cell: (unit: UnitListItem) => <Amount value={unit.totals.byStage[stage][effect]} />,
    })),
    {
      key: "total",
      title: `${shared("total")}, ${measure}`,
      isBrief: true,
      isNumeric: true,
      cell: (unit) => (
        <b>
          <Amount value={unit.totals.total[effect]} />
        </b>
      ),
    },
    {
      key: "share",
      title: shared("column.share"),
      isNumeric: true,
      cell: (unit) => {
        const share = unit.shareOfCountry[effect];
        return share === null ? "–" : format.percent(share);
      },
    },
  ];
  return (
    <StatusSection id="placering" title={t("effect.ranking")} isFull folds figures={["ranking"]}>
      <Table
        caption={shared("tableOf", { what: t("effect.ranking") })}
        isCaptionHidden
        columns={columns}
        rows={isAll ? ranked : ranked.slice(0, fewest)}
        rowKey={(unit) => unit.id}
      />
      {!isAll && ranked.length > fewest && (
        <p className="more-rows">
          <Button variant="secondary" size="small" onClick={showAll}>
            {shared("list.all", { count: ranked.length })}
          </Button>
        </p>
      )}
      <ChartTools csv={`/status/tables/units/${kind}.csv`} embedId="placering" source={source} />
    </StatusSection>
  );
}

import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

/** The country against its goals and the unit's part of it, as a table. */
export function CountryGoalTable({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const format = useFormat();
  const figure = (
    key: string,
    title: string,
    of: (effect: EffectKey) => number,
    write: (value: number) => string,
  ): Column<EffectKey> => ({
    key,
    title,
    isNumeric: true,
    cell: (effect) => write(of(effect)),
  });
  const ofGoal = (amounts: Record<EffectKey, number>) => (effect: EffectKey) =>
    amounts[effect] / page.nationalGoals[effect];
  const columns: Column<EffectKey>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: (effect) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    },
    figure("goal", t("column.goal"), (effect) => page.nationalGoals[effect], format.exact),
    figure("committed", t("column.country"), (effect) => page.countryTotals[effect], format.amount),
    figure("committedShare", t("column.ofGoal"), ofGoal(page.countryTotals), format.percent),
    figure("total", page.name, (effect) => page.totals.total[effect], format.amount),
    figure("shareOfGoal", t("column.ownOfGoal"), ofGoal(page.totals.total), format.percent),
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("country.title") })}
      isCaptionHidden
      columns={columns}
      rows={effects}
      rowKey={(effect) => effect}
    />
  );
}

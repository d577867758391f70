import type { UnitPage } from "@mars/contracts/statusPages";
import type { EffectKey } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/Table.tsx";
import type { Column } from "../../../ui/Column.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

/** The country against its goals and the unit's part of it, as a table. */
export function CountryGoalTable({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const format = useFormat();
  const figure = (key: string, title: string, cell: (effect: EffectKey) => string) => ({
    key,
    title,
    isNumeric: true,
    cell,
  });
  const ofGoal = (amounts: Record<EffectKey, number>, decimals: number) => (effect: EffectKey) =>
    format.percent(amounts[effect] / page.nationalGoals[effect], decimals);
  const columns: Column<EffectKey>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: (effect) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    },
    figure("goal", t("column.goal"), (effect) => format.integer(page.nationalGoals[effect])),
    figure("country", t("column.country"), (effect) =>
      format.number(page.countryTotals[effect], 1),
    ),
    figure("countryShare", t("column.ofGoal"), ofGoal(page.countryTotals, 1)),
    figure("own", page.name, (effect) => format.number(page.totals.total[effect], 1)),
    figure("ownShare", t("column.ownOfGoal"), ofGoal(page.totals.total, 2)),
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

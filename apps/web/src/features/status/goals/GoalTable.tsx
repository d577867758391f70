import type { EffectKey, StatusGoal } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import type { Column } from "../../../ui/tables/Column.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

type Row = StatusGoal & { effect: EffectKey };

/** The goal bars' data table: a row for each goal that is given. */
export function GoalTable({ goals }: { goals: Partial<Record<EffectKey, StatusGoal>> }) {
  const t = useText(detailText);
  const format = useFormat();
  const rows = effects.flatMap((effect) => {
    const goal = goals[effect];
    return goal ? [{ effect, ...goal }] : [];
  });
  const figure = (title: string, key: string, of: (goal: StatusGoal) => number): Column<Row> => ({
    key,
    title,
    isNumeric: true,
    cell: (row) => (key === "goal" ? format.exact(of(row)) : format.amount(of(row))),
  });
  const share = (
    title: string,
    key: string,
    of: (goal: StatusGoal) => number | null,
  ): Column<Row> => ({
    key,
    title,
    isNumeric: true,
    cell: (row) => {
      const value = of(row);
      return value === null ? "–" : format.percent(value);
    },
  });
  const columns: Column<Row>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: ({ effect }) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
    },
    figure(t("column.goal"), "goal", (goal) => goal.goal),
    figure(t("stage.established"), "established", (goal) => goal.byStage.established),
    figure(
      t("stage.short.establishment_approval"),
      "establishment",
      (goal) => goal.byStage.establishment_approval,
    ),
    figure(
      t("stage.short.preliminary_examination_approval"),
      "preliminary",
      (goal) => goal.byStage.preliminary_examination_approval,
    ),
    share(t("column.establishedOfGoal"), "establishedShare", (goal) => goal.establishedShare),
    figure(t("figure.committed"), "committed", (goal) => goal.reached),
    share(t("column.committedOfGoal"), "committedShare", (goal) => goal.share),
    figure(t("column.dropout"), "dropout", (goal) => goal.expectedDropout),
    figure(t("column.sketches"), "sketch", (goal) => goal.sketch),
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("goals.title") })}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ effect }) => effect}
    />
  );
}

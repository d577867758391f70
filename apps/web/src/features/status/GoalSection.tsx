import type { StatusGoal } from "@mars/contracts/statusShapes";
import type { EffectKey } from "@mars/contracts/statusShapes";
import { useFormat } from "../../lib/format/format.ts";
import { useText } from "../../lib/language/text.ts";
import { type Column, Table } from "../../ui/Table.tsx";
import { ChartTools } from "./ChartTools.tsx";
import { effectFacts, effects } from "./effects.ts";
import { GoalRow } from "./GoalRow.tsx";
import { StatusSection } from "./StatusSection.tsx";
import { statusText } from "./text.ts";

type Goals = Record<EffectKey, StatusGoal>;

/** The three national goals by stage. */
export function GoalSection({
  goals,
  title,
  intro,
  source,
}: {
  goals: Goals;
  title?: string;
  intro?: string;
  source?: string | undefined;
}) {
  const t = useText(statusText);
  return (
    <StatusSection
      id="maal"
      title={title ?? t("goals.title")}
      intro={intro ?? t("goals.intro")}
      figures={["nitrogen", "extraction", "afforestation", "dropout", "pace"]}
    >
      {effects.map((effect) => (
        <GoalRow key={effect} effect={effect} goal={goals[effect]} />
      ))}
      <ChartTools
        table={() => <GoalTable goals={goals} />}
        csv="/status/tables/goals.csv"
        embedId="maal"
        source={source}
      />
    </StatusSection>
  );
}

function GoalTable({ goals }: { goals: Goals }) {
  const t = useText(statusText);
  const format = useFormat();
  const figure = (title: string, key: string, of: (goal: StatusGoal) => number) =>
    ({
      key,
      title,
      isNumeric: true,
      cell: (effect) => format.number(of(goals[effect]), 1),
    }) satisfies Column<EffectKey>;
  const columns: Column<EffectKey>[] = [
    {
      key: "effect",
      title: t("column.effect"),
      cell: (effect) => `${t(`effect.${effect}`)}, ${effectFacts[effect].unit}`,
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
    figure(t("column.total"), "reached", (goal) => goal.reached),
    figure(t("column.dropout"), "dropout", (goal) => goal.expectedDropout),
    figure(t("column.sketches"), "sketch", (goal) => goal.sketch),
  ];
  return (
    <Table
      caption={t("tableOf", { what: t("goals.title") })}
      isCaptionHidden
      columns={columns}
      rows={effects}
      rowKey={(effect) => effect}
    />
  );
}

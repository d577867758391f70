import type { ScreeningChanges } from "@mars/contracts/screening/screeningChanges";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Table } from "../../../ui/tables/Table.tsx";
import { screeningText } from "../text.ts";
import { FactName } from "../../../ui/words/FactName.tsx";

type Row = ScreeningChanges["effects"][number];
type Effect = keyof Row["before"];
const least = 0.005;

export function ChangedEffects({ changes }: { changes: ScreeningChanges }) {
  const t = useText(screeningText);
  const f = useFormat();
  const differs = (row: Row, effect: Effect) =>
    Math.abs(row.after[effect] - row.before[effect]) > least;
  const rows = changes.effects.filter((row) =>
    (Object.keys(row.before) as Effect[]).some((effect) => differs(row, effect)),
  );
  const cell = (effect: Effect, unit: "tons" | "hectares") => (row: Row) =>
    differs(row, effect)
      ? `${f[unit](row.before[effect])} → ${f[unit](row.after[effect])}`
      : f[unit](row.after[effect]);
  if (rows.length === 0) return null;
  return (
    <Table<Row, "measure" | Effect>
      caption={t("changes.effects")}
      rows={rows}
      rowKey={({ measureId }) => measureId}
      columns={[
        {
          key: "measure",
          title: t("effects.measure"),
          cell: ({ measureName }) => <FactName name={measureName} />,
        },
        {
          key: "nitrogenReductionT",
          title: t("effects.nitrogen"),
          isNumeric: true,
          cell: cell("nitrogenReductionT", "tons"),
        },
        {
          key: "extractionEffortHa",
          title: t("effects.extraction"),
          isNumeric: true,
          cell: cell("extractionEffortHa", "hectares"),
        },
        {
          key: "afforestationEffortHa",
          title: t("effects.forest"),
          isNumeric: true,
          cell: cell("afforestationEffortHa", "hectares"),
        },
      ]}
    />
  );
}

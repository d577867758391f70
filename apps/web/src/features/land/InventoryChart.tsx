import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { StackedAreaChart } from "../../ui/charts/StackedAreaChart.tsx";
import { landFill, ownedHa } from "./landFills.ts";
import { landText } from "./text.ts";

type Quarters = LandPage["quarters"];

/** T15: what the state owned at the end of each quarter. */
export function InventoryChart({ quarters }: { quarters: Quarters }) {
  const t = useText(landText);
  const format = useFormat();
  const first = quarters[0];
  const last = quarters.at(-1);
  if (!first || !last) return null;
  const name = (quarter: Quarters[number]) =>
    t("quarter.short", { quarter: quarter.quarter, year: String(quarter.year) });
  return (
    <StackedAreaChart
      title={t("inventory.chart")}
      description={t("inventory.description", {
        before: format.hectares(ownedHa(first.totals)),
        from: name(first),
        after: format.hectares(ownedHa(last.totals)),
        to: name(last),
      })}
      unit="ha"
      positions={quarters.map((quarter) => ({
        at: quarter.year * 4 + quarter.quarter,
        tick: name(quarter),
        name: name(quarter),
      }))}
      series={[
        {
          key: "project",
          label: t("project"),
          ...landFill.project,
          values: quarters.map((quarter) => quarter.totals.projectLandHa),
        },
        {
          key: "compensation",
          label: t("compensation"),
          ...landFill.compensation,
          values: quarters.map((quarter) => quarter.totals.compensationLandHa),
        },
      ]}
    />
  );
}

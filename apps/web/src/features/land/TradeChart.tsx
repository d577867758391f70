import type { LandPage } from "@mars/contracts/places/land";
import { useFormat } from "../../lib/format/useFormat.ts";
import { useText } from "../../lib/language/text.ts";
import { TradeBars } from "../../ui/charts/TradeBars.tsx";
import { landFill } from "./landFills.ts";
import { LandSwatch } from "./LandSwatch.tsx";
import { landText } from "./text.ts";

type Quarters = LandPage["quarters"];

/** T15: bought above the line, sold below it, by quarter. */
export function TradeChart({ quarters }: { quarters: Quarters }) {
  const t = useText(landText);
  const format = useFormat();
  const last = quarters.at(-1);
  if (!last) return null;
  const name = (quarter: Quarters[number], key: "quarter" | "quarter.short") =>
    t(key, { quarter: quarter.quarter, year: String(quarter.year) });
  const figures = {
    quarter: name(last, "quarter"),
    bought: format.hectares(last.totals.boughtHa),
    sold: format.hectares(last.totals.soldHa),
  };
  return (
    <>
      <ul className="key land-key">
        <li>
          <LandSwatch part="project" />
          {t("trade.bought")} <b>{figures.bought}</b> {t("trade.in", figures)}
        </li>
        <li>
          <LandSwatch part="compensation" />
          {t("trade.sold")} <b>{figures.sold}</b> {t("trade.in", figures)}
        </li>
      </ul>
      <TradeBars
        title={t("trade.chart")}
        description={t("trade.description", figures)}
        unit="ha"
        upName={t("trade.bought")}
        downName={t("trade.sold")}
        upFill={landFill.project.fill}
        downFill={landFill.compensation.fill}
        downEdge={landFill.compensation.edge}
        bars={quarters.map((quarter) => ({
          key: `${quarter.year}-${quarter.quarter}`,
          label: name(quarter, "quarter.short"),
          up: quarter.totals.boughtHa,
          down: quarter.totals.soldHa,
        }))}
      />
    </>
  );
}

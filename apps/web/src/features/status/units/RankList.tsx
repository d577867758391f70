import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { rankUnits } from "@mars/domain/status/rankUnits";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { mapMeasure } from "../map/mapMeasure.ts";
import { UnitLink } from "./UnitLink.tsx";

type Props = {
  page: UnitsPage;
  effect: EffectKey;
  kind: UnitKind;
  count?: number;
  /** Next to a map of the units: by the measure that the map has in colours. */
  asOnMap?: boolean;
};

/** The first units by an amount, or by what the map next to it shows. */
export function RankList({ page, effect, kind, count = 6, asOnMap = false }: Props) {
  const t = useText(detailText);
  const format = useFormat();
  const { isMissing, valueOf } = mapMeasure(kind, effect);
  const { unit: measured } = effectFacts[effect];
  const shown = asOnMap
    ? isMissing
      ? {
          title: t("rank.missing"),
          name: "coverage.missingShare",
          valueOf: (unit: UnitsPage["units"][number]) => valueOf(unit) / 100,
          write: (share: number) => format.percent(share),
        }
      : {
          title: t("rank.perArea"),
          name: `rate.${effect}`,
          valueOf,
          write: (rate: number) =>
            `${format.perThousandHa(rate)} ${t("choropleth.rate", { unit: measured })}`,
        }
    : {
        title: t("rank.title"),
        name: `unit.${effect}`,
        valueOf: (unit: UnitsPage["units"][number]) => unit.totals.total[effect],
        write: (amount: number) => `${format.amount(amount)} ${measured}`,
      };
  const top = rankUnits(page.units, shown.valueOf)
    .filter(({ value }) => (value ?? 0) > 0)
    .slice(0, count);
  if (top.length === 0) return null;
  return (
    <div className="rank">
      <p className="small">{shown.title}</p>
      <ol>
        {top.map(({ unit, rank, value }) => (
          <li key={unit.id}>
            <span>{rank}</span>
            <UnitLink kind={kind} slug={unit.slug}>
              {unit.name}
            </UnitLink>
            <span className="rank-amount">{shown.write(value ?? 0)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

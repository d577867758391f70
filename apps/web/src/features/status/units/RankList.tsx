import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { mapMeasure } from "../map/mapMeasure.ts";
import { missingT } from "./unitValue.ts";
import { UnitLink } from "./UnitLink.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";

/** The units that do most, with their place. */
export function RankList({
  page,
  effect,
  kind,
  count = 6,
  byMissing = false,
}: {
  page: UnitsPage;
  effect: EffectKey;
  kind: UnitKind;
  count?: number;
  /** Beside a map of what is missing. */
  byMissing?: boolean;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const isMissing = byMissing && mapMeasure(kind, effect).isMissing;
  const amount = (unit: UnitListItem) =>
    isMissing ? (missingT(unit) ?? 0) : unit.totals.total[effect];
  const top = page.units
    .filter((unit) => amount(unit) > 0)
    .toSorted((a, b) => amount(b) - amount(a))
    .slice(0, count);
  if (top.length === 0) return null;
  return (
    <div className="rank">
      <p className="small">{t(isMissing ? "rank.missing" : "rank.title")}</p>
      <ol>
        {top.map((unit, index) => (
          <li key={unit.id}>
            <span>{isMissing ? index + 1 : unit.rank[effect]}</span>
            <UnitLink kind={kind} slug={unit.slug}>
              {unit.name}
            </UnitLink>
            <span
              className="rank-amount"
              {...figureMarks(`${kind}/${unit.id}`, {
                [isMissing ? "coverage.missingT" : `unit.${effect}`]: amount(unit),
              })}
            >
              {format.amount(amount(unit))} {effectFacts[effect].unit}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

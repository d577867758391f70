import type { UnitsPage } from "@mars/contracts/statusPages";
import type { EffectKey, UnitKind } from "@mars/contracts/statusShapes";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "./UnitLink.tsx";

/** The units that do most, with their place. */
export function RankList({
  page,
  effect,
  kind,
  count = 6,
}: {
  page: UnitsPage;
  effect: EffectKey;
  kind: UnitKind;
  count?: number;
}) {
  const t = useText(detailText);
  const format = useFormat();
  const top = page.units
    .filter((unit) => unit.totals.total[effect] > 0)
    .toSorted((a, b) => a.rank[effect] - b.rank[effect])
    .slice(0, count);
  if (top.length === 0) return null;
  return (
    <div className="rank">
      <p className="small">{t("rank.title")}</p>
      <ol>
        {top.map((unit) => (
          <li key={unit.id}>
            <span>{unit.rank[effect]}</span>
            <UnitLink kind={kind} id={unit.id}>
              {unit.name}
            </UnitLink>
            <span>
              {format.number(unit.totals.total[effect], effect === "nitrogen" ? 1 : 0)}{" "}
              {effectFacts[effect].unit}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

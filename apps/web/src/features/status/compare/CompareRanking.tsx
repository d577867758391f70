import type { UnitsPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { rankUnits } from "@mars/domain/status/rankUnits";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";
import { effectFacts } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "../units/UnitLink.tsx";
import { comparedFigure } from "./comparedFigure.ts";
import { compareText } from "./text.ts";
import type { Compared } from "./useCompared.ts";

type Props = {
  page: UnitsPage;
  effect: EffectKey;
  asked: Compared;
  write: (value: number) => string;
};

const fewest = 8;

/** All of a kind by what is compared, the leading ones first; those with nothing are not lined up. */
export function CompareRanking({ page, effect, asked, write }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const [isWhole, showWhole] = useShowAll();
  const ranked = rankUnits(page.units, (unit) => comparedFigure(unit, effect, asked)).filter(
    ({ value }) => (value ?? 0) > 0,
  );
  if (ranked.length === 0) return <p className="small">{t("ranking.none")}</p>;
  return (
    <div className="rank">
      <p className="small">
        {t("ranking", {
          effect: shared(`effect.${effect}`),
          unit: t(`unit.${asked.shown}`, { unit: effectFacts[effect].unit }),
          counted: t(`count.${asked.counted}`).toLocaleLowerCase(),
        })}
      </p>
      <ol>
        {ranked.slice(0, isWhole ? undefined : fewest).map(({ unit, rank, value }) => (
          <li key={unit.id}>
            <span>{rank}</span>
            <UnitLink kind={asked.kind} slug={unit.slug}>
              {unit.name}
            </UnitLink>
            <span className="rank-amount">{write(value ?? 0)}</span>
          </li>
        ))}
      </ol>
      {!isWhole && ranked.length > fewest && (
        <p className="more-rows no-print">
          <Button variant="secondary" size="small" onClick={showWhole}>
            {t("ranking.all", { count: ranked.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

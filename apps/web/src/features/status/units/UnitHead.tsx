import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { AsOfPicker } from "../asOf/AsOfPicker.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { useEmbedded } from "../embed/embed.ts";
import { detailText } from "../text/detailText.ts";
import { RetiredSince } from "./RetiredMark.tsx";
import { UnitFinder } from "./UnitFinder.tsx";
import { SheetLink } from "../sheet/SheetLink.tsx";
import { UnitMap } from "../map/UnitMap.tsx";
import { unitTitle } from "./unitTitle.ts";

/** Name, where it stands in one sentence, four key figures and the map. */
export function UnitHead({ page }: { page: UnitPage }) {
  const t = useText(detailText);
  const format = useFormat();
  const search = useKeptSearch();
  if (useEmbedded() !== null) return null;
  const { counts } = page;
  const best = bestEffect(page);
  return (
    <div className="container unit-head">
      <div className="unit-head-text">
        <h1>{unitTitle(page.kind, page.name)}</h1>
        <p className="lead">
          {t("unit.lead", { count: counts.total })}
          {counts.total > 0 && ` ${t("unit.leadEstablished", { count: counts.established })}`}
          {best && page.retiredOn === null && ` ${bestSentence(best)}`}
        </p>
        {page.retiredOn !== null && <RetiredSince day={page.retiredOn} />}
        <div className="unit-head-tools">
          <UnitFinder kind={page.kind} label={t(`find.other.${page.kind}`)} />
          <AsOfPicker basis={page} />
        </div>
        <SheetLink place={`${page.kind}/${page.slug}`} />
        {page.retiredOn === null && (
          <p className="no-print">
            <Link
              to="/status/sammenlign"
              search={{
                ...search,
                enhed: page.kind === "municipality" ? null : page.kind,
                valgt: page.slug,
              }}
            >
              {t("unit.compare")}
            </Link>
          </p>
        )}
        <dl className="key-figures">
          <div>
            <dt>{t("map.projects")}</dt>
            <dd {...figureMarks(`${page.kind}/${page.id}`, { "unit.total": counts.total })}>
              <Figure value={format.integer(counts.total)} />
            </dd>
            <dd
              {...figureMarks(`${page.kind}/${page.id}`, {
                "unit.preliminary_examination_approval": counts.preliminary_examination_approval,
                "unit.establishment_approval": counts.establishment_approval,
                "unit.established": counts.established,
              })}
            >
              {t("unit.counts", {
                preliminary: counts.preliminary_examination_approval,
                establishment: counts.establishment_approval,
                established: counts.established,
              })}
            </dd>
          </div>
          {effects.map((effect) => (
            <div key={effect}>
              <dt>
                <EffectName effect={effect} />
              </dt>
              <dd
                {...figureMarks(`${page.kind}/${page.id}`, {
                  [`unit.${effect}`]: page.totals.total[effect],
                })}
              >
                <Figure
                  value={format.amount(page.totals.total[effect])}
                  unit={effectFacts[effect].unit}
                />
              </dd>
              <dd
                {...figureMarks(`${page.kind}/${page.id}`, {
                  [`unit.${effect}.established`]: page.totals.byStage.established[effect],
                })}
              >
                {t(`unit.${effect}`, {
                  established: `${format.amount(page.totals.byStage.established[effect])}\u00a0${effectFacts[effect].unit}`,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="unit-head-map">
        <UnitMap page={page} />
      </div>
    </div>
  );

  function bestSentence(effect: EffectKey): string {
    const { rank, of } = page.standing[effect];
    const figures = {
      name: page.name,
      rank,
      of,
      effect: t(`effect.${effect}`).toLocaleLowerCase(),
    };
    return rank === 1 ? t("unit.first", figures) : t("unit.rank", figures);
  }
}

/** The effect where the unit does best, if it is among the first ten of the country. */
function bestEffect(page: UnitPage): EffectKey | null {
  const ranked = effects
    .filter((effect) => page.totals.total[effect] > 0)
    .toSorted((a, b) => page.rank[a] - page.rank[b]);
  const best = ranked[0];
  return best && page.rank[best] <= 10 ? best : null;
}

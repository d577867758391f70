import type { UnitPage } from "@mars/contracts/status/statusPages";
import { lazy } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { effectFacts, effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";

const CountryGoalTable = lazy(() =>
  import("./CountryGoalTable.tsx").then((module) => ({ default: module.CountryGoalTable })),
);

/** The national goals on a unit's page: how far the country is, and how much of it is from here. */
export function CountryGoalSection({
  page,
  source,
}: {
  page: UnitPage;
  source?: string | undefined;
}) {
  const t = useText(detailText);
  const format = useFormat();
  return (
    <StatusSection
      id="nationale-maal"
      title={t("country.title")}
      intro={t("country.intro", { name: page.name })}
      folds
      fact={effects
        .map((effect) => {
          const share = format.percent(page.totals.total[effect] / page.nationalGoals[effect]);
          return t("country.fact", { effect: t(`effect.${effect}`), share });
        })
        .join(", ")}
    >
      <ul className="country-goals">
        {effects.map((effect) => {
          const { unit } = effectFacts[effect];
          const goal = page.nationalGoals[effect];
          const reached = page.countryTotals[effect];
          const own = page.totals.total[effect];
          const percent = (value: number) => `${Math.min(1, value / goal) * 100}%`;
          const write = (value: number) => `${format.amount(value)}\u00a0${unit}`;
          const figures = {
            reached: write(reached),
            goal: `${format.exact(goal)}\u00a0${unit}`,
            share: format.percent(reached / goal),
            own: write(own),
            ownShare: format.percent(own / goal),
            name: page.name,
          };
          return (
            <li key={effect}>
              <h3>
                <EffectName effect={effect} />
              </h3>
              <svg
                width="100%"
                height="20"
                role="img"
                aria-label={`${t("country.reached", figures)} ${t("country.own", figures)}`}
              >
                <rect width="100%" height="14" fill="var(--color-track)" />
                <rect width={percent(reached)} height="14" fill="var(--map-2)" />
                <rect width={percent(own)} height="14" fill="var(--color-primary)" />
                <svg x="100%" overflow="visible">
                  <path d="M-1 0V20" stroke="var(--color-ink)" strokeWidth="2" />
                </svg>
              </svg>
              <p className="small">
                {t("country.reached", figures)} <b>{t("country.own", figures)}</b>
              </p>
            </li>
          );
        })}
      </ul>
      <ChartTools
        table={() => <CountryGoalTable page={page} />}
        csv={`/status/tables/units/${page.kind}/${encodeURIComponent(page.id)}/goals.csv`}
        embedId="nationale-maal"
        source={source}
      />
    </StatusSection>
  );
}

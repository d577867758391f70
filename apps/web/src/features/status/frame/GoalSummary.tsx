import { LocaleScope, useChosenLocale } from "../../../lib/language/locale.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useOverview } from "../api.ts";
import { effectFacts, effects } from "../effects/effects.ts";
import { goalSummaryText } from "./goalSummaryText.ts";

/** For readers of another language: why the page is Danish, and the three goals in their own. */
export function GoalSummary() {
  const locale = useChosenLocale();
  return (
    <LocaleScope value={locale}>
      <Summary lang={locale.slice(0, 2)} />
    </LocaleScope>
  );
}

function Summary({ lang }: { lang: string }) {
  const t = useText(goalSummaryText);
  const format = useFormat();
  const { data } = useOverview();
  const amount = (value: number, unit: string) => `${format.amount(value)}\u00a0${unit}`;
  return (
    <section className="container goal-summary" lang={lang} aria-label={t("title")}>
      <p>{t("why")}</p>
      {data && (
        <>
          <h2>{t("title")}</h2>
          <ul>
            {effects.map((effect) => {
              const { unit } = effectFacts[effect];
              const { goal, reached, share, established } = data.goals[effect];
              return (
                <li key={effect}>
                  <b>{t(effect)}:</b>{" "}
                  {t("line", {
                    goal: `${format.exact(goal)}\u00a0${unit}`,
                    committed: amount(reached, unit),
                    share: format.percent(share ?? 0),
                    established: amount(established, unit),
                  })}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

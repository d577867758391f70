import type { UnitPage } from "@mars/contracts/status/statusPages";
import type { StatusGoal } from "@mars/contracts/status/statusShapes";
import { needForecastWords } from "@mars/wording/status/forecastWords";
import { lazy, type ReactNode } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { GoalBarDrawing } from "../../../ui/figures/GoalBarDrawing.tsx";
import { StageSwatch } from "../../../ui/figures/StageSwatch.tsx";
import { stages } from "../../../ui/figures/stages.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { drawnAmounts } from "../effects/effects.ts";
import { ChartTools } from "../frame/ChartTools.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { paceText } from "../goals/paceText.ts";
import { useForecastWords } from "../goals/useForecastWords.ts";
import { QuoteOpener } from "../quote/QuoteOpener.tsx";
import { detailText } from "../text/detailText.ts";
import { NeedLedger } from "./NeedLedger.tsx";
import { type Need, needOf } from "./needOf.ts";
import { useNeedWords } from "./useNeedWords.ts";

const NeedTable = lazy(() =>
  import("./NeedTable.tsx").then((module) => ({ default: module.NeedTable })),
);

const NeedQuote = lazy(() =>
  import("../quote/NeedQuote.tsx").then((module) => ({ default: module.NeedQuote })),
);

type Props = {
  page: UnitPage;
  source?: string | undefined;
  /** Next to the answer. */ map?: ReactNode;
};

/** The answer of a unit's page: how much nitrogen is missing of its need, or of its own share. */
export function NeedSection({ page, source, map }: Props) {
  const t = useText(detailText);
  const need = needOf(page);
  if (!need) return null;
  const { plan } = page;
  const tools = (
    <ChartTools
      {...(plan && {
        table: () => <NeedTable plan={plan} />,
        csv: `/status/tables/units/plan/${page.id}/sub-catchments.csv` as const,
      })}
      embedId="kvaelstof"
      source={source}
    />
  );
  return (
    <StatusSection
      id="kvaelstof"
      title={t(plan ? "need.title" : "own.title")}
      isFull
      figures={["plan-goal", "dropout"]}
    >
      <div className={map ? "answer-grid" : undefined}>
        <div>
          <Verdict page={page} need={need} />
          <NeedLedger page={page} need={need} />
          {need.goal.goal > 0 && <PaceLine goal={need.goal} />}
          {!plan && need.goal.goal > 0 && (
            <p className="small">
              {t(`own.noGoal.${page.kind === "municipality" ? page.kind : "tripartite"}`)}
            </p>
          )}
        </div>
        {map && <div className="answer-map">{map}</div>}
      </div>
      {need.goal.goal > 0 && <NeedBar page={page} need={need} />}
      {plan && need.goal.goal > 0 ? (
        <QuoteOpener
          about={t("need.title")}
          box={(close) => <NeedQuote page={page} onClose={close} />}
        >
          {tools}
        </QuoteOpener>
      ) : (
        tools
      )}
    </StatusSection>
  );
}

/** The tons that are missing, large; or in words why none are. */
function Verdict({ page, need }: { page: UnitPage; need: Need }) {
  const t = useText(detailText);
  const format = useFormat();
  const words = useNeedWords();
  const { verdict, counts, goal } = need;
  return (
    <>
      {verdict === "missing" ? (
        <p className="answer-figure">
          <Figure value={format.amount(goal.remaining)} unit={t("quote.unit.nitrogen")} size="xl" />
        </p>
      ) : (
        <p className={`need-verdict need-${verdict}`}>
          <Icon name={verdict === "unshared" ? "warning" : "check"} />
          {page.plan
            ? words(verdict, page.plan.coverage)
            : t(verdict === "covered" ? "own.covered" : "verdict.no-need")}
        </p>
      )}
      {goal.share !== null && (
        <p className="lead">
          {t(page.plan ? "need.sentence" : "own.sentence", {
            missing: counts.missing,
            count: counts.all,
            share: format.percent(goal.share),
          })}
        </p>
      )}
    </>
  );
}

function NeedBar({ page, need: { goal } }: { page: UnitPage; need: Need }) {
  const t = useText(detailText);
  const format = useFormat();
  const amounts = drawnAmounts(goal.byStage, goal.sketch);
  return (
    <div className="need-bar">
      <p className="small">{t("need.barText", { need: format.tons(goal.goal) })}</p>
      <GoalBarDrawing
        name={t("effect.nitrogen")}
        unit="t"
        goal={goal.goal}
        amounts={amounts}
        dropout={goal.expectedDropout}
        label={barLabel()}
      />
      <ul className="key">
        {stages
          .filter((stage) => amounts[stage] > 0)
          .map((stage) => (
            <li key={stage}>
              <StageSwatch stage={stage} />
              {t(`drawn.${stage}`)} <b>{format.tons(amounts[stage])}</b>
              {stage === "sketch" && <span className="mute">{t("notCounted")}</span>}
            </li>
          ))}
      </ul>
    </div>
  );

  function barLabel(): string {
    const figures = { covered: format.tons(goal.reached), need: format.tons(goal.goal) };
    if (!page.plan) return t("own.bar", figures);
    return t("need.bar", {
      ...figures,
      planned: format.tons(page.plan.coverageInclSketches.coveredT),
    });
  }
}

/** When the need of a coastal water group is covered, and the sub-catchment that decides it. */
function PaceLine({ goal }: { goal: StatusGoal }) {
  const t = useText(paceText);
  const format = useFormat();
  const { committed, committedAfterDropout } = goal.forecasts;
  // What the expected dropout takes away again is in the bar.
  const forecast = committed.kind === "met" ? committed : committedAfterDropout;
  const { answer, reason } = needForecastWords(forecast, useLocale());
  const { pace } = useForecastWords()(forecast, { goal: goal.goal, unit: "t" });
  const { kind, from, to } = forecast;
  return (
    <div className="pace">
      <h3>{answer}</h3>
      {reason && <p>{reason}</p>}
      {kind !== "too-short" && (
        <p className="small">
          {t("method", { pace, from: format.date(from.day), to: format.date(to.day) })}
        </p>
      )}
    </div>
  );
}

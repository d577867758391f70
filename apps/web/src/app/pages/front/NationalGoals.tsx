import type { EffectKey } from "@mars/contracts/status/statusShapes";
import { goalAmounts, goalFigures } from "../../../features/status/effects/effects.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { GoalBar } from "../../../ui/figures/GoalBar.tsx";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { Skeleton, SkeletonLine } from "../../../ui/feedback/Skeleton.tsx";
import { useNationalStatus } from "./nationalStatus.ts";
import { frontText } from "./text.ts";

type TopicFacts = {
  topic: EffectKey;
  icon: IconName;
  unit: string;
  goalKey: "nitrogenReductionT" | "extractionEffortHa" | "afforestationEffortHa";
};

const topics: readonly TopicFacts[] = [
  { topic: "nitrogen", icon: "drop", unit: "t", goalKey: "nitrogenReductionT" },
  { topic: "extraction", icon: "lowland", unit: "ha", goalKey: "extractionEffortHa" },
  {
    topic: "afforestation",
    icon: "tree",
    unit: "ha",
    goalKey: "afforestationEffortHa",
  },
];

/** The goals stand without the figures: a failed read leaves them out, it never empties the page. */
export function NationalGoals() {
  const t = useText(frontText);
  const format = useFormat();
  const { nationalGoals } = useSettings();
  const national = useNationalStatus();
  return (
    <section className="container section" aria-labelledby="goals-heading">
      <div className="heading-row">
        <h2 id="goals-heading">{t("goals.heading")}</h2>
        {national.data && (
          <p className="small">
            {t("goals.asOf", {
              date: format.date(national.data.day),
              projects: t("goals.projects", { count: national.data.counts.total }),
            })}
            {national.data.monthsOld > 0 &&
              ` · ${t("goals.old", { count: national.data.monthsOld })}`}
          </p>
        )}
      </div>
      <div className="topics">
        {topics.map(({ topic, icon, unit, goalKey }, at) => (
          <article className="topic" key={topic} aria-label={t(`${topic}.title`)}>
            <div className="topic-text">
              <h3>
                <Icon name={icon} className={`topic-${topic}`} />
                {t(`${topic}.title`)}
              </h3>
              <p>
                {t(`${topic}.text`, {
                  goal: `${format.integer(nationalGoals[goalKey])}\u00a0${unit}`,
                })}
              </p>
            </div>
            <div className="topic-bar">
              {national.status === "RUNNING" && (
                <Skeleton label={at === 0 ? t("goals.loading") : undefined}>
                  <SkeletonLine width="12rem" height="4rem" />
                  <SkeletonLine height="2.8rem" />
                </Skeleton>
              )}
              {national.data && (
                <GoalBar
                  name={t(`${topic}.title`)}
                  unit={unit}
                  goal={national.data.goals[topic].goal}
                  amounts={goalAmounts(national.data.goals[topic])}
                  {...goalFigures(national.data.goals[topic])}
                />
              )}
            </div>
          </article>
        ))}
      </div>
      <p className="row topics-links">
        <Link to="/status/overview" className="more-link">
          {t("goals.statusLink")}
          <Icon name="arrow" />
        </Link>
        <Link to="/status/kommuner" className="more-link">
          {t("goals.municipalityLink")}
          <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}

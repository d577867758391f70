import type { Project } from "@mars/contracts/projects/projectShapes";
import { stepWords } from "@mars/wording/effects/stepWords";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../ui/navigation/Disclosure.tsx";
import { useDatasetTitles, useRules } from "../projectQueries.ts";
import { effectText } from "../text/effectText.ts";
import { projectText } from "../text/projectText.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";

const kinds = ["nitrogen", "extraction", "afforestation"] as const;

/** What the project counts for, where the figures come from and how they were computed. */
export function EffectSection({ project, onEnter }: { project: Project; onEnter: () => void }) {
  const t = useText(projectText);
  const { counting, source, computed, original } = project.effects;
  if (project.geometry === null && source !== "imported" && source !== "entered") {
    return <p className="mute">{t("effect.none")}</p>;
  }
  return (
    <>
      <EffectFigures effects={counting} />
      {source && <p className="small mute">{t(`effect.source.${source}`)}</p>}
      {source === "entered" && computed && (
        <Disclosure summary={t("effect.computedBeside")}>
          <EffectFigures effects={computed} />
        </Disclosure>
      )}
      {original && (
        <Disclosure summary={t("effect.original")}>
          <EffectFigures effects={original} />
        </Disclosure>
      )}
      {project.mitigationMeasureId === null ? (
        <p className="mute">{t("effect.needsScheme")}</p>
      ) : (
        <HowComputed project={project} isOpen />
      )}
      {project.rights.enterEffects && (
        <Button
          variant="secondary"
          size="small"
          icon="edit"
          className="effect-enter"
          onClick={onEnter}
        >
          {t("effect.enter")}
        </Button>
      )}
    </>
  );
}

/** The factors and datasets behind the figures. */
export function HowComputed({ project, isOpen = false }: { project: Project; isOpen?: boolean }) {
  const t = useText(projectText);
  const e = useText(effectText);
  const f = useFormat();
  const locale = useLocale();
  const titleOf = useDatasetTitles();
  const rules = useRules(project);
  // What was judged when it was sent keeps no overlap: only a map that is missing is a fault.
  const isUnknown = rules.data?.carbonRichHa === null && rules.data.failedDatasets.length > 0;
  if (isUnknown && project.geometry !== null) {
    return (
      <Alert variant="error" title={t("carbonFailed")} isUrgent>
        <Button variant="text" size="small" onClick={() => void rules.refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    );
  }
  if (!rules.data || rules.data.steps.length === 0) return null;
  return (
    <Disclosure summary={t("effect.how")} isOpen={isOpen}>
      <ul className="effect-steps">
        {kinds.map((kind) => (
          <li key={kind}>
            <b>{e(kind)}</b>
            {rules.data.steps
              .filter(({ effect }) => effect === kind)
              .map((step) => (
                <span key={step.code}>{stepWords(step, locale)}</span>
              ))}
          </li>
        ))}
      </ul>
      <p className="small mute">{t("effect.supplementary")}</p>
      <p className="small mute">
        {t("effect.versions", {
          time: f.dateTime(rules.data.at),
          datasets: Object.entries(rules.data.datasetVersions)
            .map(([id, version]) => `${titleOf(id)} (${version})`)
            .join(", "),
        })}
      </p>
    </Disclosure>
  );
}

type Effects = Project["effects"]["counting"];

/** Three figures under their topic's rule. */
function EffectFigures({ effects }: { effects: Effects }) {
  const t = useText(effectText);
  const f = useFormat();
  const shown = (value: number | null) => (value === null ? "–" : f.amount(value));
  return (
    <dl className="effect-figures">
      <div className="topic-nitrogen">
        <dt>{t("nitrogen")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.nitrogenReductionT)} unit={t("nitrogenUnit")} />
        </dd>
      </div>
      <div className="topic-lowland">
        <dt>{t("extraction")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.extractionEffortHa)} unit="ha" />
        </dd>
      </div>
      <div className="topic-forest">
        <dt>{t("afforestation")}</dt>
        <dd>
          <Figure size="m" value={shown(effects.afforestationEffortHa)} unit="ha" />
        </dd>
      </div>
    </dl>
  );
}

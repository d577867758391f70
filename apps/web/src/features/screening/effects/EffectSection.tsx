import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { screeningText } from "../text.ts";
import { Abbreviations, FactName } from "../../../ui/words/FactName.tsx";
import type { ScreenedEffects } from "@mars/contracts/screening/screeningVerdict";
import { namedStepWords } from "@mars/wording/effects/stepWords";
import { useLocale } from "../../../lib/language/locale.ts";

/** Below it one decimal would say 0,0. */
const least = 0.05;

/** Nitrogen, extraction and forest per measure, and how each figure came about. */
export function EffectSection() {
  const t = useText(screeningText);
  const f = useFormat();
  const { state } = useResult();
  const judged = state.soFar.verdict?.effects;
  // In the sea none is computed.
  const effects = judged?.length === 0 ? undefined : judged;
  const cell = (value: number | null) => {
    if (value === null) return <span className="mute">{t("effects.unknown")}</span>;
    if (value === 0) return <span className="mute">{t("effects.none")}</span>;
    return value < least ? t("effects.lessThan") : f.amount(value);
  };
  const isIncomplete = effects?.some(
    (one) => one.nitrogenReductionT === null || one.extractionEffortHa === null,
  );
  return (
    <>
      {!effects && (
        <p className="screening-quiet">{t(judged ? "effects.offLand" : "effects.waiting")}</p>
      )}
      {effects && (
        <table className="map-table" aria-label={t("effects.title")}>
          <thead>
            <tr>
              <th scope="col">{t("effects.measure")}</th>
              <th scope="col" className="numeric">
                {t("effects.nitrogen")}
                <span className="map-unit">{t("effects.nitrogenUnit")}</span>
              </th>
              <th scope="col" className="numeric">
                {t("effects.extraction")}
                <span className="map-unit">{t("effects.ha")}</span>
              </th>
              <th scope="col" className="numeric">
                {t("effects.forest")}
                <span className="map-unit">{t("effects.ha")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {effects.map((one) => (
              <tr key={one.measureId}>
                <th scope="row">
                  <FactName name={one.measureName} /> <Abbreviations name={one.measureName} />
                </th>
                <td className="numeric">
                  {hasNoNeed(one) ? (
                    <span className="mute">{t("effects.noNeed")}</span>
                  ) : (
                    cell(one.nitrogenReductionT)
                  )}
                </td>
                <td className="numeric">{cell(one.extractionEffortHa)}</td>
                <td className="numeric">{cell(one.afforestationEffortHa)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isIncomplete && (
        <p className="screening-warning">
          <Icon name="warning" isSmall />
          <span>{t("effects.unknownText")}</span>
        </p>
      )}
      {effects && (
        <details className="screening-more">
          <summary>
            <Icon name="chevronDown" isSmall />
            {t("effects.how")}
          </summary>
          {effects.map((one) => (
            <EffectSteps key={one.measureId} effects={one} />
          ))}
        </details>
      )}
    </>
  );
}

/** Sub-catchments that need no less nitrogen: none counts there, however much a measure gives. */
function hasNoNeed({ steps }: ScreenedEffects): boolean {
  const codes = steps.map(({ code }) => code);
  return codes.includes("effect.nitrogen.none") && codes.includes("effect.nitrogen.no-need");
}

/** One measure's figures, step by step, in words. */
function EffectSteps({ effects }: { effects: ScreenedEffects }) {
  const locale = useLocale();
  return (
    <div className="effect-steps">
      <h3>
        <FactName name={effects.measureName} />
      </h3>
      <ul>
        {effects.steps.map((step, index) => (
          <li key={index}>{namedStepWords(step, locale)}</li>
        ))}
      </ul>
    </div>
  );
}

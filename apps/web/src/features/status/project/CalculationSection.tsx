import type { StatusProjectPage } from "@mars/contracts/status/statusProject";
import { stepWords } from "@mars/wording/effects/stepWords";
import { useText } from "../../../lib/language/text.ts";
import { effects } from "../effects/effects.ts";
import { EffectName } from "../effects/EffectName.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { projectPageText } from "./text.ts";

/** Where the figures are from, and how they come about step by step. */
export function CalculationSection({ page }: { page: StatusProjectPage }) {
  const t = useText(projectPageText);
  const { effectsSource, calculation, asOf } = page;
  const isOwn = effectsSource !== "imported" && effectsSource !== "entered";
  return (
    <StatusSection id="beregning" title={t("calculation.title")}>
      <p>{t(`calculation.${effectsSource ?? "computed"}`)}</p>
      {asOf !== null && <p className="small">{t("calculation.earlier")}</p>}
      {asOf === null && calculation === null && <p className="small">{t("calculation.none")}</p>}
      {calculation && (
        <>
          {!isOwn && (
            <p>{t(calculation.isCounted ? "calculation.beside.same" : "calculation.beside")}</p>
          )}
          {isOwn && !calculation.isCounted && <p>{t("calculation.changed")}</p>}
          <dl className="calculation">
            {effects.map((effect) => (
              <div key={effect}>
                <dt>
                  <EffectName effect={effect} />
                </dt>
                {calculation.steps
                  .filter((step) => step.effect === effect)
                  .map((step) => (
                    <dd key={step.code}>{stepWords(step, "da-DK")}</dd>
                  ))}
              </div>
            ))}
          </dl>
          <p className="small">
            {t("calculation.maps", {
              maps: calculation.maps
                .map(({ title, version }) => `${title} (${version})`)
                .join(", "),
            })}{" "}
            {page.supplementary.length > 0 && t("calculation.supplementary")}
          </p>
        </>
      )}
    </StatusSection>
  );
}

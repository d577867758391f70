import type { ScreenedEffects } from "@mars/contracts/screening/screeningVerdict";
import { namedStepWords } from "@mars/wording/effects/stepWords";
import { useLocale } from "../../../lib/language/locale.ts";
import { FactName } from "../../../ui/words/FactName.tsx";

/** One measure's figures, step by step, in words. */
export function EffectSteps({ effects }: { effects: ScreenedEffects }) {
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

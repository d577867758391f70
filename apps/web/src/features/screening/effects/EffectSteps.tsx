import type { ScreenedEffects } from "@mars/contracts/screeningVerdict";
import type { Format } from "@mars/wording/format/formats";
import { shareText } from "@mars/wording/format/shareText";
import { useFormat } from "../../../lib/format/format.ts";
import { useText } from "../../../lib/language/text.ts";
import { screeningText } from "../text.ts";

/** One measure's figures, step by step, in words. */
export function EffectSteps({ effects }: { effects: ScreenedEffects }) {
  const t = useText(screeningText);
  const f = useFormat();
  return (
    <div className="effect-steps">
      <h3>{effects.measureName}</h3>
      <ul>
        {effects.steps.map(({ code, figures }, index) => (
          <li key={index}>{t(code as "effect.nitrogen.none", written(figures, f))}</li>
        ))}
      </ul>
    </div>
  );
}

const shares = ["carbonShare", "threshold"];

/** Shares as percent, everything else with up to two decimals, as the locale writes them. */
function written(
  figures: ScreenedEffects["steps"][number]["figures"],
  f: Format,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      if (typeof value === "string") return [name, value];
      if (shares.includes(name)) return [name, shareText(f, value)];
      const isWhole = Number.isInteger(value);
      return [name, f.number(value, isWhole ? 0 : name === "nitrogenReductionT" ? 2 : 1)];
    }),
  );
}

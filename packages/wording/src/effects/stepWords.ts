import type { EffectStep } from "@mars/domain/effects/effectStep";
import { areaText } from "../format/areaText.ts";
import { formats } from "../format/formats.ts";
import { shareText } from "../format/shareText.ts";
import { tonsText } from "../format/tonsText.ts";
import type { Locale } from "../language/languages.ts";
import { translator } from "../language/text.ts";
import { stepText } from "./stepText.ts";

const resultOf = {
  nitrogen: "nitrogenReductionT",
  extraction: "extractionEffortHa",
  afforestation: "afforestationEffortHa",
} as const;

/** One step of the computation as a sentence with its figures; an unknown code stays readable. */
export function stepWords({ effect, code, figures }: EffectStep, locale: Locale): string {
  const f = formats(locale);
  const t = translator(stepText, locale);
  const figure = (name: string) => Number(figures[name] ?? 0);
  const result = figure(resultOf[effect]);
  // Little nitrogen is told in kilograms at last as well: once is enough.
  const weight = `${f.integer(figure("kg"))}\u00a0kg`;
  return t(code as "effect.nitrogen.none", {
    areaHa: areaText(f, figure("areaHa")),
    carbonRichHa: areaText(f, figure("carbonRichHa")),
    kgPerHa: f.kgPerHa(figure("kgPerHa")),
    nitrogen: [...new Set([weight, tonsText(f, result)])].join(" = "),
    factor: f.exact(figure("factor")),
    share: shareText(f, figure("carbonShare")),
    threshold: f.exactPercent(figure("threshold")),
    result: effect === "nitrogen" ? tonsText(f, result) : areaText(f, result),
  });
}

/** The same where steps of all effects are in one list: 'Udtagning: …'. */
export function namedStepWords(step: EffectStep, locale: Locale): string {
  return `${translator(stepText, locale)(step.effect)}: ${stepWords(step, locale)}`;
}

import type { ProjectJudgement } from "@mars/contracts/projectJudgement";
import { formats } from "@mars/wording/format/formats";
import type { Locale } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { effectText } from "../text/effectText.ts";

export type EffectStep = ProjectJudgement["steps"][number];
const resultOf = {
  nitrogen: "nitrogenReductionT",
  extraction: "extractionEffortHa",
  afforestation: "afforestationEffortHa",
} as const;

/** One step of the computation as a sentence with its figures. */
export function stepWords({ effect, code, figures }: EffectStep, locale: Locale): string {
  const f = formats(locale);
  const t = translator(effectText, locale);
  const figure = (name: string) => Number(figures[name] ?? 0);
  const result = figure(resultOf[effect]);
  return t(code as "effect.nitrogen.none", {
    areaHa: f.hectares(figure("areaHa"), 1),
    kgPerHa: f.number(figure("kgPerHa"), 1),
    kg: f.integer(figure("kg")),
    factor: f.number(figure("factor"), undefined),
    share: f.percent(figure("carbonShare")),
    threshold: f.percent(figure("threshold"), 0),
    result: effect === "nitrogen" ? f.tons(result, 2) : f.hectares(result, 1),
  });
}

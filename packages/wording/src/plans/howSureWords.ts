import { EXPECTED_DROPOUT_SHARE } from "@mars/domain/plans/balance";
import { type PlanAssumptions, shownPercent } from "@mars/domain/plans/probability";
import { formats } from "../format/formats.ts";
import type { Locale } from "../language/languages.ts";
import { defineText, translator } from "../language/text.ts";

const text = defineText({
  da: {
    under: "under {percent}",
    over: "over {percent}",
    sentence:
      "Der er {percent} sandsynlighed for, at intet kommer til at mangle, hvis {sketch} af skitserne, {preliminary} af forundersøgelserne og {establishment} af etableringstilsagnene falder fra.",
    noSource: "De to første er planlæggernes antagelser, ikke målte tal.",
    source: "De to første er planlæggernes antagelser. Kilde: {source}.",
  },
  en: {
    under: "under {percent}",
    over: "over {percent}",
    sentence:
      "There is a probability of {percent} that nothing will be missing, if {sketch} of the sketches, {preliminary} of the preliminary examinations and {establishment} of the establishment approvals drop out.",
    noSource: "The first two are the planners' assumptions, not measured.",
    source: "The first two are the planners' assumptions. Source: {source}.",
  },
});

/** 'under 1 %', '15 %': never more exact than a whole percent. */
export function surePercent(probability: number, locale: Locale): string {
  const { percent, end } = shownPercent(probability);
  const shown = formats(locale).exactPercent(percent / 100);
  return end === null ? shown : translator(text, locale)(end, { percent: shown });
}

/** How sure a plan is in one sentence, and where its assumptions come from. */
export function howSureWords(
  probability: number,
  assumptions: Omit<PlanAssumptions, "isPublic">,
  locale: Locale,
): string {
  const f = formats(locale);
  const t = translator(text, locale);
  const { sketchDropout, preliminaryDropout, source } = assumptions;
  const sentence = t("sentence", {
    percent: surePercent(probability, locale),
    sketch: f.exactPercent(sketchDropout),
    preliminary: f.exactPercent(preliminaryDropout),
    establishment: f.exactPercent(EXPECTED_DROPOUT_SHARE),
  });
  const from = source === "" ? t("noSource") : t("source", { source: source.replace(/\.$/u, "") });
  return `${sentence} ${from}`;
}

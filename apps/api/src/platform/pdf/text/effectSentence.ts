import type { EffectStep } from "@mars/domain/effects/effectStep";
import { type Language, number } from "./format.ts";

type Sentence = (figure: (name: string, decimals?: number) => string) => string;

const sentences: Readonly<Record<Language, Readonly<Record<string, Sentence>>>> = {
  da: {
    "effect.nitrogen.none": () => "Kvælstof: arealet ligger ikke, hvor en reduktion tæller.",
    "effect.nitrogen.by-factor": (f) =>
      `Kvælstof: ${f("areaHa", 2)} ha × ${f("kgPerHa")} kg N pr. ha = ${f("nitrogenReductionT", 3)} t N.`,
    "effect.nitrogen.by-retention": (f) =>
      `Kvælstof: ${f("areaHa", 2)} ha med i gennemsnit ${f("kgPerHa")} kg N pr. ha efter kvælstofretention = ${f("nitrogenReductionT", 3)} t N.`,
    "effect.nitrogen.no-need": (f) =>
      `Kvælstof: ${f("areaHa", 2)} ha ligger i deloplande uden indsatsbehov og tæller ikke med.`,
    "effect.nitrogen.no-retention-data": (f) =>
      `Kvælstof: ${f("areaHa", 2)} ha har ingen data for kvælstofretention og tæller ikke med.`,
    "effect.extraction.none": () => "Udtagning: virkemidlet giver ingen udtagning.",
    "effect.extraction.area": (f) =>
      `Udtagning: hele arealet på ${f("areaHa", 2)} ha × ${f("factor")} = ${f("extractionEffortHa", 2)} ha.`,
    "effect.extraction.entire-area": (f) =>
      `Udtagning: andelen af kulstofrig lavbundsjord er over grænsen, så hele arealet på ${f("areaHa", 2)} ha tæller med: ${f("extractionEffortHa", 2)} ha.`,
    "effect.extraction.carbon": (f) =>
      `Udtagning: ${f("carbonRichHa", 2)} ha kulstofrig lavbundsjord × ${f("factor")} = ${f("extractionEffortHa", 2)} ha.`,
    "effect.afforestation.none": () => "Skovrejsning: virkemidlet giver ingen skovrejsning.",
    "effect.afforestation.area": (f) =>
      `Skovrejsning: ${f("areaHa", 2)} ha × ${f("factor")} = ${f("afforestationEffortHa", 2)} ha.`,
  },
  en: {
    "effect.nitrogen.none": () => "Nitrogen: the area does not lie where a reduction counts.",
    "effect.nitrogen.by-factor": (f) =>
      `Nitrogen: ${f("areaHa", 2)} ha × ${f("kgPerHa")} kg N per ha = ${f("nitrogenReductionT", 3)} t N.`,
    "effect.nitrogen.by-retention": (f) =>
      `Nitrogen: ${f("areaHa", 2)} ha at ${f("kgPerHa")} kg N per ha on average after retention = ${f("nitrogenReductionT", 3)} t N.`,
    "effect.nitrogen.no-need": (f) =>
      `Nitrogen: ${f("areaHa", 2)} ha lie in sub-catchments without a need and do not count.`,
    "effect.nitrogen.no-retention-data": (f) =>
      `Nitrogen: ${f("areaHa", 2)} ha have no retention data and do not count.`,
    "effect.extraction.none": () => "Extraction: the measure gives none.",
    "effect.extraction.area": (f) =>
      `Extraction: the whole area of ${f("areaHa", 2)} ha × ${f("factor")} = ${f("extractionEffortHa", 2)} ha.`,
    "effect.extraction.entire-area": (f) =>
      `Extraction: the share of carbon-rich lowland soil is above the limit, so the whole area of ${f("areaHa", 2)} ha counts: ${f("extractionEffortHa", 2)} ha.`,
    "effect.extraction.carbon": (f) =>
      `Extraction: ${f("carbonRichHa", 2)} ha of carbon-rich lowland soil × ${f("factor")} = ${f("extractionEffortHa", 2)} ha.`,
    "effect.afforestation.none": () => "Afforestation: the measure gives none.",
    "effect.afforestation.area": (f) =>
      `Afforestation: ${f("areaHa", 2)} ha × ${f("factor")} = ${f("afforestationEffortHa", 2)} ha.`,
  },
};

/** One step of 'how it was computed' as a sentence; an unknown code stays readable as itself. */
export function effectSentence({ code, figures }: EffectStep, language: Language): string {
  const sentence = sentences[language][code];
  if (!sentence) return code;
  return sentence((name, decimals = 1) => {
    const figure = figures[name];
    return typeof figure === "number" ? number(figure, language, decimals) : (figure ?? "–");
  });
}

import { defineText } from "../language/text.ts";

/** 'Sådan er det beregnet': one sentence per step of the domain; figures come formatted. */
export const stepText = defineText({
  da: {
    nitrogen: "Kvælstof",
    extraction: "Udtagning",
    afforestation: "Skovrejsning",
    "effect.nitrogen.none": "Området ligger ikke, hvor en reduktion af kvælstof tæller med.",
    "effect.nitrogen.by-factor": "{areaHa} × {kgPerHa} kg pr. ha = {nitrogen}",
    "effect.nitrogen.by-retention":
      "{areaHa} × {kgPerHa} kg pr. ha i gennemsnit efter kvælstofretention = {nitrogen}",
    "effect.nitrogen.no-need": "{areaHa} ligger i deloplande uden indsatsbehov og tæller ikke med.",
    "effect.nitrogen.no-retention-data":
      "{areaHa} har ingen data for kvælstofretention og tæller ikke med.",
    "effect.extraction.none": "Virkemidlet giver ingen udtagning.",
    "effect.extraction.area": "{areaHa} × {factor} = {result}",
    "effect.extraction.entire-area":
      "{share} af området er kulstofrig jord. Det er over {threshold}, så hele området tæller med: {areaHa} × {factor} = {result}",
    "effect.extraction.carbon":
      "{carbonRichHa} kulstofrig jord ({share} af området) × {factor} = {result}",
    "effect.afforestation.none": "Virkemidlet giver ingen skovrejsning.",
    "effect.afforestation.area": "{areaHa} × {factor} = {result}",
  },
  en: {
    nitrogen: "Nitrogen",
    extraction: "Set-aside",
    afforestation: "Afforestation",
    "effect.nitrogen.none": "The area is not where a nitrogen reduction counts.",
    "effect.nitrogen.by-factor": "{areaHa} × {kgPerHa} kg per ha = {nitrogen}",
    "effect.nitrogen.by-retention":
      "{areaHa} × {kgPerHa} kg per ha on average after nitrogen retention = {nitrogen}",
    "effect.nitrogen.no-need": "{areaHa} is in sub-catchments without a need and does not count.",
    "effect.nitrogen.no-retention-data": "{areaHa} has no retention data and does not count.",
    "effect.extraction.none": "The measure does not set land aside.",
    "effect.extraction.area": "{areaHa} × {factor} = {result}",
    "effect.extraction.entire-area":
      "{share} of the area is carbon-rich soil. That is above {threshold}, so the whole area counts: {areaHa} × {factor} = {result}",
    "effect.extraction.carbon":
      "{carbonRichHa} of carbon-rich soil ({share} of the area) × {factor} = {result}",
    "effect.afforestation.none": "The measure does not create forest.",
    "effect.afforestation.area": "{areaHa} × {factor} = {result}",
  },
});

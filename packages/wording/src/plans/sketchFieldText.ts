import type { SketchField, WrittenSketchField } from "@mars/domain/fields/sketchFields";
import type { SketchJudgement } from "@mars/domain/plans/sketchJudgement";
import { defineText } from "../language/text.ts";

type FieldWords = Record<SketchField | keyof SketchJudgement | "kind" | "enteredEffects", string> &
  Record<`${WrittenSketchField}.${"required" | "tooLong"}`, string>;

/** Each field's name, as form, log and comparison of versions have it, and what a text's form says. */
export const sketchFieldText = defineText({
  da: {
    name: "Navn",
    "name.required": "Skriv et navn.",
    "name.tooLong": "Navnet må højst være {max} tegn.",
    description: "Beskrivelse",
    "description.required": "Skriv en beskrivelse.",
    "description.tooLong": "Beskrivelsen må højst være {max} tegn.",
    kind: "Type",
    subsidySchemeId: "Tilskudsordning",
    mitigationMeasureId: "Virkemiddel",
    included: "Medregnet",
    geoLocationId: "Område",
    areaHa: "Areal, ha",
    nitrogenReductionT: "Kvælstof, t",
    extractionEffortHa: "Udtagning, ha",
    afforestationEffortHa: "Skovrejsning, ha",
    enteredEffects: "Indtastet effekt",
    costPerHaDkk: "Forventet pris pr. hektar",
    willingness: "Lodsejernes villighed",
    natureValue: "Gevinst for naturen",
  } satisfies FieldWords,
  en: {
    name: "Name",
    "name.required": "Enter a name.",
    "name.tooLong": "The name can have at most {max} characters.",
    description: "Description",
    "description.required": "Enter a description.",
    "description.tooLong": "The description can have at most {max} characters.",
    kind: "Type",
    subsidySchemeId: "Subsidy scheme",
    mitigationMeasureId: "Measure",
    included: "Included",
    geoLocationId: "Area",
    areaHa: "Area, ha",
    nitrogenReductionT: "Nitrogen, t",
    extractionEffortHa: "Set-aside, ha",
    afforestationEffortHa: "Afforestation, ha",
    enteredEffects: "Entered effect",
    costPerHaDkk: "Expected cost per hectare",
    willingness: "Landowners' willingness",
    natureValue: "Gain for nature",
  },
});

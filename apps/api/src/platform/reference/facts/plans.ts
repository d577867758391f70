import { amounts, number, readFacts, text } from "./readFacts.ts";

/** The 37 coastal water groups with the goals of their reports. */
export type Plan = {
  id: string;
  name: string;
  geoLocationId: string;
  /** Field regulation and other extraction together make the goal. */
  nitrogenGoalTons: number;
  fieldRegulationTons: number;
  otherExtractionTons: number;
  extractionPotentialHa: number;
  /** Municipality code → its area in the plan, by the official geography. */
  municipalityKm2: Readonly<Record<string, number>>;
};

export const plans = readFacts<Plan>("plans", {
  id: text,
  name: text,
  geoLocationId: text,
  nitrogenGoalTons: number,
  fieldRegulationTons: number,
  otherExtractionTons: number,
  extractionPotentialHa: number,
  municipalityKm2: amounts,
});

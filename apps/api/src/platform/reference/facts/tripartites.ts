import { readFacts, text } from "./readFacts.ts";

/** The 23 local tripartites; each is one main catchment and carries its number. */
export type Tripartite = {
  id: string;
  number: string;
  name: string;
  /** The water plans' own name of the main catchment. */
  catchmentName: string;
  geoLocationId: string;
};

export const tripartites = readFacts<Tripartite>("tripartites", {
  id: text,
  number: text,
  name: text,
  catchmentName: text,
  geoLocationId: text,
});

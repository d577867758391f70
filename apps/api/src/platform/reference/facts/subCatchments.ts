import { amounts, flag, number, readFacts, text } from "./readFacts.ts";

/**
 * The 108 sub-catchments (deloplande) of the coastal waters: label point in EPSG:25832, the plan
 * each belongs to, and how its area is shared by tripartites and municipalities.
 */
export type SubCatchment = {
  opId: string;
  name: string;
  planName: string;
  areaKm2: number;
  labelEastingM: number;
  labelNorthingM: number;
  /** Whether nitrogen removed here counts: the coastal water needs a reduction. */
  nitrogenCounts: boolean;
  /** Whether the nitrogen schemes name it; all but one that counts for nothing also count. */
  inNitrogenSchemes: boolean;
  /** Main catchment number → share; those below 1 per cent are left out. */
  tripartiteShares: Readonly<Record<string, number>>;
  /** Municipality code → share. */
  municipalityShares: Readonly<Record<string, number>>;
};

export const subCatchments = readFacts<SubCatchment>("subCatchments", {
  opId: text,
  name: text,
  planName: text,
  areaKm2: number,
  labelEastingM: number,
  labelNorthingM: number,
  nitrogenCounts: flag,
  inNitrogenSchemes: flag,
  tripartiteShares: amounts,
  municipalityShares: amounts,
});

/** Sub-catchments have no national geometry id; ours is made from their number. */
export const subCatchmentGeoId = (opId: string) =>
  `5ab0ca7c-0000-4000-8000-${opId.padStart(12, "0")}`;

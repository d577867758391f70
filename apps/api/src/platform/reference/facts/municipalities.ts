import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { readFacts, text } from "./readFacts.ts";

/** The 98 municipalities and Christiansø, which lies outside the municipal division. */
export type Municipality = {
  code: string;
  name: string;
  /** Christiansø has none of its own. */
  vat: string | null;
  regionCode: RegionCode;
  id: string;
  geoLocationId: string;
  outsideDivision: boolean;
};

export type RegionCode = keyof typeof regionNames;

export const regionNames = {
  "1081": "Region Nordjylland",
  "1082": "Region Midtjylland",
  "1083": "Region Syddanmark",
  "1084": "Region Hovedstaden",
  "1085": "Region Sjælland",
} as const;

const rows = readFacts<Omit<Municipality, "outsideDivision">>("municipalities", {
  code: text,
  name: text,
  vat: (cell) => cell || null,
  regionCode: (cell) => cell as RegionCode,
  id: text,
  geoLocationId: text,
});

export const municipalities: readonly Municipality[] = rows.map((row) => ({
  ...row,
  outsideDivision: row.vat === null,
}));

/** What the municipality calls itself as an organisation. */
export const municipalityOrganizationName = ({ name }: Municipality) => municipalityTitle(name);

import { ownerOrganizations as known } from "@mars/domain/organizations/ownerOrganizations";

/** The organisations that are known by their VAT number wherever ownership is decided. */
export const segesVat = known.seges.vat;
export const natureAgencyVat = known.natureAgency.vat;
export const agencyVat = known.agency.vat;

export type OwnerOrganization = {
  vat: string;
  abbreviation: string;
  name: string;
  kind: "seges" | "nature_agency" | "agency";
  /** Own drawing, one path on a 24 × 24 field, filled with the text colour. */
  icon: string;
  descriptionDa: string;
  descriptionEn: string;
};

const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></svg>`;

export const ownerOrganizations: readonly OwnerOrganization[] = [
  {
    vat: segesVat,
    abbreviation: known.seges.abbr,
    name: "SEGES Innovation P/S",
    kind: "seges",
    icon: icon("M11 22v-7C7 15 4 12 4 8c4 0 7 2 8 6 1-5 4-8 9-9 0 6-3 10-8 10v7z"),
    descriptionDa:
      "Landbrugets forsknings- og rådgivningsvirksomhed. Hjælper lodsejere med projekter.",
    descriptionEn:
      "The farming sector's research and advisory body. Helps landowners with projects.",
  },
  {
    vat: natureAgencyVat,
    abbreviation: known.natureAgency.abbr,
    name: "Naturstyrelsen",
    kind: "nature_agency",
    icon: icon("M12 2l5 7h-3l5 7h-6v6h-2v-6H5l5-7H7z"),
    descriptionDa: "Driver statens naturarealer og udfører statens egne projekter.",
    descriptionEn: "Runs the state's nature areas and carries out the state's own projects.",
  },
  {
    vat: agencyVat,
    abbreviation: known.agency.abbr,
    name: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    kind: "agency",
    icon: icon(
      "M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12zm0 17a5 5 0 0 0 5-5h-2a3 3 0 0 1-3 3z",
    ),
    descriptionDa: "Behandler ansøgninger og giver tilsagn til omlægning af arealer.",
    descriptionEn: "Handles applications and grants support for converting land.",
  },
];

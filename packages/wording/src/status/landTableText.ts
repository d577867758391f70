import { defineDanishText } from "../language/text.ts";

/** The table of the state's land, whose headings are a part of the open data. */
export const landTableText = defineDanishText({
  municipalityCode: "Kommunekode",
  municipalityName: "Kommune",
  year: "År",
  quarter: "Kvartal",
  projectLandHa: "Projektjord (ha)",
  compensationLandHa: "Puljejord (ha)",
  bindingAgreementsHa: "Bindende aftaler (ha)",
  boughtHa: "Købt (ha)",
  soldHa: "Solgt (ha)",
  vkpHa: "VKP (ha)",
  klpHa: "KLP (ha)",
});

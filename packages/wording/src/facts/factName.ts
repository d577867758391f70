import { type Language, languageOf, type Locale } from "../language/languages.ts";

/** Measures, schemes and licences carry the names that the authorities gave them, which are Danish. */
const english: Readonly<Record<string, string>> = {
  "Permanent ekstensivering": "Permanent extensification",
  "Øvrig udtagning": "Other set-aside",
  "SGAV Klima-Lavbund": "SGAV climate lowland",
  "Lavbundsprojekt (VLP)": "Lowland project (VLP)",
  Minivådområder: "Mini-wetlands",
  "Kvælstofvådområde (VLP)": "Nitrogen wetland (VLP)",
  "Lavbundsprojekt (VLP-KLA)": "Lowland project (VLP-KLA)",
  "Restaurering af ådale (VLP)": "River valley restoration (VLP)",
  "NST Skovrejsning": "NST afforestation",
  "Restaurering af ådale": "River valley restoration",
  Skovrejsning: "Afforestation",
  "Fosforvådområde (VLP)": "Phosphorus wetland (VLP)",
  Lavbundsprojekter: "Lowland projects",
  Kvælstofvådområder: "Nitrogen wetlands",
  "Kvælstofvådområde (VLP-KLA)": "Nitrogen wetland (VLP-KLA)",
  "NST Kvælstofvådområder": "NST nitrogen wetlands",
  "KLA-Lavbund": "KLA lowland",
  "KLA-Kvælstofvådområder": "KLA nitrogen wetlands",
  "NST Klima-Lavbund": "NST climate lowland",
  "NST Øvrige statslige projekter": "NST other state projects",
  "Privat Skovrejsning": "Private afforestation",
  "Forundersøgelse (VLP)": "Preliminary examination (VLP)",
  "NST Fosforvådområder": "NST phosphorus wetlands",
  Fosforvådområder: "Phosphorus wetlands",
  Ekstensivering: "Extensification",
  Øvrige: "Other",
  "Fosforvådområder og ådale": "Phosphorus wetlands and river valleys",
  "Forundersøgelse VLP": "Preliminary examination VLP",
  "Offentlige data, fri brug med kildeangivelse": "Public data, free to use if you cite the source",
  "Demonstrationsgeografi: forenklede omrids, ikke til sagsbehandling":
    "Demonstration geography: simplified outlines, not for casework",
};

const names: Readonly<Record<Language, typeof english>> = { da: {}, en: english };

/** The name in the reader's language; what an operator has named is known in Danish alone. */
export function factName(name: string, locale: Locale): string {
  return names[languageOf(locale)][name] ?? name;
}

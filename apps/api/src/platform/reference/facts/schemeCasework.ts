import type { TextByLanguage } from "@mars/domain/languages";
import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";
import type { Scheme } from "./schemes.ts";

const names: Readonly<Record<string, TextByLanguage>> = {
  SGAV: {
    da: "Styrelsen for Grøn Arealomlægning og Vandmiljø",
    en: "The Danish Agency for Green Land Use and Aquatic Environment",
  },
  NST: { da: "Naturstyrelsen", en: "The Danish Nature Agency" },
  LBST: { da: "Landbrugsstyrelsen", en: "The Danish Agricultural Agency" },
};

/** What is published of how cases are handled. Usual times, validity and terms are not: whoever runs
 * the product sets them (`npm run facts`), and pages leave out what no one has said. */
export function schemeCasework({ organization }: Pick<Scheme, "organization">): SchemeCasework {
  return {
    contact: {
      name: names[organization] ?? names["SGAV"]!,
      email: null,
      phone: null,
      hours: { da: "Mandag–fredag 08.30–15.30", en: "Monday to Friday, 08:30–15:30" },
    },
    usual: { receipt: null, decision: null, payment: null },
    complaint: {
      body: {
        da: "Miljø- og Fødevareklagenævnet",
        en: "the Environment and Food Board of Appeal",
      },
      url: "https://naevneneshus.dk/start-din-klage/miljoe-og-foedevareklagenaevnet/",
      weeks: 4,
    },
    validity: { examinationMonths: null, establishmentMonths: null, beginWithinMonths: null },
    terms: [],
  };
}

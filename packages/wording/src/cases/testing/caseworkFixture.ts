import type { SchemeCasework } from "@mars/domain/schemes/schemeCasework";

/** A scheme that tells all there is to tell of its cases. */
export function caseworkFixture(changes: Partial<SchemeCasework> = {}): SchemeCasework {
  return {
    contact: {
      name: { da: "Styrelsen", en: "The agency" },
      email: null,
      phone: null,
      hours: { da: "Mandag–fredag 08.30–15.30", en: "Monday to Friday, 08:30–15:30" },
    },
    usual: {
      receipt: { from: 1, to: 5, unit: "workdays" },
      decision: { from: 3, to: 5, unit: "months" },
      payment: { from: 4, to: 8, unit: "weeks" },
    },
    complaint: {
      body: { da: "Klagenævnet", en: "the board" },
      url: "https://klage.example/",
      weeks: 4,
    },
    validity: { examinationMonths: 18, establishmentMonths: 24, beginWithinMonths: 12 },
    terms: [{ da: "Du gemmer fakturaer i 5 år", en: "You keep invoices for 5 years" }],
    ...changes,
  };
}

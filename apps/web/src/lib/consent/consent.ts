export type ConsentCategory = "necessary" | "preferences" | "statistics" | "marketing";

/** SPEC 3 'Consent state': the flags, the stamp (id) and when it was given. */
export type ConsentState = Record<ConsentCategory, boolean> & {
  stamp: string | null;
  consentDate: string | null;
};

export type ConsentStatus = "all" | "subset" | "necessary" | "declined";

export const noConsent: ConsentState = {
  necessary: false,
  preferences: false,
  statistics: false,
  marketing: false,
  stamp: null,
  consentDate: null,
};

/** SPEC 4: by the number of accepted categories. */
export function consentStatus(state: ConsentState): ConsentStatus {
  const accepted = [state.necessary, state.preferences, state.statistics, state.marketing];
  const count = accepted.filter(Boolean).length;
  if (count === 4) return "all";
  if (count >= 2) return "subset";
  return count === 1 ? "necessary" : "declined";
}

import type { ConsentChoice } from "../../lib/consent/consentStore.ts";

export const allAccepted: ConsentChoice = { preferences: true, statistics: true, marketing: true };
export const onlyNecessary: ConsentChoice = {
  preferences: false,
  statistics: false,
  marketing: false,
};

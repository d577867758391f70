import { declareProblems } from "../../platform/problems/problemCodes.ts";

declareProblems({
  "logout.refused": {
    status: 400,
    title: "The logout token is not accepted",
    da: "Logout-tokenet i `logout_token` kan ikke bruges. Det skal være nyt, underskrevet af login-tjenesten og udstedt til denne klient.",
    en: "The logout token in `logout_token` cannot be used. It must be new, signed by the identity provider and meant for this client.",
  },
  "tracking.too-large": {
    status: 413,
    title: "The record is larger than what is kept of a use",
    da: "Registreringen i `tracks` fylder for meget.",
    en: "The record in `tracks` is too large.",
  },
  "tracking.consent-required": {
    status: 422,
    title: "Without statistics consent only the consent itself is recorded",
    da: "Uden `statisticsConsent`: true gemmes kun hændelsen `consent` i `feature`.",
    en: "Without `statisticsConsent`: true only the event `consent` in `feature` is recorded.",
  },
});

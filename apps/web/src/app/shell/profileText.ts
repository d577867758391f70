import { defineText } from "@mars/wording/language/text";

/** Of the dialogs about oneself, apart from the texts that every page loads. */
export const profileText = defineText({
  da: {
    name: "Navn",
    nameMissing: "Logintjenesten har ikke sendt dit navn. Sig det til support.",
    email: "E-mail",
    vat: "CVR-nummer",
    organization: "Organisation",
    roles: "Roller",
    "role.planner": "Planlægger",
    "role.planReader": "Planlæser",
    "role.caseworkerAdmin": "Sagsbehandler",
    "claims.title": "Dine loginoplysninger",
    "claims.intro": "Disse oplysninger fik MARS, da du loggede ind.",
  },
  en: {
    name: "Name",
    nameMissing: "The login service did not send your name. Please tell support.",
    email: "E-mail",
    vat: "CVR number",
    organization: "Organisation",
    roles: "Roles",
    "role.planner": "Planner",
    "role.planReader": "Plan reader",
    "role.caseworkerAdmin": "Caseworker",
    "claims.title": "Your login details",
    "claims.intro": "This is the information MARS received when you logged in.",
  },
});

import { defineText } from "../language/text.ts";

export const mailText = defineText({
  da: {
    greeting: "Hej {name}",
    greetingPlain: "Hej",
    gathered: "Siden i går er der sket dette:",
    gatheredSubject: "Nyt om dine projekter i MARS",
    open: "Log ind i MARS, og se projektet",
    openSettings: "Log ind i MARS, og se dine indstillinger",
    openScreening: "Åbn MARS, og find området igen",
    why: "Du får e-mailen, fordi du har valgt »{kind}«.",
    whyDecision: "Du får altid besked om afgørelser, så du kan nå at klage.",
    whyGathered: "Du får én samlet e-mail om dagen, fordi du har valgt det.",
    change: "Vælg, hvad du får på e-mail",
    stop: "Stop e-mails af denne slags",
    noReply: "Du kan ikke svare på denne e-mail.",
  },
  en: {
    greeting: "Hello {name}",
    greetingPlain: "Hello",
    gathered: "This has happened since yesterday:",
    gatheredSubject: "News about your projects in MARS",
    open: "Log in to MARS to see the project",
    openScreening: "Open MARS and find your area again",
    why: "You are receiving this e-mail because you chose '{kind}'.",
    whyDecision: "You are always told about decisions, so that you have time to appeal.",
    whyGathered: "You get one summary e-mail a day because you chose it.",
    change: "Choose what you get by e-mail",
    openSettings: "Log in to MARS to see your settings",
    stop: "Stop e-mails of this kind",
    noReply: "You cannot reply to this e-mail.",
  },
});

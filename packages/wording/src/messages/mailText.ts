import { defineText } from "../language/text.ts";

export const mailText = defineText({
  da: {
    greeting: "Hej {name}",
    greetingPlain: "Hej",
    gathered: "Det er sket siden i går:",
    gatheredSubject: "Nyt om dine projekter i MARS",
    open: "Log ind i MARS, og se projektet",
    why: "Du får e-mailen, fordi du har valgt »{kind}«.",
    whyDecision: "Du får altid besked om afgørelser, så du kan nå klagefristen.",
    whyGathered: "Du får én e-mail om dagen med det, du har valgt at få samlet.",
    change: "Skift, hvad du får på e-mail",
    stop: "Stop e-mails af denne slags",
    noReply: "Du kan ikke svare på denne e-mail.",
  },
  en: {
    greeting: "Hello {name}",
    greetingPlain: "Hello",
    gathered: "This has happened since yesterday:",
    gatheredSubject: "News about your projects in MARS",
    open: "Log in to MARS to see the project",
    why: "You get this e-mail because you chose '{kind}'.",
    whyDecision: "You are always told about decisions, so that you can complain in time.",
    whyGathered: "You get one e-mail a day with what you chose to have gathered.",
    change: "Change what you get by e-mail",
    stop: "Stop e-mails of this kind",
    noReply: "You cannot reply to this e-mail.",
  },
});

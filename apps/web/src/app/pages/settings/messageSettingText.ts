import { defineText } from "@mars/wording/language/text";

export const messageSettingText = defineText({
  da: {
    title: "E-mail",
    text: "Alt står i klokken. Vælg, hvad du også vil have på e-mail.",
    address: "Vi skriver til {email}. Adressen kommer fra dit login.",
    noAddress: "Dit login har ingen e-mailadresse, så vi kan ikke sende dig e-mail.",
    always: "Altid straks, så du kan nå klagefristen.",
    now: "Straks",
    daily: "Samlet kl. 07:00",
    never: "Aldrig",
    save: "Gem ændringer",
    saved: "Dine valg er gemt",
    stopTitle: "Stop e-mails",
    stop: "Stop e-mails af denne slags",
    stopped: "Du får ikke flere e-mails af denne slags. Beskederne står stadig i klokken.",
  },
  en: {
    title: "E-mail",
    text: "Everything is in the bell. Choose what you also want by e-mail.",
    address: "We write to {email}. The address comes from your login.",
    noAddress: "Your login has no e-mail address, so we cannot send you e-mail.",
    always: "Always at once, so that you can complain in time.",
    now: "At once",
    daily: "Gathered at 07:00",
    never: "Never",
    save: "Save changes",
    saved: "Your choices are saved",
    stopTitle: "Stop e-mails",
    stop: "Stop e-mails of this kind",
    stopped: "You get no more e-mails of this kind. The messages are still in the bell.",
  },
});

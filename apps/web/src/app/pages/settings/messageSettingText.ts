import { defineText } from "@mars/wording/language/text";

export const messageSettingText = defineText({
  da: {
    title: "E-mail",
    text: "Du finder alle beskeder under klokken. Vælg, hvad du også vil have på e-mail.",
    address: "Vi sender e-mails til {email}. Adressen kommer fra dit login.",
    noAddress: "Dit login har ingen e-mailadresse, så vi kan ikke sende dig e-mail.",
    always: "Sendes altid med det samme, så du kan nå at klage.",
    now: "Med det samme",
    daily: "Samlet hver dag kl. 07:00",
    never: "Aldrig",
    language: "Sprog i e-mails",
    save: "Gem ændringer",
    saved: "Dine valg er gemt",
    stopTitle: "Stop e-mails",
    dailyMail: "Den samlede e-mail kl. 07:00",
    stop: "Stop e-mails af denne slags",
    stopDaily: "Stop den samlede e-mail",
    stoppedDaily: "Du får ikke flere samlede e-mails. Du finder stadig beskederne under klokken.",
    stopped: "Du får ikke flere e-mails af denne slags. Du finder stadig beskederne under klokken.",
  },
  en: {
    title: "E-mail",
    text: "You can find all messages under the bell. Choose which ones you also want by e-mail.",
    address: "We send e-mails to {email}. The address comes from your login.",
    noAddress: "Your login has no e-mail address, so we cannot send you e-mail.",
    always: "Always sent immediately, so that you have time to appeal.",
    now: "Immediately",
    daily: "Daily summary at 07:00",
    never: "Never",
    language: "Language of e-mails",
    save: "Save changes",
    saved: "Your choices are saved",
    stopTitle: "Stop e-mails",
    dailyMail: "The daily summary e-mail at 07:00",
    stop: "Stop e-mails of this kind",
    stopDaily: "Stop the daily summary e-mail",
    stoppedDaily:
      "You will not get any more summary e-mails. You can still find the messages under the bell.",
    stopped:
      "You will not get any more e-mails of this kind. You can still find the messages under the bell.",
  },
});

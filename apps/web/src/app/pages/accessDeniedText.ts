import { defineText } from "@mars/wording/language/text";

/** Apart from the texts of the shell, which every page loads. */
export const accessDeniedText = defineText({
  da: {
    title: "Du har ikke adgang til siden",
    text: "Siden kræver en rolle, du ikke har. Bed din organisations brugeradministrator om at give dig den, eller log ind som en anden bruger.",
    plans:
      "Planlægning kræver rollen planlægger, der kan rette planer, eller planlæser, der kan se dem.",
    you: "Du er logget ind som {name} fra {organization}.",
    youPrivate: "Du er logget ind som {name} (privatperson).",
    how: "Bed brugeradministratoren i din organisation om at give dig rollen. Log derefter ud og ind igen.",
    private:
      "Rollen gives af en kommune eller en anden organisation i en lokal trepart. Udgivne planer kan alle se under Status.",
    another: "Log ind som en anden",
    unknown: "Vi kan ikke se dine roller lige nu",
    unknownText: "Derfor kan vi ikke vise siden. Det er en fejl hos os. Prøv igen om lidt.",
  },
  en: {
    title: "You do not have access to this page",
    text: "This page requires a role that you do not have. Ask your organisation's user administrator to give it to you, or log in as another user.",
    plans:
      "Planning requires the planner role, which can edit plans, or the plan reader role, which can view them.",
    you: "You are logged in as {name} from {organization}.",
    youPrivate: "You are logged in as {name} (private individual).",
    how: "Ask your organisation's user administrator to give you the role. Then log out and in again.",
    private:
      "The role is given by a municipality or another organisation in a local tripartite. Published plans are open to everyone under Status.",
    another: "Log in as someone else",
    unknown: "We cannot see your roles right now",
    unknownText:
      "That is why we cannot show the page. The error is on our side. Try again in a moment.",
  },
});

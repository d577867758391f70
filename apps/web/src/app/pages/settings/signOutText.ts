import { defineText } from "@mars/wording/language/text";

export const signOutText = defineText({
  da: {
    title: "Log ud alle steder",
    text: "Hvis du har mistet en enhed eller har brugt en fremmed computer.",
    button: "Log ud alle steder",
    question: "Vil du logge ud alle steder?",
    here: "Du bliver logget ud på alle enheder, også her. Det sker inden for få sekunder.",
    kept: "Det, du har gemt, bliver ikke slettet. Du kan logge ind igen med det samme.",
    cancel: "Annuller",
  },
  en: {
    title: "Log out everywhere",
    text: "If you have lost a device or used someone else's computer.",
    button: "Log out everywhere",
    question: "Do you want to log out everywhere?",
    here: "You will be logged out on all devices, including this one. It takes a few seconds.",
    kept: "Nothing you have saved will be deleted. You can log in again straight away.",
    cancel: "Cancel",
  },
});

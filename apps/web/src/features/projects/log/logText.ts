import { defineText } from "@mars/wording/language/text";

export const logText = defineText({
  da: {
    empty: "tomt",
    to: "til",
    actingFor: "på vegne af {name}",
    reads: "Hvem har set din sag",
    "role.caseworker": "en sagsbehandler",
    "role.planner": "en planlægger",
    "role.delegate": "en med fuldmagt",
    opened: "åbnede sagen",
    listed: "så sagen på en liste",
  },
  en: {
    empty: "empty",
    to: "to",
    actingFor: "on behalf of {name}",
    reads: "Who has seen your case",
    "role.caseworker": "a caseworker",
    "role.planner": "a planner",
    "role.delegate": "someone with your authorisation",
    opened: "opened the case",
    listed: "saw the case in a list",
  },
});

import { defineText } from "@mars/wording/language/text";
import { registerProblemSentences } from "../../lib/http/problemSentence.ts";

const da = {
  line: "Vi kan ikke få forbindelse lige nu. Tjek dit netværk, og prøv igen.",
  slow: "Svaret tager for lang tid. Prøv igen om lidt.",
  fault: "Der gik noget galt hos os. Prøv igen om lidt.",
  away: "Systemet er ikke klar lige nu. Prøv igen om lidt.",
  full: "Vi har ikke plads til at gemme mere lige nu. Prøv igen senere.",
  busy: "Der kommer for mange forespørgsler lige nu. Vent lidt, og prøv igen.",
};
const en: typeof da = {
  line: "We cannot connect right now. Check your network and try again.",
  slow: "The response is taking too long. Try again in a moment.",
  fault: "Something went wrong on our side. Try again in a moment.",
  away: "The system is not ready right now. Try again in a moment.",
  full: "We cannot save any more right now. Try again later.",
  busy: "There are too many requests right now. Wait a moment and try again.",
};

/** What browser, balancer and server say of a failure is neither Danish nor of help. */
const sentences = ({ line, slow, fault, away, full, busy }: typeof da) => ({
  network: line,
  timeout: slow,
  "server.fault": fault,
  "http.500": fault,
  "database.unavailable": away,
  "upstream.unavailable": away,
  "storage.full": full,
  "http.502": away,
  "http.503": away,
  "http.504": slow,
  "server.busy": busy,
  "request.too-many": busy,
  "http.429": busy,
});
registerProblemSentences(defineText({ da: sentences(da), en: sentences(en) }));

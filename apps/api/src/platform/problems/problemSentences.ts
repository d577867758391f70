import type { Language } from "@mars/wording/language/languages";
import { areaSentences } from "./areaSentences.ts";
import { declaredSentence } from "./problemCodes.ts";

/**
 * What people are told of a failure that is nobody's feature: pages show it as it comes. Features
 * declare theirs; where the web app knows more, such as names, it says it in its own words.
 */
const da: Readonly<Record<string, string>> = {
  "request.invalid": "Noget i forespørgslen kan ikke bruges.",
  "request.malformed": "Forespørgslen kan ikke læses.",
  "request.not-found": "Der findes ikke noget på adressen.",
  "request.method-not-allowed": "Adressen kan ikke bruges på den måde.",
  "request.timeout": "Det tog for lang tid at sende. Prøv igen.",
  "request.headers-too-large": "Adressen er for lang.",
  "request.too-large": "Det, du sender, fylder for meget.",
  "request.media-type": "Filen eller indholdet har en forkert type.",
  "request.too-many": "Du har sendt mange forespørgsler på kort tid. Vent lidt, og prøv igen.",
  "request.refused": "Handlingen er ikke mulig.",
  "identity.missing": "Log ind for at fortsætte.",
  "identity.invalid": "Dit login gælder ikke længere. Log ind igen.",
  "identity.ended": "Du er logget ud. Log ind igen.",
  "identity.forbidden": "Du har ikke adgang til det.",
  "identity.unavailable": "Du kan ikke logge ind lige nu. Prøv igen om lidt.",
  "resource.not-found": "Det findes ikke, eller du har ikke adgang til det.",
  "version.missing": "Vi ved ikke, hvilken version du har set. Genindlæs siden.",
  "version.stale": "En anden har lavet ændringer, mens du arbejdede. Genindlæs siden.",
  "idempotency.key-invalid": "Forespørgslens nøgle kan ikke bruges.",
  "idempotency.key-reused": "Forespørgslens nøgle er allerede brugt til en anden forespørgsel.",
  "idempotency.in-progress": "Den samme forespørgsel er stadig i gang. Vent lidt.",
  "server.busy": "Der er mange brugere lige nu. Vent lidt, og prøv igen.",
  "database.unavailable": "Systemet er ikke klar lige nu. Prøv igen om lidt.",
  "storage.full": "Vi har ikke plads til at gemme mere lige nu. Prøv igen senere.",
  "upstream.unavailable": "Systemet er ikke klar lige nu. Prøv igen om lidt.",
  "server.fault": "Der gik noget galt hos os. Prøv igen om lidt.",
};
const en: typeof da = {
  "request.invalid": "Part of the request cannot be used.",
  "request.malformed": "The request cannot be read.",
  "request.not-found": "There is nothing at this address.",
  "request.method-not-allowed": "This address cannot be used in that way.",
  "request.timeout": "Sending took too long. Try again.",
  "request.headers-too-large": "The address is too long.",
  "request.too-large": "What you are sending is too large.",
  "request.media-type": "The file or content is of the wrong type.",
  "request.too-many": "You have made many requests in a short time. Wait a moment and try again.",
  "request.refused": "This action is not possible.",
  "identity.missing": "Log in to continue.",
  "identity.invalid": "Your login is no longer valid. Log in again.",
  "identity.ended": "You have been logged out. Log in again.",
  "identity.forbidden": "You do not have access to this.",
  "identity.unavailable": "You cannot log in right now. Try again in a moment.",
  "resource.not-found": "It does not exist, or you do not have access to it.",
  "version.missing": "We do not know which version you have seen. Reload the page.",
  "version.stale": "Someone else made changes while you were working. Reload the page.",
  "idempotency.key-invalid": "The request's key cannot be used.",
  "idempotency.key-reused": "The request's key has already been used for another request.",
  "idempotency.in-progress": "The same request is still being handled. Wait a moment.",
  "server.busy": "We are very busy right now. Wait a moment and try again.",
  "database.unavailable": "The system is not ready right now. Try again in a moment.",
  "storage.full": "We cannot save any more right now. Try again later.",
  "upstream.unavailable": "The system is not ready right now. Try again in a moment.",
  "server.fault": "Something went wrong on our side. Try again in a moment.",
};
const sentences: Readonly<Record<Language, typeof da>> = { da, en };

/** Null where nobody wrote one: a test holds that this does not happen. */
export function ownSentence(code: string, language: Language): string | null {
  return (
    areaSentences[language][code] ?? sentences[language][code] ?? declaredSentence(code, language)
  );
}

export function problemSentence(code: string, language: Language): string {
  return ownSentence(code, language) ?? sentences[language]["request.refused"]!;
}

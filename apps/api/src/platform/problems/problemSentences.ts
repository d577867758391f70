import type { Language } from "@mars/wording/language/languages";
import { declaredSentence } from "./problemCodes.ts";

const square =
  '{"type":"Polygon","coordinates":[[[500000,6200000],[500100,6200000],[500100,6200100],[500000,6200000]]]}';

/** What callers are told of an area that cannot be used: what is expected, and an example. */
export const areaSentences: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  da: {
    "geometry.empty": `Området er tomt. Det skal have mindst én ring af punkter, for eksempel ${square}.`,
    "geometry.not-closed": `En ring i området er ikke lukket. Den skal have mindst fire punkter, og det sidste skal være lig det første, for eksempel ${square}.`,
    "geometry.not-a-number": `Et punkt i området er ikke to tal. Skriv øst og nord, for eksempel [500000,6200000].`,
    "geometry.self-crossing":
      "Området krydser sig selv. Ringens linjer må kun mødes i ringens punkter.",
    "geometry.hole-outside": "Et hul ligger uden for området. Huller skal ligge helt inde i det.",
    "geometry.hole-in-hole": "Et hul ligger i et andet hul. Saml dem til ét hul.",
    "geometry.polygons-overlap": "Områdets dele overlapper hinanden. Saml dem til én del.",
    "geometry.too-large": "En del af området er for stor. Del den i mindre dele.",
    "geometry.too-many-vertices": "Området har for mange punkter. Forenkl det.",
    "geometry.too-tangled": "Områdets linjer er for indviklede til at blive tjekket. Forenkl dem.",
    "geometry.invalid": "Området kan ikke bruges. Tegn det igen.",
    "geometry.outside-denmark":
      "Området ligger uden for Danmark. Tjek koordinatsystem og rækkefølge: øst, så nord, i meter i EPSG:25832, for eksempel [500000,6200000].",
  },
  en: {
    "geometry.empty": `The area is empty. It must have at least one ring of points, for example ${square}.`,
    "geometry.not-closed": `A ring of the area is not closed. It must have at least four points, and the last must equal the first, for example ${square}.`,
    "geometry.not-a-number": `A point of the area is not two numbers. Give easting and northing, for example [500000,6200000].`,
    "geometry.self-crossing":
      "The area crosses itself. The lines of a ring may only meet at the ring's points.",
    "geometry.hole-outside": "A hole is outside the area. Holes must be wholly inside it.",
    "geometry.hole-in-hole": "A hole is inside another hole. Merge them into one.",
    "geometry.polygons-overlap": "Parts of the area overlap each other. Merge them into one.",
    "geometry.too-large": "A part of the area is too large. Divide it into smaller parts.",
    "geometry.too-many-vertices": "The area has too many points. Simplify it.",
    "geometry.too-tangled": "The lines of the area are too tangled to be checked. Simplify them.",
    "geometry.invalid": "The area cannot be used. Draw it again.",
    "geometry.outside-denmark":
      "The area is outside Denmark. Check the coordinate system and the order: easting, then northing, in metres of EPSG:25832, for example [500000,6200000].",
  },
};

/**
 * What people are told of a failure that is no one's feature: pages show it as it comes. Features
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
  "storage.too-much": "Du har gemt meget i dag. Vent til i morgen, og prøv igen.",
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
  "storage.too-much": "You have saved a lot today. Wait until tomorrow and try again.",
  "storage.full": "We cannot save any more right now. Try again later.",
  "upstream.unavailable": "The system is not ready right now. Try again in a moment.",
  "server.fault": "Something went wrong on our side. Try again in a moment.",
};
const sentences: Readonly<Record<Language, typeof da>> = { da, en };

/** Null where no one wrote one: a test holds that this does not happen. */
export function ownSentence(code: string, language: Language): string | null {
  return (
    areaSentences[language][code] ?? sentences[language][code] ?? declaredSentence(code, language)
  );
}

export function problemSentence(code: string, language: Language): string {
  return ownSentence(code, language) ?? sentences[language]["request.refused"]!;
}

type Words = { da: string; en: string };
type Culture = keyof Words;

const session: Words = { da: "Session", en: "Session" };
const untilRemoved: Words = { da: "Til du sletter den", en: "Until you remove it" };
const untilSent: Words = {
  da: "Til det er gemt, eller du logger ud",
  en: "Until it is saved, or you log out",
};
const year: Words = { da: "1 år", en: "1 year" };

type Trace = { name: string; category: 1 | 2 | 3; purpose: Words; expires: Words; type: string };

/** Everything the product and its embedded sign-in leave in the browser. */
const traces: readonly Trace[] = [
  {
    name: "mars_identity_*_session",
    category: 1,
    purpose: { da: "Husker, at du er logget ind.", en: "Remembers that you are logged in." },
    expires: { da: "12 timer", en: "12 hours" },
    type: "HTTP Cookie",
  },
  {
    name: "mars_identity_*_interaction",
    category: 1,
    purpose: {
      da: "Holder styr på et login, der er i gang.",
      en: "Keeps track of a login in progress.",
    },
    expires: { da: "1 time", en: "1 hour" },
    type: "HTTP Cookie",
  },
  {
    name: "mars_identity_*_resume",
    category: 1,
    purpose: {
      da: "Sender dig tilbage til siden efter login.",
      en: "Takes you back to the page after login.",
    },
    expires: { da: "1 time", en: "1 hour" },
    type: "HTTP Cookie",
  },
  {
    name: "oidc.*",
    category: 1,
    purpose: { da: "Gennemfører dit login.", en: "Completes your login." },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "signed-in",
    category: 1,
    purpose: {
      da: "Husker dit navn og dine roller, mens du er logget ind i denne fane.",
      en: "Remembers your name and roles while you are logged in on this tab.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "consent",
    category: 1,
    purpose: { da: "Husker dit valg om cookies.", en: "Remembers your choice about cookies." },
    expires: year,
    type: "HTML Local Storage",
  },
  {
    name: "draft:*",
    category: 1,
    purpose: {
      da: "Gemmer det, du har skrevet, hvis du skal logge ind igen.",
      en: "Keeps what you have entered if you have to log in again.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "draft:project-*",
    category: 1,
    purpose: {
      da: "Gemmer det, du har skrevet eller tegnet på et projekt, til serveren har modtaget det.",
      en: "Keeps what you have written or drawn on a project until the server has received it.",
    },
    expires: untilSent,
    type: "HTML Local Storage",
  },
  {
    name: "draft:sketch-*",
    category: 1,
    purpose: {
      da: "Gemmer det, du har skrevet eller tegnet på en skitse, til serveren har modtaget det.",
      en: "Keeps what you have written or drawn on a sketch until the server has received it.",
    },
    expires: untilSent,
    type: "HTML Local Storage",
  },
  {
    name: "screening-area",
    category: 1,
    purpose: {
      da: "Gemmer det område, du er i gang med at screene, så du kan fortsætte senere.",
      en: "Keeps the area you are screening so that you can continue later.",
    },
    expires: { da: "30 dage, eller når du logger ud", en: "30 days, or when you log out" },
    type: "HTML Local Storage",
  },
  {
    name: "screening-list",
    category: 1,
    purpose: {
      da: "Gemmer de områder, du har givet et navn, så du kan sammenligne dem.",
      en: "Keeps the areas you have named so that you can compare them.",
    },
    expires: { da: "180 dage, eller når du logger ud", en: "180 days, or when you log out" },
    type: "HTML Local Storage",
  },
  {
    name: "screening-list-of-tab",
    category: 1,
    purpose: {
      da: "Husker, hvilke af områderne du har gemt i denne fane.",
      en: "Remembers which of the areas you saved in this tab.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "screeningAnalysisResults",
    category: 1,
    purpose: {
      da: "Gemmer resultatet af din screening, mens du arbejder videre med det.",
      en: "Keeps the result of your screening while you continue working.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "current-language",
    category: 1,
    purpose: { da: "Husker det sprog, du har valgt.", en: "Remembers the language you chose." },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "open-system-choice",
    category: 1,
    purpose: {
      da: "Husker, hvordan du åbner andre systemer, når du selv har bedt om det.",
      en: "Remembers how you open other systems, if you have asked for it.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "dismissed-notifications",
    category: 1,
    purpose: {
      da: "Husker de beskeder, du har lukket.",
      en: "Remembers the messages you dismissed.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "signed-out",
    category: 1,
    purpose: {
      da: "Viser én gang, at du er logget ud.",
      en: "Tells you once that you are logged out.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "id-token-hint",
    category: 1,
    purpose: {
      da: "Lader logintjenesten genkende dig, når siden hentes igen.",
      en: "Lets the login service recognise you when the page is loaded again.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "sign-in-again-at",
    category: 1,
    purpose: {
      da: "Stopper et login, der gentager sig selv.",
      en: "Stops a login that keeps repeating.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "sign-in-detour",
    category: 1,
    purpose: {
      da: "Husker under login, hvor mange sider du skal føres tilbage.",
      en: "Remembers, while you log in, how many pages to take you back.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "reloaded-for-version-at",
    category: 1,
    purpose: {
      da: "Henter en ny version af siden én gang i stedet for igen og igen.",
      en: "Loads a new version of the page once instead of again and again.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "map-preferences",
    category: 2,
    purpose: {
      da: "Husker, hvordan du vil have kortet vist.",
      en: "Remembers how you like the map shown.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "drawing-guides",
    category: 2,
    purpose: {
      da: "Husker, hvad du vil have vist på kortet, mens du tegner en skitse.",
      en: "Remembers what you like to see on the map while you draw a sketch.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "change-visits",
    category: 2,
    purpose: {
      da: "Husker, hvornår du sidst så på ændringerne, så du kan se, hvad der er nyt.",
      en: "Remembers when you last looked at the changes, so that you can see what is new.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
  {
    name: "session-id",
    category: 3,
    purpose: {
      da: "Samler det, der sker i samme besøg.",
      en: "Groups what happens in the same visit.",
    },
    expires: session,
    type: "HTML Session Storage",
  },
  {
    name: "local-id",
    category: 3,
    purpose: {
      da: "Tæller besøg uden at vide, hvem du er.",
      en: "Counts visits without knowing who you are.",
    },
    expires: untilRemoved,
    type: "HTML Local Storage",
  },
];

/** As Cookiebot's scan report gives it: every value is a string, the category too. */
export function cookieScan(publicOrigin: string, culture: Culture, scannedAt: Date) {
  return {
    utcscandate: scannedAt.toISOString(),
    cookies: traces.map(({ name, category, purpose, expires, type }) => ({
      Name: name,
      Category: String(category),
      Provider: new URL(publicOrigin).hostname,
      PurposeDescription: purpose[culture],
      ExpireDescription: expires[culture],
      TrackerTypeName: type,
    })),
  };
}

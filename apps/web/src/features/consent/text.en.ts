import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  "page.title": "Cookies",
  "page.lead":
    "See what MARS keeps in your browser, and change your consent. It covers cookies and other storage alike.",
  "overview.title": "Overview",
  "overview.text": "Open a type to see what is kept, why and for how long.",
  "settings.title": "Your consent",
  "settings.text":
    "You can change your mind at any time. What is no longer consented to is deleted at once.",
  "info.title": "About cookies on this site",
  "info.what":
    "A cookie is a small text that a website keeps in your browser. The browser's storage is used in the same way.",
  "info.before":
    "Until you have answered we keep only what it takes to show the site, keep you logged in and remember choices you make yourself, such as the language.",
  "info.statistics":
    "If you say yes to statistics we count visits with a random number. We share it with nobody and do not use it to find out who you are.",
  "info.delete": "You can also delete everything in your browser's own settings.",
  "scan.missing": "The overview could not be fetched right now",
  necessary: "Necessary",
  "necessary.intro":
    "Make the site work: log in, language, unfinished drafts and your choice about cookies. They cannot be switched off.",
  preferences: "Preferences",
  "preferences.intro": "Remember how you like the site, such as the map's background.",
  statistics: "Statistics",
  "statistics.intro": "Show us how the site is used, without us knowing who you are.",
  marketing: "Marketing",
  "marketing.intro": "Follow visitors across websites to show advertisements. MARS does not.",
  unclassified: "Unclassified",
  "unclassified.intro": "Cookies that we are in the process of classifying.",
  noCookies: "We do not use cookies of this type.",
  table: "Cookies: {category}",
  "column.name": "Name",
  "column.provider": "Provider",
  "column.purpose": "Purpose",
  "column.expires": "Expiration",
  "column.type": "Type",
  "fact.updated": "Declaration last updated",
  "fact.scanned": "Last scan",
  "fact.id": "Consent id",
  "fact.date": "Consent date",
  "fact.state": "State",
  "state.all": "You have accepted all cookies",
  "state.subset": "You have accepted some cookies",
  "state.necessary": "You have accepted necessary cookies only",
  "state.declined": "Declined: you have not given consent",
  change: "Change consent",
  "provider.missing":
    "Cookiebot's dialog could not be opened. A browser extension may be blocking it. Until you have answered we keep only what is necessary.",
  "dialog.title": "Choose what we may keep",
  "dialog.text":
    "Nothing but the necessary is kept before you say yes. You can change it at any time.",
  "dialog.more": "See everything that is kept",
  onlyNecessary: "Only necessary",
  acceptAll: "Accept all",
  save: "Save my choice",
};

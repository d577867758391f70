import type { SameTexts } from "@mars/wording/language/text";
import type { da } from "./text.da.ts";

export const en: SameTexts<typeof da> = {
  "page.title": "Cookies",
  "page.lead":
    "See what MARS stores in your browser, and change your consent. It covers cookies and other storage.",
  "overview.title": "Overview",
  "overview.text": "Open a type to see what is stored, why and for how long.",
  "settings.title": "Your consent",
  "settings.text":
    "You can change your choice at any time. Anything you no longer consent to is deleted straight away.",
  "info.title": "About cookies on this site",
  "info.what":
    "A cookie is a small text file that a website stores in your browser. Browser storage is used in the same way.",
  "info.before":
    "Until you have made a choice, we store only what is needed to show the site, keep you logged in and remember choices you make yourself, such as the language.",
  "info.statistics":
    "If you accept statistics, we count visits with a random number. We do not share it and do not use it to find out who you are.",
  "info.delete": "You can also delete everything in your browser's own settings.",
  "scan.missing": "The overview could not be loaded right now",
  necessary: "Necessary",
  "necessary.intro":
    "Make the site work: login, language, unfinished drafts and your choice about cookies. They cannot be switched off.",
  preferences: "Preferences",
  "preferences.intro": "Remember how you like the site, such as the map's background.",
  statistics: "Statistics",
  "statistics.intro": "Show us how the site is used, without telling us who you are.",
  marketing: "Marketing",
  "marketing.intro": "Follow visitors across websites to show advertisements. MARS does not.",
  unclassified: "Unclassified",
  "unclassified.intro": "Cookies we have not classified yet.",
  noCookies: "We do not use cookies of this type.",
  table: "Cookies: {category}",
  "column.name": "Name",
  "column.provider": "Provider",
  "column.purpose": "Purpose",
  "column.expires": "Expires",
  "column.type": "Type",
  "fact.updated": "Declaration last updated",
  "fact.scanned": "Last scan",
  "fact.id": "Consent ID",
  "fact.date": "Consent date",
  "fact.state": "Status",
  "state.all": "You have accepted all cookies",
  "state.subset": "You have accepted some cookies",
  "state.necessary": "You have accepted necessary cookies only",
  "state.declined": "You have not given consent",
  change: "Change consent",
  "provider.missing":
    "Cookiebot's dialog could not be opened. A browser extension may be blocking it. Until you have made a choice, we store only what is necessary.",
  "dialog.title": "Choose what we may store",
  "dialog.text":
    "Nothing beyond what is necessary is stored until you accept. You can change your choice at any time.",
  "dialog.more": "See everything that is stored",
  onlyNecessary: "Only necessary",
  acceptAll: "Accept all",
  save: "Save my choice",
};

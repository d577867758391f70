import { defineText } from "@mars/wording/language/text";

/** Choosing a scheme. */
export const schemeText = defineText({
  da: {
    ranking: "Sammenligner ordningerne med dit område",
    noArea: "Når området er tegnet, viser vi, hvilke ordninger det passer til.",
    "fit.not-for-you_one": "1 ordning er ikke for dig",
    "fit.not-for-you_other": "{count} ordninger er ikke for dig",
    "row.rules": "{met} af {count} krav",
    "row.nothing-to-gain": "Intet potentiale her",
    "row.does-not-fit": "Passer ikke",
    rulesOf: "Krav til {name}",
    about: "Om ordningen, {by}",
    showAll: "Vis alle {count} ordninger",
    cut: "Tag {ha} ud",
    more: "Der mangler {ha}",
    moreNitrogen: "Der mangler {tons} kvælstof om året",
    notHere: "Området ligger ikke, hvor ordningen gælder",
  },
  en: {
    ranking: "Checking the schemes against your area",
    noArea: "Once the area is drawn, we show which schemes it fits.",
    "fit.not-for-you_one": "1 scheme is not open to you",
    "fit.not-for-you_other": "{count} schemes are not open to you",
    "row.rules": "{met} of {count} rules",
    "row.nothing-to-gain": "Nothing to gain here",
    "row.does-not-fit": "Does not fit",
    rulesOf: "Rules of {name}",
    about: "About the scheme, {by}",
    showAll: "Show all {count} schemes",
    cut: "Remove {ha}",
    more: "{ha} more is needed",
    moreNitrogen: "{tons} more nitrogen a year is needed",
    notHere: "The area is not where the scheme applies",
  },
});

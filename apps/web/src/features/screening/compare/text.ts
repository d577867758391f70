import type { SameTexts } from "@mars/wording/language/text";
import { defineText } from "@mars/wording/language/text";

const da = {
  title: "Sammenlign alternativer",
  back: "Dine områder",
  nothing: "Der er intet at sammenligne.",
  nothingText: "Gem mindst to områder i screeningen, og vælg Sammenlign.",
  loading: "Henter resultaterne",
  incomplete: "Fejl under analyse af {letters}: et eller flere kort svarede ikke.",
  linkTitle: "Link",
  link: "link",
  download: "Hent",
  add: "Tilføj et alternativ",
  results: "Resultat",
  map: "Kort over {letter} med potentialer og konflikter",
  unnamed: "Alternativ {letter}",
  open: "Åbn {letter}",
  without: "Tag {letter} ud",
  mapKey:
    "Kortene viser det samme udsnit: området med mørk streg, potentialer grønne, konflikter skraverede. Beløbene er vejledende og fastsættes ved tilsagn.",
  inAccount: "Gemt på din konto.",
  inBrowser: "Gemt i denne browser. Log ind for at gemme på din konto.",
  keepInAccount: "Gem på din konto",
  keepInBrowser: "Gem i denne browser",
};

const en: SameTexts<typeof da> = {
  title: "Compare alternatives",
  back: "Your areas",
  nothing: "There is nothing to compare.",
  nothingText: "Save at least two areas in the screening, then choose Compare.",
  loading: "Loading the results",
  incomplete: "Errors in the analysis of {letters}: one or more maps did not respond.",
  linkTitle: "Link",
  link: "link",
  download: "Download",
  add: "Add an alternative",
  results: "Result",
  map: "Map of {letter} with opportunities and conflicts",
  unnamed: "Alternative {letter}",
  open: "Open {letter}",
  without: "Leave {letter} out",
  mapKey:
    "The maps show the same section: the area with a dark line, opportunities green, conflicts hatched. Amounts are indicative and set with the approval.",
  inAccount: "Saved in your account.",
  inBrowser: "Saved in this browser. Log in to save in your account.",
  keepInAccount: "Save in your account",
  keepInBrowser: "Save in this browser",
};

export const compareText = defineText({ da, en });

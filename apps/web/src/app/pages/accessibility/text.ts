import type { SameTexts } from "@mars/wording/language/text";
import { defineText } from "@mars/wording/language/text";

const da = {
  title: "Tilgængeligheds\u00ADerklæring",
  lead: "{organization} vil gøre {name} tilgængelig for alle. Her kan du læse, hvor langt vi er, og hvad du gør, hvis der er noget, du ikke kan bruge.",
  "status.title": "Hvor tilgængelig er siden?",
  "status.partly":
    "{name} overholder kravene i loven om webtilgængelighed delvist. Undtagelserne står herunder.",
  "status.law":
    "Kravene er EN 301 549, som bygger på WCAG 2.1 niveau AA. Vi tester efter WCAG 2.2 niveau AA.",
  "exceptions.title": "Det kan du have svært ved at bruge",
  "exceptions.map":
    "Kortet kan ikke læses af en skærmlæser. Du kan vælge et område ved at søge, taste koordinater eller uploade en fil, og alt, hvad analysen finder, står også som tekst. Kort er undtaget fra loven, når oplysningerne også findes som tekst.",
  "exceptions.chart":
    "Diagrammer kan ikke læses punkt for punkt. Tallene står i en tabel ved siden af.",
  "exceptions.aids":
    "Siden er ikke testet sammen med brugere af skærmlæser, talestyring eller andre hjælpemidler.",
  "exceptions.elsewhere":
    "Ansøgningsformularer og andre systemer, som siden linker til, er ikke en del af denne erklæring.",
  "method.title": "Sådan er siden testet",
  "method.self": "{organization} har selv testet siden. Seneste test var {date}.",
  "method.axe":
    "Automatisk test af alle sidetyper med axe-core på dansk og engelsk, på computer og telefon, før hver ny version.",
  "method.keyboard":
    "Gennemgang af screening, planlægning, ansøgning og status med tastatur alene.",
  "method.settings":
    "Visning i 400 % forstørrelse, med større tekstafstand, i mørkt tema, med tvungne farver og uden bevægelse.",
  "method.heard": "Kontrol af, hvad siden siger til skærmlæsere, når noget ændrer sig.",
  "contact.title": "Fortæl os, hvad der ikke virker",
  "contact.text":
    "Skriv, hvilken side det drejer sig om, og hvad du ville gøre. Du kan også bede om indholdet i en form, du kan bruge.",
  "contact.help": "Gå til Hjælpecenter",
  "complaint.title": "Sådan klager du",
  "complaint.text":
    "Skriv først til {organization}. Er du ikke tilfreds med svaret, eller har du ikke fået svar efter 10 arbejdsdage, kan du klage til Digitaliseringsstyrelsen, som fører tilsyn med loven.",
  "complaint.link": "Klag til Digitaliseringsstyrelsen",
  phone: "Telefon {number}",
};

const en: SameTexts<typeof da> = {
  title: "Accessibility statement",
  lead: "The {organization} wants everyone to be able to use {name}. Here you can read how accessible it is, and what to do if there is something you cannot use.",
  "status.title": "How accessible is the site?",
  "status.partly":
    "{name} partially complies with the Danish act on web accessibility. The exceptions are listed below.",
  "status.law":
    "The standard is EN 301 549, which builds on WCAG 2.1 level AA. We test against WCAG 2.2 level AA.",
  "exceptions.title": "What you may find hard to use",
  "exceptions.map":
    "A screen reader cannot read the map. You can choose an area by searching, entering coordinates or uploading a file, and everything the analysis finds is also given as text. Maps are exempt from the act where the information is also given as text.",
  "exceptions.chart":
    "Charts cannot be read point by point. The figures are in a table beside them.",
  "exceptions.aids":
    "The site has not been tested with people who use screen readers, voice control or other assistive technology.",
  "exceptions.elsewhere":
    "Application forms and other systems that the site links to are not covered by this statement.",
  "method.title": "How the site was tested",
  "method.self": "The {organization} tested the site itself. The latest test was on {date}.",
  "method.axe":
    "Automated tests of every type of page with axe-core in Danish and English, on computer and phone, before each new version.",
  "method.keyboard":
    "A walkthrough of screening, planning, application and status using only the keyboard.",
  "method.settings":
    "Viewing pages at 400% zoom, with wider text spacing, in the dark theme, with forced colours and without motion.",
  "method.heard": "A check of what screen readers announce when something changes.",
  "contact.title": "Tell us what does not work",
  "contact.text":
    "Tell us which page it is about and what you wanted to do. You can also ask for the content in a format you can use.",
  "contact.help": "Go to the Help Center",
  "complaint.title": "How to complain",
  "complaint.text":
    "Write to the {organization} first. If you are not satisfied with the answer, or have not had one within 10 working days, you can complain to the Agency for Digital Government, which supervises the act.",
  "complaint.link": "Complain to the Agency for Digital Government (in Danish)",
  phone: "Telephone {number}",
};

export const accessibilityText = defineText({ da, en });

export const da = {
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

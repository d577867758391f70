export const da = {
  "page.title": "Cookies",
  "page.lead":
    "Her kan du se, hvad MARS gemmer i din browser, og ændre dit samtykke. Det gælder både cookies og anden lagring.",
  "overview.title": "Overblik",
  "overview.text": "Åbn en type for at se, hvad der gemmes, hvorfor og hvor længe.",
  "settings.title": "Dit samtykke",
  "settings.text":
    "Du kan altid ændre dit valg. Det, du ikke længere giver samtykke til, sletter vi straks.",
  "info.title": "Om cookies på siden",
  "info.what":
    "En cookie er en lille tekstfil, som et websted gemmer i din browser. Browserens lager bruges på samme måde.",
  "info.before":
    "Før du har svaret, gemmer vi kun det, der er nødvendigt for at vise siden, holde dig logget ind og huske dine egne valg, for eksempel sproget.",
  "info.statistics":
    "Siger du ja til statistik, tæller vi besøg med et tilfældigt nummer. Vi deler det ikke med andre og bruger det ikke til at finde ud af, hvem du er.",
  "info.delete": "Du kan også slette alt i browserens egne indstillinger.",
  "scan.missing": "Oversigten kunne ikke hentes lige nu",
  necessary: "Nødvendige",
  "necessary.intro":
    "Får siden til at virke: login, sprog, ufærdige kladder og dit valg om cookies. De kan ikke slås fra.",
  preferences: "Præferencer",
  "preferences.intro": "Husker, hvordan du gerne vil have siden, for eksempel kortets baggrund.",
  statistics: "Statistik",
  "statistics.intro": "Viser os, hvordan siden bliver brugt, uden at vi ved, hvem du er.",
  marketing: "Marketing",
  "marketing.intro":
    "Følger besøgende på tværs af websteder for at vise annoncer. Det gør MARS ikke.",
  unclassified: "Uklassificerede",
  "unclassified.intro": "Cookies, vi endnu ikke har klassificeret.",
  noCookies: "Vi bruger ingen cookies af denne type.",
  table: "Cookies: {category}",
  "column.name": "Navn",
  "column.provider": "Udbyder",
  "column.purpose": "Formål",
  "column.expires": "Udløb",
  "column.type": "Type",
  "fact.updated": "Erklæringen sidst opdateret",
  "fact.scanned": "Siden sidst scannet",
  "fact.id": "Samtykke-id",
  "fact.date": "Samtykke givet",
  "fact.state": "Status",
  "state.all": "Du har accepteret alle cookies",
  "state.subset": "Du har accepteret nogle cookies",
  "state.necessary": "Du har kun accepteret nødvendige cookies",
  "state.declined": "Du har ikke givet samtykke",
  change: "Ændr samtykke",
  "provider.missing":
    "Cookiebots vindue kunne ikke åbnes. Måske blokerer en udvidelse i browseren det. Indtil du har svaret, gemmer vi kun det nødvendige.",
  "dialog.title": "Vælg, hvad vi må gemme",
  "dialog.text":
    "Intet ud over det nødvendige gemmes, før du siger ja. Du kan altid ændre det igen.",
  "dialog.more": "Se alt, der gemmes",
  onlyNecessary: "Kun nødvendige",
  acceptAll: "Accepter alle",
  save: "Gem mit valg",
};

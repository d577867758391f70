export const da = {
  title: "Du er ikke logget ind",
  "cancelled.text": "Du annullerede, eller logintjenesten gav dig ikke adgang. Du kan prøve igen.",
  "refused.text":
    "Logintjenesten afviste dit forsøg. Prøv igen. Bliver det ved, så kontakt support og oplys koden nedenfor.",
  "unreachable.text":
    "Logintjenesten svarer ikke. Prøv igen om lidt. Du kan bruge de åbne sider uden at logge ind.",
  "interrupted.text":
    "Du nåede ikke at blive logget ind, fx fordi siden var åben for længe, eller fordi du loggede ind i to faner. Prøv igen.",
  "clock.text":
    "Dit login ser ud til at være udløbet eller ikke begyndt endnu. Det sker, når et ur går forkert. Tjek, om dato og klokkeslæt på din computer er rigtige. Er de det, er fejlen hos os. Kontakt support.",
  "wrong-audience.text":
    "Dit login gælder for et andet system end MARS. Du kan ikke selv rette det. Kontakt support, og oplys koden nedenfor.",
  "missing-claim.text":
    "Logintjenesten sendte ikke de oplysninger, MARS skal bruge for at vide, hvem du er. Kontakt din organisations brugeradministrator eller support, og oplys koden nedenfor.",
  "not-accepted.text":
    "MARS kunne ikke godkende dit login. Prøv igen. Bliver det ved, så kontakt support og oplys koden nedenfor.",
  code: "Kode til support: {code}",
  retry: "Prøv at logge ind igen",
  home: "Til forsiden",
};

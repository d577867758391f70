import { defineDanishText } from "@mars/wording/language/text";

const da = {
  title: "Regn efter",
  lead: "Din egen browser henter de åbne data og beregner landets hovedtal igen, række for række. Koden kan du læse, og ingen mellemregning kommer fra serveren.",
  steps: "Regnestykket",
  noScript:
    "Beregningen sker i browseren og kræver, at den må køre scripts. Data og kode kan hentes uden.",
  allAgree: "Alle {count} tal stemmer.",
  someDiffer: "{count} af {all} tal stemmer ikke.",
  figure: "Tal",
  how: "Sådan",
  own: "Beregnet her",
  shown: "Står på siden",
  verdict: "Resultat",
  agrees: "Stemmer",
  differs: "Afviger med {by}",
  total: "Projekter med tilsagn",
  "total.how": "Antal rækker i projects.csv",
  established: "Heraf anlagt",
  "established.how": "Rækker med stadiet Anlagt",
  "effort.established": "anlagt",
  "effort.established.how": "Sum over anlagte projekter",
  "effort.committed": "med tilsagn",
  "effort.dropout": "forventet frafald",
  "effort.dropout.how": "20 % af {part} med etableringstilsagn",
  "effort.afterDropout": "efter frafald",
  share: "andel af målet",
  "share.how": "{part} ÷ {goal}",
  rounding:
    "Filen har fire decimaler i hver række. Derfor kan en sum afvige med op til {slack} uden at være forkert.",
  files: "Hent og læs:",
  code: "koden, der regner",
};

/** Status pages are Danish in both languages (SPEC 9). */
export const recountText = defineDanishText(da);

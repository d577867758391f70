import { defineDanishText } from "@mars/wording/language/text";

const da = {
  "overview.title": "Så langt er Danmark nået",
  "overview.lead_zero": "Der er endnu ingen projekter med tilsagn.",
  "overview.lead_one": "1 projekt har tilsagn.",
  "overview.lead_other": "{count} projekter har tilsagn;",
  "overview.established_zero": "ingen af dem er anlagt endnu.",
  "overview.established_one": "1 af dem er anlagt.",
  "overview.established_other": "{count} af dem er anlagt.",
  "overview.loading": "Se fremdriften i den grønne arealomlægning, projekt for projekt.",
  "overview.planGoals":
    "Kystvandgruppernes egne kvælstofmål er tilsammen {goals}. Det nationale mål er opgjort for sig.",
  "land.title": "Staten køber jord til omlægningen",
  "land.link": "Gå til jordopkøb",
  "land.fact":
    "{owned} ved udgangen af {quarter}. kvartal {year}, og bindende aftaler om {agreements}",
  more: "Se også",
  "national.link": "Nationalt indblik",
  "effects.link": "Effekter",
  "land.own": "Se, hvad der er offentligt om din jord",
};

/** Of the overview alone, which is to be painted soon. Danish in both languages (SPEC 9). */
export const overviewText = defineDanishText(da);

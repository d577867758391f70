import { defineText } from "@mars/wording/language/text";

/** Never shown in Danish: the page itself says it. */
export const goalSummaryText = defineText({
  da: {
    title: "De tre nationale mål",
    why: "Statussiderne er på dansk, fordi tallene udgives på dansk.",
    nitrogen: "Mindre kvælstof",
    extraction: "Udtagning af lavbundsjord",
    afforestation: "Skovrejsning",
    line: "{committed} med tilsagn af {goal} ({share}), heraf {established} anlagt.",
  },
  en: {
    title: "The three national goals in English",
    why: "The status pages are in Danish only, because the authorities publish the figures in Danish.",
    nitrogen: "Nitrogen reduction",
    extraction: "Carbon-rich lowland set aside",
    afforestation: "Afforestation",
    line: "{committed} approved out of a goal of {goal} ({share}), of which {established} established.",
  },
});

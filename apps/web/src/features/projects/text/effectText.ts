import { stepText } from "@mars/wording/effects/stepText";
import { defineText } from "@mars/wording/language/text";

const { da, en } = stepText.texts;
const namesOf = ({ nitrogen, extraction, afforestation }: typeof da) => ({
  nitrogen,
  extraction,
  afforestation,
});

export const effectText = defineText({
  da: { ...namesOf(da), nitrogenUnit: "t pr. år" },
  en: { ...namesOf(en), nitrogenUnit: "t a year" },
});

import { defineText } from "../language/text.ts";

/** Land that a plan counts twice, as pages and documents tell it. */
export const countedTwiceText = defineText({
  da: {
    none: "Ingen jord er talt to gange.",
    little: "{area} er talt to gange. Det betyder mindre end 0,1 t kvælstof.",
    some: "{planned} er planlagt. {twice} af det ligger på jord, der er talt to gange. Uden det er {once} planlagt.",
  },
  en: {
    none: "No land is counted twice.",
    little: "{area} is counted twice. That makes a difference of less than 0.1 t of nitrogen.",
    some: "{planned} is planned. {twice} of it is on land counted twice. Without it, {once} is planned.",
  },
});

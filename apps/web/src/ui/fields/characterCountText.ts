import { defineText } from "@mars/wording/language/text";

export const characterCountText = defineText({
  da: {
    characters_zero: "0 af {max} tegn",
    characters_one: "1 af {max} tegn",
    characters_other: "{count} af {max} tegn",
    tooLong_one: "1 tegn for meget",
    tooLong_other: "{count} tegn for meget",
  },
  en: {
    characters_zero: "0 of {max} characters",
    characters_one: "1 of {max} characters",
    characters_other: "{count} of {max} characters",
    tooLong_one: "1 character too many",
    tooLong_other: "{count} characters too many",
  },
});

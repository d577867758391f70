import type { Locale } from "../language/languages.ts";

type Names = Record<Locale, readonly string[]>;
const list = (names: string) => names.split(" ");

export const monthNames: Names = {
  "da-DK": list(
    "januar februar marts april maj juni juli august september oktober november december",
  ),
  "en-US": list(
    "January February March April May June July August September October November December",
  ),
};

export const monthNamesInShort: Names = {
  "da-DK": list("jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec."),
  "en-US": list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
};

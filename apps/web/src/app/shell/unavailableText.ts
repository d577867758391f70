import { defineDanishText } from "@mars/wording/language/text";

/** SPEC fixes the Danish text, so it is in every language. */
export const unavailableText = defineDanishText({
  title: "Systemet er utilgængeligt",
  close: "Luk",
  text: "Kan ikke få forbindelse til {system}",
});

import { defineDanishText } from "@mars/wording/language/text";

/** What a file tells of itself: Danish, as the data are. */
export const aboutText = defineDanishText({
  method: "Metode: {method}",
  changed: "Data fra: {day}",
  unknownDay: "ukendt dag",
  owner: "Kilde: {owner}",
  licence: "Licens: {licence}",
});

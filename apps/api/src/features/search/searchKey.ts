const letters: Record<string, string> = {
  æ: "ae",
  ø: "o",
  å: "a",
  ä: "ae",
  ö: "o",
  ü: "u",
  é: "e",
  è: "e",
  ë: "e",
  á: "a",
  à: "a",
  ó: "o",
};

/** As `search_key` in the database: what names have in common however they are spelt. Coarser than
 * `foldForSearch`, for hits of a whole country are ranked; a list in hand is only shortened. */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[æøåäöüéèëáàó]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll("aa", "a")
    .replaceAll("oe", "o");
}

/** 'aalborg kommune' is asked for Aalborg: the kind of a thing is no part of its name. Null without such a word. */
export function withoutKindWord(key: string): string | null {
  const bare = key
    .replace(
      /^(?:kom+une?n?|del-?opland|kystvandgruppe|vandopland)\s+|\s+kom(?:m|mu|mun|mune|mune[nr]|u|un|une|unen)?$/gu,
      "",
    )
    .trim();
  return bare === key || bare === "" ? null : bare;
}

/** For `like`: what was typed is text, not a pattern. */
export function prefixPattern(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * What someone has written, as it may stand between quotation marks in a mail of ours: it cannot end
 * the quotation, and no mail program makes a link of it.
 */
export function quotable(words: string): string {
  return words
    .replaceAll(/["'“”„«»]/g, "’")
    .replaceAll(/(?<=\S)[.:@](?=[\p{L}/])/gu, (sign) => `${sign} `);
}

/** About as wide as a letter of the semi-bold type is, as a part of its height. */
const LETTER = 0.57;

type Room = { widthPx: number; maxLines: number; fontSizes: readonly number[] };

/** Words in lines, in the largest type there is room for; what is left over in the smallest is cut. */
export function fittedText(
  text: string,
  { widthPx, maxLines, fontSizes }: Room,
): { lines: string[]; fontSize: number } {
  // Characters that no drawing may hold.
  const words = text.replaceAll(/\p{Cc}+/gu, " ").trim();
  for (const fontSize of fontSizes) {
    const lines = linesOf(words, Math.floor(widthPx / (fontSize * LETTER)));
    if (lines.length <= maxLines) return { lines, fontSize };
  }
  const fontSize = fontSizes.at(-1)!;
  const letters = Math.floor(widthPx / (fontSize * LETTER));
  const lines = linesOf(words, letters).slice(0, maxLines);
  lines.push(`${lines.pop()!.slice(0, letters - 1)}…`);
  return { lines, fontSize };
}

function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((each) => cut(each, letters))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= letters) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word that is longer than a line. */
function cut(word: string, letters: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < word.length; from += letters)
    pieces.push(word.slice(from, from + letters));
  return pieces;
}

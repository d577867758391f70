const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// "[" and "{" differ in this bit alone, and so do "]" and "}".
const BRACE_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Whether JSON opens more lists and objects inside each other than anyone means by it. */
export function isNestedDeeperThan(bytes: Uint8Array, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1);
    } else if ((byte | BRACE_BIT) === OPENING) {
      if (++depth > limit) return true;
    } else if ((byte | BRACE_BIT) === CLOSING) depth--;
  }
  return false;
}

function endOfText(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

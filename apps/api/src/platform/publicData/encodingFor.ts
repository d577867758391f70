export type Encoding = "br" | "gzip";

/** Browsers and scripts send the same few headers again and again. */
const known = new Map<string, Encoding | null>();

/** The best encoding a caller takes; null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== "string") return null;
  let encoding = known.get(accepted);
  if (encoding === undefined) {
    encoding = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : null;
    if (known.size < 200) known.set(accepted, encoding);
  }
  return encoding;
}

function takes(accepted: string, encoding: Encoding): boolean {
  return new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))`).test(accepted);
}

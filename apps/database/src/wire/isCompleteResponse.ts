const PARSE = 0x50;
const EXECUTE = 0x45;
const QUERY = 0x51;

/** How many messages of each type a run of whole messages holds. */
export function countTypes(bytes: Buffer): Map<number, number> {
  const counts = new Map<number, number>();
  let at = 0;
  while (at + 5 <= bytes.length) {
    const type = bytes[at]!;
    counts.set(type, (counts.get(type) ?? 0) + 1);
    at += 1 + bytes.readInt32BE(at + 1);
  }
  return counts;
}

const letters = (text: string) => [...Buffer.from(text, "latin1")];
const failed = letters("E");
const parsed = letters("1");
// Command complete, empty query, suspended portal, copy in, out or both.
const finished = letters("CIsGHW");

/**
 * Whether the engine said how every statement of a batch ended. An exception inside a geometry
 * library is lost in WebAssembly: the statement then ends without rows and without an error, and
 * what is left of the batch comes out with the next one, which is another client's.
 */
export function isCompleteResponse(question: Buffer, answer: Buffer): boolean {
  const asked = countTypes(question);
  const said = countTypes(answer);
  const sum = (types: readonly number[]) =>
    types.reduce((total, type) => total + (said.get(type) ?? 0), 0);
  if (sum(failed) > 0) return true;
  const statements = (asked.get(EXECUTE) ?? 0) + (asked.get(QUERY) ?? 0);
  return sum(parsed) >= (asked.get(PARSE) ?? 0) && sum(finished) >= statements;
}

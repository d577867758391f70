import { types, type CustomTypesConfig } from "pg";

type Parse = (text: string) => unknown;

const { builtins } = types;

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const textListOid = 1009;
const parseTextList = types.getTypeParser(textListOid as typeof builtins.TEXT) as (
  text: string,
) => (string | null)[];

const listOf =
  (parse: Parse): Parse =>
  (text) =>
    parseTextList(text).map((item) => (item === null ? null : parse(item)));

const parsers = new Map<number, Parse>([
  [builtins.INT8, wholeNumber],
  [1016, listOf(wholeNumber)],
  [builtins.NUMERIC, Number],
  [1231, listOf(Number)],
  // A day is no instant: made a Date it would move by one in half of the world's zones.
  [builtins.DATE, String],
  [1182, listOf(String)],
  // Without a zone the driver would read the machine's own; ours are always UTC.
  [builtins.TIMESTAMP, (text) => new Date(`${text.replace(" ", "T")}Z`)],
]);

/** Rows as the rest of the code wants them: numbers as numbers, days as text, instants as Date. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    return (format !== "binary" && parsers.get(oid)) || types.getTypeParser(oid, format);
  },
};

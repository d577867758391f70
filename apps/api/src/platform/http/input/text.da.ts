import type { text as en } from "./text.en.ts";

export const text: typeof en = {
  wrong: (field, expectation, example) =>
    `${field} skal være ${expectation}${example && `, for eksempel ${example}`}.`,
  missing: (field, expectation, example) =>
    `${field} mangler. Feltet skal være ${expectation}${example && `, for eksempel ${example}`}.`,
  unknownFields: (field, known) => `${field} har ukendte felter. De kendte er: ${known}.`,
  cursor: (field) =>
    `${field} skal være nextCursor fra siden før, uændret. Udelad feltet for at få første side.`,
  unreadable: {
    text: (field) =>
      `${field} skal være tekst af hele Unicode-tegn uden U+0000, for eksempel "Ådal".`,
    number: (field) => `${field} skal være et endeligt tal, for eksempel 12.5.`,
    depth: (field) =>
      `${field} må højst have 64 niveauer inden i hinanden, for eksempel {"name":"Ådal"}.`,
  },
  anyOf: (parts) => parts.join(" eller "),
  oneOf: (values) => `en af ${values}`,
  exactly: (value) => value,
  uuid: "et UUID",
  date: "en dato som år-måned-dag",
  dateTime: "et tidspunkt i ISO 8601-format",
  pattern: (pattern) => `tekst på formen ${pattern}`,
  text: (least, most) => `tekst${range(least === 0 ? undefined : least, most, " tegn")}`,
  boolean: "true eller false",
  wholeNumber: (least, most) => `et helt tal${range(least, most, "")}`,
  number: (least, most) => `et tal${range(least, most, "")}`,
  list: (least, most, item) =>
    `en liste${range(least === 0 ? undefined : least, most, " værdier")}${item && `, hver ${item}`}`,
  object: (fields) => (fields ? `et objekt med ${fields}` : "et objekt"),
  nothing: "null",
  ifMatch: 'If-Match skal være den version, du har læst, i anførselstegn, for eksempel "3".',
  idempotencyKey:
    "Idempotency-Key skal være 8 til 255 synlige ASCII-tegn uden mellemrum, for eksempel et UUID.",
  something: "som beskrevet i API'ets dokumentation",
};

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined)
    return unit ? ` på ${least} til ${most}${unit}` : ` fra ${least} til ${most}`;
  if (most !== undefined) return unit ? ` på højst ${most}${unit}` : ` på højst ${most}`;
  if (least !== undefined) return unit ? ` på mindst ${least}${unit}` : ` på mindst ${least}`;
  return "";
}

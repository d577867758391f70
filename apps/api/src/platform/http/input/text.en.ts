/** What a refused request is told: the field, what is expected there, and an example. */
export const text = {
  wrong: (field: string, expectation: string, example: string) =>
    `${field} must be ${expectation}${example && `, for example ${example}`}.`,
  missing: (field: string, expectation: string, example: string) =>
    `${field} is missing. It must be ${expectation}${example && `, for example ${example}`}.`,
  unknownFields: (field: string, known: string) =>
    `${field} has fields that are not known here. The known ones are: ${known}.`,
  cursor: (field: string) =>
    `${field} must be the nextCursor of the previous page, unchanged. Leave it out for the first page.`,
  unreadable: {
    text: (field: string) =>
      `${field} must be text of whole Unicode characters without U+0000, for example "Ådal".`,
    number: (field: string) => `${field} must be a finite number, for example 12.5.`,
    depth: (field: string) =>
      `${field} must not be nested deeper than 64 levels, for example {"name":"Ådal"}.`,
  },
  anyOf: (parts: readonly string[]) => parts.join(" or "),
  oneOf: (values: string) => `one of ${values}`,
  exactly: (value: string) => value,
  uuid: "a UUID",
  date: "a date as year-month-day",
  dateTime: "a time in ISO 8601 format",
  pattern: (pattern: string) => `text of the form ${pattern}`,
  text: (least: number | undefined, most: number | undefined) =>
    `text${range(least === 0 ? undefined : least, most, " characters")}`,
  boolean: "true or false",
  wholeNumber: (least: number | undefined, most: number | undefined) =>
    `a whole number${range(least, most, "")}`,
  number: (least: number | undefined, most: number | undefined) =>
    `a number${range(least, most, "")}`,
  list: (least: number | undefined, most: number | undefined, item: string) =>
    `a list${range(least === 0 ? undefined : least, most, " values")}${item && `, each ${item}`}`,
  object: (fields: string) => (fields ? `an object with ${fields}` : "an object"),
  nothing: "null",
  ifMatch: 'If-Match must be the version that was read, in quotes, for example "3".',
  idempotencyKey:
    "Idempotency-Key must be 8 to 255 printable ASCII characters without spaces, for example a UUID.",
  something: "as described in the API documentation",
};

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined)
    return unit ? ` of ${least} to ${most}${unit}` : ` from ${least} to ${most}`;
  if (most !== undefined) return unit ? ` of at most ${most}${unit}` : ` of at most ${most}`;
  if (least !== undefined) return unit ? ` of at least ${least}${unit}` : ` of at least ${least}`;
  return "";
}

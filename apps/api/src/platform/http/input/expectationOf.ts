import { alternativesOf, type JsonSchema } from "./JsonSchema.ts";
import type { text as en } from "./text.en.ts";

const MAX_VALUES = 12;
// zod states the safe integers as bounds of every whole number; no one needs to hear of them.
const isStated = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

/** What a schema expects, in words. */
export function expectationOf(schema: JsonSchema, text: typeof en): string {
  if (schema.const !== undefined) return text.exactly(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return text.oneOf(valuesOf(schema.enum));
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0)
    return text.anyOf([...new Set(alternatives.map((each) => expectationOf(each, text)))]);
  switch (schema.type) {
    case "string":
      return textExpectation(schema, text);
    case "integer":
      return text.wholeNumber(isStated(schema.minimum), isStated(schema.maximum));
    case "number":
      return text.number(schema.minimum, schema.maximum);
    case "boolean":
      return text.boolean;
    case "null":
      return text.nothing;
    case "array":
      return text.list(
        schema.minItems,
        schema.maxItems,
        schema.items ? expectationOf(schema.items, text) : "",
      );
    case "object":
      return text.object((schema.required ?? []).join(", "));
    default:
      return text.something;
  }
}

function textExpectation(schema: JsonSchema, text: typeof en): string {
  if (schema.format === "uuid") return text.uuid;
  if (schema.format === "date") return text.date;
  if (schema.format === "date-time") return text.dateTime;
  if (schema.pattern !== undefined) return text.pattern(schema.pattern);
  return text.text(schema.minLength, schema.maxLength);
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > MAX_VALUES ? ["…"] : [])].join(", ");
}

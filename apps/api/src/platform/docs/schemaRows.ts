import type { Json } from "./jsonSchema.ts";

type Part = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  additionalProperties?: Part | boolean;
};

export type SchemaRow = { name: string; type: string; isRequired: boolean };

/** Deeper than this a page is no help; the machine-readable form has it all. */
const DEEPEST = 2;
const MAX_VALUES = 12;
/** Bounds that only say that a number is a number. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** The fields of a schema one a line, inner ones by their path. */
export function schemaRows(schema: Json): SchemaRow[] {
  return rowsOf(schema, "", 1);
}

/** What a value may be, in few words. */
export function typeInWords(schema: Json): string {
  return words(schema);
}

function rowsOf(part: Part, path: string, depth: number): SchemaRow[] {
  const fields = fieldsOf(part);
  return Object.entries(fields.properties).flatMap(([key, field]) => {
    const name = path === "" ? key : `${path}.${key}`;
    const own = { name, type: words(field), isRequired: fields.required.has(key) };
    const inner = insideOf(field);
    const isList = field.type === "array" || inner.type === "array";
    return depth < DEEPEST ? [own, ...rowsOf(inner, isList ? `${name}[]` : name, depth + 1)] : own;
  });
}

/** Of one that may be several things: the fields of all of them. */
function fieldsOf(part: Part): { properties: Record<string, Part>; required: Set<string> } {
  const choices = choicesOf(part);
  if (choices === null) {
    const { properties } = part.items ?? part;
    return { properties: properties ?? {}, required: new Set((part.items ?? part).required) };
  }
  const all = choices.map(fieldsOf);
  const properties: Record<string, Part> = {};
  for (const choice of all)
    for (const [name, field] of Object.entries(choice.properties)) {
      const known = properties[name];
      properties[name] = known ? either(known, field) : field;
    }
  const [first, ...others] = all.map((choice) => choice.required);
  const inAll = [...(first ?? [])].filter((name) => others.every((other) => other.has(name)));
  const required = new Set(inAll);
  return { properties, required };
}

const choicesOf = ({ anyOf, oneOf, allOf }: Part) => anyOf ?? oneOf ?? allOf ?? null;

const either = (a: Part, b: Part): Part => ({ anyOf: [...(a.anyOf ?? [a]), ...(b.anyOf ?? [b])] });

/** What a list holds, and what there is where something may also be missing. */
function insideOf(part: Part): Part {
  const [only, ...others] = (choicesOf(part) ?? []).filter(({ type }) => type !== "null");
  const inner = only !== undefined && others.length === 0 ? only : part;
  return inner.items ?? inner;
}

function words(part: Part): string {
  const choices = choicesOf(part);
  const base = choices ? [...new Set(choices.map(words))].join(" or ") : plainWords(part);
  return part.default === undefined ? base : `${base}, usually ${JSON.stringify(part.default)}`;
}

function plainWords(part: Part): string {
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.enum)
    return (
      part.enum
        .slice(0, MAX_VALUES)
        .map((value) => JSON.stringify(value))
        .join(", ") + (part.enum.length > MAX_VALUES ? " …" : "")
    );
  if (part.type === "array") {
    const most = part.maxItems === undefined ? "" : `, at most ${part.maxItems}`;
    return `list of ${part.items ? words(part.items) : "anything"}${most}`;
  }
  const type = Array.isArray(part.type) ? part.type.join(" or ") : (part.type ?? "anything");
  const example = part.examples?.[0];
  return [
    part.format ? `${type} (${part.format})` : type,
    bounds(part),
    ...(part.maxLength === undefined ? [] : [`at most ${part.maxLength} characters`]),
    ...(example === undefined ? [] : [`for instance ${JSON.stringify(example)}`]),
  ]
    .filter(Boolean)
    .join(", ");
}

function bounds({ minimum, maximum }: Part): string {
  const least = minimum !== undefined && minimum > -LARGEST ? minimum : null;
  const most = maximum !== undefined && maximum < LARGEST ? maximum : null;
  if (least !== null && most !== null) return `${least} to ${most}`;
  if (least !== null) return `at least ${least}`;
  return most === null ? "" : `at most ${most}`;
}

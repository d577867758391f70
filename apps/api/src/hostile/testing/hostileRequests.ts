import type { Contract } from "@mars/contracts/platform/contract";
import { exampleOf } from "../../platform/http/input/exampleOf.ts";
import {
  alternativesOf,
  jsonSchemaOf,
  type JsonSchema,
} from "../../platform/http/input/JsonSchema.ts";
import { HOSTILE_HEADERS, HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostileValues.ts";

export type HostileRequest = {
  what: string;
  url: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
};
type Base = { params: Readonly<Record<string, string>>; query: string; body: unknown };

/** Every parameter and every field of a contract, in turn with every hostile value. */
export function* hostileRequests(contract: Contract, base: Base): Generator<HostileRequest> {
  const body = base.body ?? (contract.body && exampleOf(jsonSchemaOf(contract.body)));
  const ordinary = {
    url: addressOf(contract.path, base.params) + base.query,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  for (const [, name = ""] of contract.path.matchAll(/:(\w+)/g))
    for (const [kind, value] of Object.entries(HOSTILE_TEXTS)) {
      if (kind === "lone surrogate") continue;
      const url = addressOf(contract.path, { ...base.params, [name]: value }) + base.query;
      yield { ...ordinary, what: `${kind} as ${name}`, url };
    }
  const query = contract.query ? (jsonSchemaOf(contract.query).properties ?? {}) : {};
  for (const name of [...Object.keys(query), "neverHeardOf"]) {
    const pairs = [
      ...Object.entries(HOSTILE_TEXTS)
        .filter(([kind]) => kind !== "lone surrogate" && (name in query || kind === "U+0000"))
        .map(([kind, value]) => [kind, `${name}=${encodeURIComponent(value)}`]),
      ["twice", `${name}=1&${name}=2`],
      ["as list", `${name}[]=1`],
      ["as object", `${name}[a]=1`],
      ["half a character", `${name}=%ED%A0%80`],
      ["broken percent", `${name}=%E0%A4%A`],
    ];
    const path = addressOf(contract.path, base.params);
    for (const [kind, pair] of pairs)
      yield { ...ordinary, what: `${kind} as query.${name}`, url: `${path}?${pair}` };
  }
  for (const name of headersReadBy(contract)) yield* hostileHeaders(ordinary, name);
  if (contract.body === undefined) return;
  const fields = fieldsOf(jsonSchemaOf(contract.body));
  for (const path of fields)
    for (const [kind, value] of Object.entries(HOSTILE_VALUES))
      yield {
        ...ordinary,
        what: `${kind} as body.${path.join(".")}`,
        body: JSON.stringify(replaced(body, path, value)),
      };
  yield { ...ordinary, what: "number beyond double", body: "1e400" };
  yield { ...ordinary, what: "broken JSON", body: '{"a":' };
  yield { ...ordinary, what: "hostile prototype", body: '{"__proto__":{"a":1}}' };
  yield { ...ordinary, what: "too deep", body: "[".repeat(50_000) + "]".repeat(50_000) };
}

/** A request as it should be but for one header. */
export function* hostileHeaders(
  ordinary: Pick<HostileRequest, "url" | "body">,
  name: string,
): Generator<HostileRequest> {
  for (const value of HOSTILE_HEADERS[name] ?? []) {
    const what = `${JSON.stringify(value.slice(0, 40))} as ${name}`;
    yield { ...ordinary, what, headers: { [name]: value } };
  }
}

/** What differs by contract; the rest is read before a contract is known. */
function headersReadBy({ method, versioned, body }: Contract): string[] {
  return [
    ...(versioned ? ["if-match"] : []),
    ...(method === "GET" ? [] : ["idempotency-key"]),
    ...(body === undefined ? [] : ["content-type", "content-encoding"]),
  ];
}

export function addressOf(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "1"));
}

/** Paths of every field in a schema, itself first; of lists the first item. */
function fieldsOf(schema: JsonSchema, path: readonly string[] = []): string[][] {
  const inner: [string, JsonSchema][] = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [["0", schema.items] as [string, JsonSchema]] : []),
    ...(typeof schema.additionalProperties === "object" && schema.additionalProperties.type
      ? [["name", schema.additionalProperties] as [string, JsonSchema]]
      : []),
  ];
  const found = [
    [...path],
    ...inner.flatMap(([name, part]) => fieldsOf(part, [...path, name])),
    ...alternativesOf(schema).flatMap((part) => fieldsOf(part, path)),
  ];
  return [...new Map(found.map((each) => [each.join("."), each])).values()];
}

function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (step === "0") {
    const list = Array.isArray(value) ? value : [];
    return [replaced(list[0], rest, by), ...list.slice(1)];
  }
  const object = typeof value === "object" && value !== null ? value : {};
  return { ...object, [step]: replaced(Reflect.get(object, step), rest, by) };
}

import type { Json } from "./jsonSchema.ts";

/** Shorter ones are as well read where they stand. */
const WORTH_A_NAME = 200;

/** Schemas of answers by name: one that several calls answer with is told once. */
export class NamedSchemas {
  readonly all: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  refer(name: string, schema: Json): Json {
    const content = JSON.stringify(schema);
    if (content.length < WORTH_A_NAME) return schema;
    const known = this.#names.get(content);
    if (known !== undefined) return { $ref: `#/components/schemas/${known}` };
    this.#names.set(content, name);
    this.all[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

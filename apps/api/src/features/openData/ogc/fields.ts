import { type RawBuilder, sql } from "kysely";

export type FieldType = "string" | "number" | "boolean" | "date-time";

/** A property of a collection's features: what it is called, what it is, and where it is read. */
export type Field = {
  name: string;
  title: string;
  /** Null where only the data know: attributes that came with a dataset. */
  type: FieldType | null;
  format?: "uuid" | "date";
  /** Where it is one of few. */
  values?: readonly string[];
  /** The value as the database compares it; nothing where the data have another type there. */
  as(type: FieldType): RawBuilder<unknown>;
};

type More = Pick<Field, "format" | "values">;

function column(type: FieldType) {
  return (name: string, title: string, value: RawBuilder<unknown>, more: More = {}): Field => ({
    name,
    title,
    type,
    ...more,
    as: () => value,
  });
}

export const text = column("string");
export const number = column("number");
export const yesNo = column("boolean");
export const moment = column("date-time");

const castings: Record<FieldType, (value: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  string: (value) => value,
  number: (value) => sql`(${value})::double precision`,
  boolean: (value) => sql`(${value})::boolean`,
  "date-time": () => sql`null::timestamptz`,
};

/** An attribute of a dataset: read as what it is compared with, where the data have it as that. */
export function attribute(name: string, title: string): Field {
  const value = sql`(attributes ->> ${name}::text)`;
  return {
    name,
    title,
    type: null,
    as: (type) =>
      type === "string"
        ? value
        : sql`(case when jsonb_typeof(attributes -> ${name}::text) = ${type}::text then ${castings[type](value)} end)`,
  };
}

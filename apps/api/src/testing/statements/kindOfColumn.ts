import type { Kind } from "./claimedColumns.ts";

/** Array types have numbers of their own; a row of pg_type tells what they hold. */
export type ColumnType = { name: string; category: string };

/** The kinds of value that a column of this type arrives as, given `platform/database/typeParsers.ts`. */
export function kindOfColumn({ name, category }: ColumnType): Kind {
  if (name === "json" || name === "jsonb") return "any";
  if (name === "bytea") return "bytes";
  if (name === "date") return "string";
  switch (category) {
    case "A":
      return "list";
    case "B":
      return "boolean";
    case "N":
      return name === "oid" || !name.startsWith("reg") ? "number" : "string";
    case "D":
      return name.startsWith("timestamp") ? "date" : "string";
    default:
      return "string";
  }
}

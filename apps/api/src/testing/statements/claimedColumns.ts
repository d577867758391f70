import { ts } from "@ts-morph/common";

/** What the code says of a column: the kinds of value it can hold, null left out. */
export type ClaimedColumn = { kinds: Set<Kind>; isOptional: boolean };

export type Kind = "string" | "number" | "boolean" | "date" | "bytes" | "list" | "object" | "any";

/** The columns of the row type that is next to a statement; null where none is claimed. */
export function claimedColumns(
  checker: ts.TypeChecker,
  template: ts.TaggedTemplateExpression,
): Map<string, ClaimedColumn> | null {
  const [argument] = template.typeArguments ?? [];
  if (!argument) return null;
  const row = checker.getTypeFromTypeNode(argument);
  const columns = new Map<string, ClaimedColumn>();
  for (const property of checker.getPropertiesOfType(row)) {
    const type = checker.getTypeOfSymbol(property);
    columns.set(property.name, {
      kinds: kindsOf(checker, type),
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    });
  }
  return columns;
}

function kindsOf(checker: ts.TypeChecker, type: ts.Type): Set<Kind> {
  const parts = type.isUnion() ? type.types : [type];
  return new Set(parts.flatMap((part) => kindOf(checker, part) ?? []));
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind | null {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return null;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return "any";
  if (flags & ts.TypeFlags.StringLike) return "string";
  if (flags & ts.TypeFlags.NumberLike) return "number";
  if (flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (type.isIntersection() && type.types.some((each) => each.flags & ts.TypeFlags.StringLike)) {
    return "string";
  }
  if (checker.isArrayLikeType(type)) return "list";
  if (type.symbol?.name === "Date") return "date";
  if (type.symbol?.name === "Buffer") return "bytes";
  return "object";
}

import { fieldNames, isSameValue } from "./mergeFields.ts";

/** The record's fields as the user sees them: with what is typed here. */
type Typed<F> = { mine: Partial<F>; typed: Partial<F> };

export function shownFields<F extends object>(fields: F, { mine, typed }: Typed<F>): F {
  const same = fieldNames<F>(typed).filter((name) => isSameValue(name, typed[name], fields[name]));
  const asTyped = Object.fromEntries(same.map((name) => [name, typed[name]]));
  return { ...fields, ...asTyped, ...mine };
}

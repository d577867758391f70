type Value = string | number | boolean | Date | null | undefined | readonly Value[] | Nested;
type Nested = { readonly [key: string]: Value };
export type QueryParameters = Nested;

/** SPEC 7: nested parameters are joined with dots, null values are skipped. */
export function queryString(parameters: QueryParameters): string {
  const search = new URLSearchParams();
  append(search, "", parameters);
  return search.toString();
}

function append(search: URLSearchParams, name: string, value: Value): void {
  if (value === null || value === undefined) return;
  if (value instanceof Date) search.append(name, value.toISOString());
  else if (isList(value)) for (const item of value) append(search, name, item);
  else if (typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      append(search, name ? `${name}.${key}` : key, inner);
  else search.append(name, String(value));
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

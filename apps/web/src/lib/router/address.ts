import type { WebPath } from "@mars/contracts/pages/webRoutes";
import { type QueryParameters, queryString } from "../http/queryString.ts";

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `/plans/:id` has `{ id: string }`. */
export type PathParams<P extends string> = Record<ParamNames<P>, string>;

/** A page of the product with what its address needs; a wrong path or a missing parameter is a type error. */
export type Destination<P extends WebPath = WebPath> = {
  to: P;
  search?: QueryParameters;
  hash?: string;
} & ([ParamNames<P>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<P>, string | number> });

export function addressOf<P extends WebPath>(destination: Destination<P>): string {
  const params = (destination.params ?? {}) as Record<string, string | number>;
  const path = destination.to.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = destination.search ? queryString(destination.search) : "";
  return path + (search && `?${search}`) + (destination.hash ? `#${destination.hash}` : "");
}

/** The parameters of a pathname under a pattern, or null when it is another page's. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = pathname.replace(/(?<=.)\/$/, "").split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const piece = given[index] ?? "";
    if (part.startsWith(":")) {
      if (piece === "") return null;
      params[part.slice(1)] = decoded(piece);
    } else if (part !== piece) return null;
  }
  return params;
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    // A stray % typed by hand is not worth a broken page.
    return piece;
  }
}

/** Texts as they are in the address; a repeated name is a list. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = parsed[name];
    parsed[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return parsed;
}

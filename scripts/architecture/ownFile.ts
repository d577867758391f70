import { posix } from "node:path";

const PACKAGES: ReadonlySet<string> = new Set(["domain", "contracts", "wording", "embedded"]);

/** The path inside the project that an import means, or undefined for an installed package. */
export function ownFile(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  const [, name, rest = ""] = /^@mars\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  if (PACKAGES.has(name)) return `packages/${name}/src/${rest}`;
  if (name === "data" || name === "e2e" || name === "bench") return `${name}/${rest}`;
  return `apps/${name}/${rest}`;
}

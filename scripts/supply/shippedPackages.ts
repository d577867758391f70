import { readFileSync } from "node:fs";
import { join } from "node:path";

export type ShippedPackage = { name: string; version: string; licence: string };

type Lock = {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; link?: boolean; devOptional?: boolean }
  >;
};

/** Every package that is installed where the product runs, from the lock file. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const shipped = Object.entries(packages)
    .filter(([path, one]) => path.includes("node_modules/") && !one.dev && !one.link)
    .map(([path, { version = "", license = "" }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
    }));
  const byKey = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byKey.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"),
  );
}

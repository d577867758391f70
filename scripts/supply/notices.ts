import type { ShippedPackage } from "./shippedPackages.ts";

/** Licences whose terms a notice fulfils; anything else is looked at by a person first. */
const SIMPLE = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "Zlib",
  "OFL-1.1",
]);

/** Looked at, and what follows from it. */
const WEIGHED: Readonly<Record<string, string>> = {
  "gdal3.js":
    "LGPL: an unmodified file of its own in `node_modules/gdal3.js`, loaded at run time; put another build there to replace it. Sources: the package's repository.",
  "@resvg/resvg-wasm":
    "MPL-2.0: unmodified files of its own in `node_modules/@resvg/resvg-wasm`. Sources: the package's repository.",
  dompurify: "Used under Apache-2.0, one of its two licences.",
};

/** Names of packages whose licence no one has weighed. */
export function unreviewed(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ name, licence }) => !(name in WEIGHED) && !isSimple(licence))
    .map(({ name, licence }) => `${name} (${licence || "no licence named"})`);
}

function isSimple(licence: string): boolean {
  const parts = licence.replaceAll(/[()]/g, "").split(/ AND /);
  return parts.every((part) => SIMPLE.has(part.trim()));
}

/** NOTICES.md; each package's own licence text lies in its folder and goes along with it. */
export function notices(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence }) =>
      `| ${name} | ${version} | ${licence} | ${WEIGHED[name] ?? ""} |`,
  );
  return [
    "# Notices",
    "",
    "MARS is licensed under the [EUPL-1.2](LICENSE). It is shipped with these packages, unmodified; the text of each licence lies in the package's folder. `npm run notices` writes this file.",
    "",
    "| package | version | licence | |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

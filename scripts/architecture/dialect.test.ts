import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that stop a newcomer, and what to write instead (CONTRIBUTING.md, Plain English). */
const DIALECT = [
  /\banew\b|\bonce more\b/gi, // again
  /\bsomebody\b|\bnobody\b|\bwhoever\b/gi, // someone, no one, the caller
  /\bwork(?:s|ed|ing)? out\b/gi, // compute
  /\bmend(?:s|ed)?\b/gi, // fix
  /\bbeside\b/gi, // next to
  /\bhad back\b|\btaken back\b/gi, // restored, undone
  /\bgives? way\b/gi, // yields, is evicted
  /\bgo(?:es)? on\b/gi, // continues
  /\bis (?:away|gone)\b/gi, // is unavailable
  /\b(?:is|are|was|were) told\b/gi, // is shown, is reported
  /\bstands?\b|\bstood\b/gi, // is, appears
  /\b(?:is|are) held to\b/gi, // is checked against
] as const;

/** May only go down: lower it when you have removed some. */
const MOST = 1_344;

test("the dialect's words become fewer, never more", () => {
  const files = globSync(
    "{*.md,{packages,apps,data,scripts,bench,trust,docs}/**/*.{ts,tsx,mjs,md}}",
    {
      exclude: (name) => /node_modules|\/dist|CHANGELOG|dialect\.test/.test(name),
    },
  );
  const counts = files.map((path) => {
    const text = readFileSync(path, "utf8");
    return DIALECT.reduce((sum, word) => sum + [...text.matchAll(word)].length, 0);
  });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST);
});

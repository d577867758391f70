import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes(".test."))
    .map((path) => readFileSync(path, "utf8"));
const keyed = /^ +"([a-z]+\.[a-z-]+)":/gm;

/** Codes that features of the API declare next to their routes. */
const ofFeatures = sourcesOf("apps/api/src/features/**/*.ts").flatMap((source) => {
  const declared = source.split("declareProblems({")[1]?.split("\n});")[0] ?? "";
  return [...declared.matchAll(keyed)].map((key) => key[1]!);
});
const ofPlatform = [
  ...readFileSync("apps/api/src/platform/problems/problemCodes.ts", "utf8").matchAll(keyed),
].map((key) => key[1]!);
/** Danish sentences that parts of the web app give to codes. */
const sentences = sourcesOf("apps/web/src/**/*[tT]ext{,.da}.ts").flatMap((source) =>
  [
    ...(source.split(/^ {2}en: \{/m)[0] ?? "").matchAll(
      /^ +"([a-z]+\.[a-z-]+)(?:_one|_other)?":\s+"([^"]*)"/gm,
    ),
  ].map(([, code, sentence]) => ({ code: code!, sentence: sentence! })),
);
/**
 * Uploads are told by the API in both languages; statistics are recorded in silence, no page offers
 * to switch decisions off, and files are plain links, answered by the server itself. Logout tokens
 * come from the authority, and no page sends a status that the contract does not know.
 */
const isNotOurs = (code: string) =>
  /^(?:tracking|upload|message|download|logout)\.|^lifecycle\.unknown-status$/.test(code);

test("[C3] every refusal of a feature has a sentence on the page", () => {
  expect(ofFeatures.length).toBeGreaterThan(60);
  const told = new Set(sentences.map(({ code }) => code));
  expect(ofFeatures.filter((code) => !told.has(code) && !isNotOurs(code))).toEqual([]);
});

test("[C3] what any page may meet is told by the server, not by the page visited first", () => {
  expect(ofPlatform.length).toBeGreaterThan(20);
  expect(sentences.filter(({ code }) => ofPlatform.includes(code))).toEqual([]);
});

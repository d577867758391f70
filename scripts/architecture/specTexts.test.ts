import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Rows of docs/spec-texts.md: SPEC's text, the file that holds it, the test that sees it. */
const rows = readFileSync("docs/spec-texts.md", "utf8")
  .split("\n")
  .filter((line) => /^\| [0-9]/.test(line))
  .map((line) => {
    const [text, file, seenBy] = [...line.matchAll(/`([^`]+)`/g)].map((cell) => cell[1]!);
    return { text: text!, file: file!, seenBy: seenBy! };
  });

/** Figures may stand where the table has names: `{id}`. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".{1,60}?"));
}

test("the table lists SPEC's texts", () => expect(rows.length).toBeGreaterThan(55));

test.each(rows)("'$text' stands in the product and is seen by a test", (row) => {
  expect(readFileSync(row.file, "utf8")).toMatch(patternOf(row.text));
  expect(row.seenBy).toMatch(/\.(?:test|e2e)\.tsx?$/);
  expect(readFileSync(row.seenBy, "utf8")).toMatch(patternOf(row.text));
});

import { expect, test } from "vitest";
import { mutantsOf } from "./mutantsOf.ts";

test.each([
  ["const a = b < c;", "const a = b <= c;"],
  ["const a = b === c;", "const a = b !== c;"],
  ["const a = b && c;", "const a = b || c;"],
  ["const a = !b;", "const a = b;"],
  ["const a = b * c;", "const a = b / c;"],
  ["const days = 180;", "const days = 1800;"],
  ["const a = true;", "const a = false;"],
  ["function f() { if (a) return; }", "function f() { if (false) return; }"],
  ["save(a);", "void 0;"],
])("%s becomes %s", (source, changed) => {
  const [mutant] = mutantsOf("a.ts", source);
  const { start, end, replacement } = mutant!;
  expect(source.slice(0, start) + replacement + source.slice(end)).toBe(changed);
});

test("types and imports have no mutants", () => {
  expect(mutantsOf("a.ts", 'import a from "a"; type B = { c: true | 5 };')).toEqual([]);
});

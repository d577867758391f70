import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPreloads, withPreloads } from "./pagePreloads.ts";

test("a page's own files are named in its head", () => {
  const html = withPreloads("<head></head>", ["assets/Front-1.js", "assets/Front-1.css"]);
  expect(html).toBe(
    '<head><link rel="modulepreload" crossorigin href="/assets/Front-1.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/Front-1.css"></head>',
  );
  expect(withPreloads("<head></head>")).toBe("<head></head>");
});

test("a build without the list, or with a broken one, names none", () => {
  const folder = mkdtempSync(join(tmpdir(), "mars-preloads-"));
  expect(readPreloads(folder)).toEqual({});
  writeFileSync(join(folder, "preloads.json"), "{");
  expect(readPreloads(folder)).toEqual({});
  writeFileSync(join(folder, "preloads.json"), '{"/":["a.js"]}');
  expect(readPreloads(folder)).toEqual({ "/": ["a.js"] });
  rmSync(folder, { recursive: true });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadKeys } from "./keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mars-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("[A1] the keys of the first start are the keys of the next", () => {
  expect(loadKeys(folder)).toEqual(loadKeys(folder));
  expect(readdirSync(folder)).toEqual(["keys.json"]);
});

test("a broken key file gives one clear sentence instead of new keys", () => {
  writeFileSync(join(folder, "keys.json"), "{");
  expect(() => loadKeys(folder)).toThrow("cannot be read; remove it to have new keys made.");
});

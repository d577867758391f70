import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { temporaryBelow } from "./temporaryBelow.ts";

const folder = mkdtempSync(join(tmpdir(), "mars-below-"));
vi.stubEnv("TMPDIR", tmpdir());
const before = tmpdir();
afterEach(() => void (process.env.TMPDIR = before));

test("temporary files of a command lie below the data folder, and go with it", () => {
  const remove = temporaryBelow(folder);
  expect(tmpdir()).toContain(join(folder, "imports"));
  writeFileSync(join(tmpdir(), "download"), "x");
  remove();
  expect(readdirSync(join(folder, "imports"))).toEqual([]);
});

test("what a killed command left days ago is removed; what another one uses is not", () => {
  const [old, used] = ["run-old", "run-used"].map((name) => join(folder, "imports", name));
  for (const path of [old!, used!]) mkdirSync(path, { recursive: true });
  utimesSync(old!, new Date("2026-01-01"), new Date("2026-01-01"));
  temporaryBelow(folder)();
  expect([existsSync(old!), existsSync(used!)]).toEqual([false, true]);
});

test("a data folder that cannot be made leaves the system's", () => {
  writeFileSync(join(folder, "a-file"), "");
  temporaryBelow(join(folder, "a-file"))();
  expect(tmpdir()).toBe(before);
});

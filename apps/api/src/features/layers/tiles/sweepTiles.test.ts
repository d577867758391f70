import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sweepTiles } from "./TileStore.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mars-tiles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a tile and tells what it takes on the disk. */
function made(set: string, name: string): number {
  const path = join(folder, set, "1");
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, `${name}.mvt.gz`), Buffer.alloc(3000, "x"));
  return statSync(join(path, `${name}.mvt.gz`)).blocks * 512;
}
const left = () =>
  readdirSync(folder).flatMap((set) => readdirSync(join(folder, set, "1")).map((name) => name));

test("beyond the bound the finest tiles of all sets go first, until a fifth of the room is free", async () => {
  const bytes = made("wetlands", "13-1-1");
  made("wetlands", "2-0-0");
  made("protected", "12-5-5");
  made("protected", "9-1-0");
  made("protected", "0-0-0");
  await sweepTiles(folder, 5 * bytes);
  expect(left()).toHaveLength(5);
  await sweepTiles(folder, 4 * bytes);
  expect(left().toSorted()).toEqual(["0-0-0.mvt.gz", "2-0-0.mvt.gz", "9-1-0.mvt.gz"]);
});

test("a folder that is not there is no fault", async () => {
  await expect(sweepTiles(join(folder, "none"), 1)).resolves.toBeUndefined();
});

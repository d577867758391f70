import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { TileStore } from "./TileStore.ts";

test("the tile that was not asked for the longest makes room", async () => {
  const store = new TileStore(null, 250);
  const ask = (name: string) =>
    store.tile("set", "1", name, { make: async () => Buffer.alloc(100), lasts: false });
  await ask("a");
  await ask("b");
  await ask("a");
  await ask("c");
  const held = ["a", "b", "c"].filter((name) => store.held("set", "1", name) !== undefined);
  expect(held).toEqual(["a", "c"]);
});

test("a tile that many ask for at once is made once", async () => {
  const store = new TileStore(null);
  let made = 0;
  const make = async () => Buffer.from(`tile ${(made += 1)}`);
  const ask = () => store.tile("set", "1", "a", { make, lasts: false });
  await Promise.all([ask(), ask(), ask()]);
  expect(made).toBe(1);
});

test("on disk lie the tiles that hold something, within the bound", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mars-tiles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = new TileStore(folder);
  const ask = (name: string, bytes: number) =>
    store.tile("set", "1", name, { make: async () => Buffer.alloc(bytes), lasts: true });
  await ask("13-9-9", 0);
  await ask("3-1-1", 100);
  await ask("13-1-1", 100);
  const kept = () => readdirSync(join(folder, "set", "1")).toSorted();
  expect(kept()).toEqual(["13-1-1.mvt.gz", "3-1-1.mvt.gz"]);
  await store.sweep(6000);
  expect(kept()).toEqual(["3-1-1.mvt.gz"]);
});

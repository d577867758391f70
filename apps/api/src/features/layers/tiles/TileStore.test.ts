import { expect, test } from "vitest";
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

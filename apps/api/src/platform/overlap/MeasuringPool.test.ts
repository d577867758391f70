import { afterAll, beforeAll, expect, test } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MeasuringPool, type Measured } from "./MeasuringPool.ts";
import { openPackedLayer, savePackedLayer } from "./packedLayerFile.ts";
import { packLayer } from "./packLayer.ts";

const square = (x: number, y: number, side: number): Float64Array =>
  Float64Array.from([x, y, x + side, y, x + side, y + side, x, y + side, x, y]);
const grid = Array.from({ length: 400 }, (_, i) => ({
  id: i,
  polygons: [[square(500_000 + 100 * (i % 20), 6_200_000 + 100 * Math.floor(i / 20), 50)]],
  figures: [i],
}));

let pool: MeasuringPool;
beforeAll(async () => {
  pool = new MeasuringPool(2);
  pool.addLayer("a", await packLayer(grid, ["rank"]));
  pool.addLayer("b", await packLayer(grid.slice(0, 1)));
});
afterAll(() => pool.close());

async function measure(side: number, keys: string[]): Promise<Measured[]> {
  const all: Measured[] = [];
  await pool.measure([[square(500_000, 6_200_000, side)]], keys, (one) => all.push(one));
  return all.toSorted((a, b) => a.key.localeCompare(b.key));
}

test.each([
  { how: "on the calling thread", side: 1_000 },
  { how: "by the workers", side: 2_950 },
])("[S2] areas are measured $how alike", async ({ side }) => {
  const perSide = Math.min(20, Math.ceil(side / 100));
  const [a, b, missing] = await measure(side, ["a", "b", "c"]);
  expect(a).toMatchObject({ overlap: { overlapM2: perSide * perSide * 2_500 } });
  expect(b).toMatchObject({ overlap: { overlapM2: 2_500, features: [{ featureId: 0 }] } });
  expect(missing).toHaveProperty("fault");
});

test("[S2] two areas asked for at once get their own answers", async () => {
  const [large, small] = await Promise.all([measure(2_950, ["a"]), measure(1_450, ["a"])]);
  expect(large[0]).toMatchObject({ overlap: { overlapM2: 1_000_000 } });
  expect(small[0]).toMatchObject({ overlap: { overlapM2: 225 * 2_500 } });
});

test("a packed layer survives its file, figures and all", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mars-pack-"));
  try {
    const path = join(folder, "layers", "1.pack");
    await savePackedLayer(await packLayer(grid, ["rank"]), path);
    const layer = await openPackedLayer(path);
    expect(layer?.featureCount).toBe(400);
    expect(layer?.figures[0]?.[399]).toBe(399);
    expect(await openPackedLayer(join(folder, "none.pack"))).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Room is made for more than the next tile. */
const WANTED_SHARE = 0.8;

type Tile = { path: string; bytes: number; zoom: number };

/**
 * Keeps the folder of tiles within its bound. Those of the finest zoom go first: anybody can ask for
 * millions of them, they are made quickest, and few people look at the same one.
 */
export async function sweepTiles(folder: string, limitBytes: number): Promise<void> {
  const tiles = await tilesIn(folder);
  let bytes = tiles.reduce((sum, tile) => sum + tile.bytes, 0);
  if (bytes <= limitBytes) return;
  for (const tile of tiles.toSorted((a, b) => b.zoom - a.zoom)) {
    if (bytes <= WANTED_SHARE * limitBytes) return;
    await rm(tile.path, { force: true });
    bytes -= tile.bytes;
  }
}

async function tilesIn(folder: string): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const set of await readdir(folder).catch(() => []))
    for (const version of await readdir(join(folder, set)).catch(() => []))
      for (const name of await readdir(join(folder, set, version)).catch(() => [])) {
        const path = join(folder, set, version, name);
        const found = await stat(path).catch(() => null);
        // What a file takes on the disk, which for a small one is more than it holds.
        if (found) tiles.push({ path, bytes: found.blocks * 512, zoom: Number.parseInt(name, 10) });
      }
  return tiles;
}

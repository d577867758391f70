import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

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

/** Packed tiles by set and version: in memory while asked for, on disk across restarts. */
export class TileStore {
  readonly #folder: string | null;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #versions = new Map<string, string>();
  /** Tiles written since the folder was last swept; no one has looked at it before the first time. */
  #hasGrown = true;

  constructor(folder: string | null, memoryBytes = 64 * 1024 * 1024) {
    this.#folder = folder;
    this.#kept = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: (tile, key) => tile.length + key.length,
    });
  }

  /** The tile if it lies in memory. */
  held(set: string, version: string, name: string): Buffer | undefined {
    return this.#kept.get(`${set}/${version}/${name}`);
  }

  /** The tile under this name, made at most once at a time however many ask for it. */
  async tile(
    set: string,
    version: string,
    name: string,
    { make, lasts }: { make: () => Promise<Buffer>; lasts: boolean },
  ): Promise<Buffer> {
    const key = `${set}/${version}/${name}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const running = this.#making.get(key);
    if (running) return running;
    const work = this.#load(set, version, name, lasts ? make : null, make)
      .then((tile) => {
        this.#kept.set(key, tile);
        return tile;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, work);
    return work;
  }

  async #load(
    set: string,
    version: string,
    name: string,
    lasting: (() => Promise<Buffer>) | null,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    if (lasting === null || this.#folder === null) return make();
    const folder = join(this.#folder, safe(set), safe(version));
    const path = join(folder, `${name}.mvt.gz`);
    try {
      return await readFile(path);
    } catch {
      const tile = await make();
      // Anybody may ask for a million places where there is nothing: those leave nothing either.
      if (tile.length > 0) await this.#write(folder, path, tile);
      await this.#forgetOthers(set, version);
      return tile;
    }
  }

  /** Removes tiles beyond the bound; they are made again when asked for. */
  async sweep(limitBytes: number): Promise<void> {
    if (this.#folder === null || !this.#hasGrown) return;
    this.#hasGrown = false;
    await sweepTiles(this.#folder, limitBytes);
  }

  async #write(folder: string, path: string, tile: Buffer): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      // Other processes read the same folder: a tile appears whole or not at all.
      const half = `${path}.${randomUUID()}`;
      await writeFile(half, tile);
      await rename(half, path);
      this.#hasGrown = true;
    } catch {
      // A full or read-only disk costs speed, not tiles.
    }
  }

  async #forgetOthers(set: string, version: string): Promise<void> {
    if (this.#folder === null || this.#versions.get(set) === version) return;
    this.#versions.set(set, version);
    const folder = join(this.#folder, safe(set));
    const others = (await readdir(folder).catch(() => [])).filter((name) => name !== safe(version));
    await Promise.all(
      others.map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
  }
}

function safe(name: string): string {
  return name.replaceAll(/[^\w.-]/g, "_");
}

import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Worker } from "node:worker_threads";
import type { Queryable } from "../../../platform/database/Database.ts";
import type { ChangeWatch } from "../../../platform/publicData/ChangeWatch.ts";
import { contentOrigins } from "../../../platform/sources/contentOrigins.ts";
import { withDeadline } from "../../../platform/time/withDeadline.ts";
import type { Collection } from "../ogc/collections.ts";
import { attributeTypes, changedAt, downloadRows } from "../ogc/queries.ts";
import { describeDownload, downloadColumns } from "./describeDownload.ts";
import type { DownloadFormat } from "./downloadFormats.ts";
import type { DownloadTask } from "./downloadWorker.ts";

const BATCH = 200;

/** Folders of files that are not finished. */
const HALF_MADE = "making-";
/** Nothing is made for this long: whoever began it is no longer there. */
const LEFT_MS = 3_600_000;
/** Room is made for more than the next file. */
const WANTED_SHARE = 0.8;

type Made = { path: string; bytes: number; usedMs: number };

/**
 * Keeps the folder of downloads within its bound: what a killed process left goes, and then whole
 * collections, the one no one has asked for longest first. They are made again when asked for.
 */
export async function sweepDownloads(
  folder: string,
  { limitBytes, nowMs }: { limitBytes: number; nowMs: number },
): Promise<void> {
  const made: Made[] = [];
  for (const collection of await readdir(folder).catch(() => []))
    for (const version of await readdir(join(folder, collection)).catch(() => [])) {
      const path = join(folder, collection, version);
      const found = await measure(path);
      if (found === null) continue;
      if (!version.startsWith(HALF_MADE)) made.push(found);
      else if (nowMs - found.usedMs > LEFT_MS) await rm(path, { recursive: true, force: true });
    }
  let bytes = made.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes <= limitBytes) return;
  for (const one of made.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= WANTED_SHARE * limitBytes) return;
    await rm(one.path, { recursive: true, force: true });
    bytes -= one.bytes;
  }
}

/** Null where it went away meanwhile. */
async function measure(path: string): Promise<Made | null> {
  const home = await stat(path).catch(() => null);
  if (home === null) return null;
  const files = await readdir(path).catch(() => []);
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(path, name)).catch(() => null))?.size ?? 0),
  );
  return { path, bytes: sizes.reduce((sum, size) => sum + size, 0), usedMs: home.mtimeMs };
}

/** Next to each file, the tag of its bytes. */
const TAG_ENDING = ".tag";

/**
 * Tags every file of a folder by its content. A name or a count would call different bytes the same
 * after a restart or at another instance, and a download that continues there would be spliced.
 */
async function writeTags(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, name)), hash);
    await writeFile(join(folder, `${name}${TAG_ENDING}`), `"${hash.digest("base64url")}"`);
  }
}

const topics = ["status", "reference", "land"] as const;

type Kept = { path: string; bytes: number; modifiedAt: Date; tag: string };

/**
 * The files of every collection in the product's own folder: made when first asked for after a
 * change, one collection at a time. While a newer one of an official dataset is made the older is
 * served; an older one of our own may tell of what has been withdrawn.
 */
export class DownloadStore {
  readonly #folder: string;
  readonly #database: Queryable;
  readonly #changes: ChangeWatch;
  readonly #publisher: string;
  readonly #release: string;
  readonly #warn: (message: string) => void;
  readonly #making = new Map<string, Promise<void>>();
  /** Changes are counted again by each process: the same count after a restart is another state. */
  readonly #process = randomUUID();
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: {
    folder: string;
    database: Queryable;
    changes: ChangeWatch;
    publisher: string;
    /** Of the product: another one may write other files of the same data. */
    release: string;
    warn: (message: string) => void;
  }) {
    this.#folder = parts.folder;
    this.#database = parts.database;
    this.#changes = parts.changes;
    this.#publisher = parts.publisher;
    this.#release = parts.release;
    this.#warn = parts.warn;
  }

  /** The file as it is now; null where making it takes longer than one waits for. */
  async find(collection: Collection, format: DownloadFormat, waitMs: number): Promise<Kept | null> {
    const version = await this.#versionOf(collection);
    const current = await this.#kept(collection, version, format);
    if (current) return current;
    const making = this.#makeOnce(collection, version);
    const older = collection.dataset ? await this.#older(collection, format) : null;
    if (older) {
      making.catch((error: unknown) =>
        this.#warn(`making ${collection.id} failed: ${String(error)}`),
      );
      return older;
    }
    await withDeadline(making, waitMs, () => undefined);
    return this.#kept(collection, version, format);
  }

  /** Removes what is left over, and what is least asked for beyond the bound. */
  sweep(limitBytes: number): Promise<void> {
    return sweepDownloads(this.#folder, { limitBytes, nowMs: Date.now() });
  }

  /** All that is under way has ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#making.values());
  }

  async #versionOf({ id, dataset }: Collection): Promise<string> {
    const version = dataset
      ? String(dataset.versionId)
      : `${this.#process} ${await this.#changes.version(topics)}`;
    const named = `${this.#release} ${id} ${version}`;
    return createHash("sha1").update(named).digest("hex").slice(0, 16);
  }

  #homeOf({ id }: Collection): string {
    return join(this.#folder, id.replaceAll(/[^\w-]+/g, "_"));
  }

  async #kept(collection: Collection, version: string, format: string): Promise<Kept | null> {
    const path = join(this.#homeOf(collection), version, format);
    const found = await stat(path).catch(() => null);
    const tag = await readFile(`${path}${TAG_ENDING}`, "utf8").catch(() => null);
    if (found === null || tag === null) return null;
    // What is asked for is the last to go when room is needed.
    const now = new Date();
    await utimes(dirname(path), now, now).catch(() => {});
    return { path, bytes: found.size, modifiedAt: found.mtime, tag };
  }

  async #older(collection: Collection, format: DownloadFormat): Promise<Kept | null> {
    const names = await readdir(this.#homeOf(collection)).catch(() => []);
    const version = names.find((name) => !name.startsWith(HALF_MADE));
    return version === undefined ? null : this.#kept(collection, version, format);
  }

  #makeOnce(collection: Collection, version: string): Promise<void> {
    const known = this.#making.get(collection.id);
    if (known) return known;
    const making = this.#last
      .then(() => this.#make(collection, version))
      .finally(() => this.#making.delete(collection.id));
    this.#last = making.catch(() => undefined);
    this.#making.set(collection.id, making);
    return making;
  }

  async #make(collection: Collection, version: string): Promise<void> {
    const home = this.#homeOf(collection);
    await mkdir(home, { recursive: true });
    const before = await readdir(home);
    const folder = await mkdtemp(join(home, HALF_MADE));
    try {
      await makeDownloads(this.#database, collection, { folder, publisher: this.#publisher });
      await writeTags(folder);
      await rename(folder, join(home, version));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    // Whoever reads an old one reads it to its end: it is no longer there from the folder, not from them.
    for (const name of before)
      if (name !== version) await rm(join(home, name), { recursive: true, force: true });
  }
}

/**
 * Writes every format of a collection into a folder in one pass over its features. They are read
 * here, a batch at a time, and written by a thread, which is sent the next batch when it is done.
 */
async function makeDownloads(
  database: Queryable,
  collection: Collection,
  { folder, publisher }: { folder: string; publisher: string },
): Promise<void> {
  const types = collection.dataset
    ? await attributeTypes(database, collection.dataset.versionId)
    : new Map<string, never>();
  const about = describeDownload(collection, {
    publisher,
    changedAt: await changedAt(database, collection),
    origins: await contentOrigins(database),
  });
  const worker = new Worker(new URL("./downloadWorker.ts", import.meta.url));
  const run = (task: DownloadTask) =>
    new Promise<void>((resolve, reject) => {
      worker.removeAllListeners();
      worker.once("message", () => resolve());
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The thread that writes files has ended.")));
      worker.postMessage(task);
    });
  try {
    await run({ kind: "start", folder, about, columns: downloadColumns(collection, types) });
    let after: string | null = null;
    for (;;) {
      const rows = await downloadRows(database, collection, { after, count: BATCH });
      if (rows.length === 0) break;
      await run({ kind: "rows", rows });
      after = rows.at(-1)!.id;
    }
    await run({ kind: "end" });
  } finally {
    worker.removeAllListeners();
    await worker.terminate();
  }
}

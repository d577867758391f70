import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { viewLayer, type PackedLayer } from "./PackedLayer.ts";

const CHUNK_BYTES = 64 * 1024 * 1024;

/** Written next to its place and moved there: a reader sees the whole file or none. */
export async function savePackedLayer(layer: PackedLayer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, "w");
  try {
    for (let at = 0; at < layer.buffer.byteLength; at += CHUNK_BYTES) {
      const length = Math.min(CHUNK_BYTES, layer.buffer.byteLength - at);
      await file.write(new Uint8Array(layer.buffer, at, length));
    }
  } finally {
    await file.close();
  }
  await rename(unfinished, path).catch(async (fault: unknown) => {
    await rm(unfinished, { force: true });
    throw fault;
  });
}

/** Null where there is no such file, or one that this version cannot read. */
export async function openPackedLayer(path: string): Promise<PackedLayer | null> {
  const file = await open(path, "r").catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    const buffer = new SharedArrayBuffer(size);
    let at = 0;
    while (at < size) {
      const part = new Uint8Array(buffer, at, Math.min(CHUNK_BYTES, size - at));
      const { bytesRead } = await file.read(part, 0, part.length, at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    return viewLayer(buffer);
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

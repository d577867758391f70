import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import { GeodataFault } from "./GeodataFault.ts";

export type UnzipLimits = { entries: number; bytes: number };

type Entry = { name: string; method: number; compressedBytes: number; offset: number };

/**
 * Unpacks the files of a zip that `wants` asks for into a folder, flat. Sizes are counted while
 * inflating: what a zip says about itself cannot be trusted.
 */
export async function unzipTo(
  path: string,
  folder: string,
  options: { limits: UnzipLimits; wants(name: string): boolean },
): Promise<string[]> {
  const entries = await readDirectory(path);
  if (entries.length > options.limits.entries) {
    throw new GeodataFault(
      "zip.too-many-entries",
      `the zip holds ${entries.length} files, at most ${options.limits.entries} are allowed`,
    );
  }
  let left = options.limits.bytes;
  const written: string[] = [];
  for (const entry of entries) {
    if (
      entry.name.endsWith("/") ||
      entry.name.startsWith("__MACOSX/") ||
      !options.wants(entry.name)
    )
      continue;
    const target = join(folder, basename(entry.name.replaceAll("\\", "/")));
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        left -= chunk.length;
        if (left < 0)
          done(new GeodataFault("zip.too-large", "the zip unpacks to more than is allowed"));
        else done(null, chunk);
      },
    });
    await inflate(path, entry, counter, target);
    written.push(target);
  }
  return written;
}

async function inflate(path: string, entry: Entry, counter: Transform, target: string) {
  const start = await dataStart(path, entry);
  const output = createWriteStream(target);
  if (entry.compressedBytes === 0) {
    output.end();
    return;
  }
  const input = createReadStream(path, { start, end: start + entry.compressedBytes - 1 });
  try {
    if (entry.method === 0) await pipeline(input, counter, output);
    else if (entry.method === 8) await pipeline(input, createInflateRaw(), counter, output);
    else {
      throw new GeodataFault(
        "zip.unsupported",
        `${entry.name} is packed in a way that is not supported`,
      );
    }
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw new GeodataFault("zip.broken", `${entry.name} in the zip is damaged`);
  }
}

async function dataStart(path: string, entry: Entry): Promise<number> {
  const file = await open(path, "r");
  try {
    const head = Buffer.alloc(30);
    await file.read(head, 0, 30, entry.offset);
    if (head.readUInt32LE(0) !== 0x04034b50) throw damaged();
    if (head.readUInt16LE(6) & 1) {
      throw new GeodataFault("zip.encrypted", "the zip is protected by a password");
    }
    return entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}

/** The central directory at the end of the file, with its 64-bit form. */
async function readDirectory(path: string): Promise<Entry[]> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, 65_557 + 20));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || end + 22 > tail.length) throw damaged();
    let bytes = tail.readUInt32LE(end + 12);
    let offset = tail.readUInt32LE(end + 16);
    if (offset === 0xffffffff && end >= 20 && tail.readUInt32LE(end - 20) === 0x07064b50) {
      const record = Buffer.alloc(56);
      await file.read(record, 0, 56, Number(tail.readBigUInt64LE(end - 12)));
      bytes = Number(record.readBigUInt64LE(40));
      offset = Number(record.readBigUInt64LE(48));
    }
    if (offset + bytes > size || bytes > 100_000_000) throw damaged();
    const directory = Buffer.alloc(bytes);
    await file.read(directory, 0, bytes, offset);
    return entriesOf(directory);
  } finally {
    await file.close();
  }
}

function entriesOf(directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const nameBytes = directory.readUInt16LE(at + 28);
    const extraBytes = directory.readUInt16LE(at + 30);
    const isUtf8 = (directory.readUInt16LE(at + 8) & 0x800) !== 0;
    const name = directory.toString(isUtf8 ? "utf8" : "latin1", at + 46, at + 46 + nameBytes);
    const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes);
    const wide = wideSizes(extra, directory.readUInt32LE(at + 24) === 0xffffffff);
    const compressedBytes = directory.readUInt32LE(at + 20);
    const offset = directory.readUInt32LE(at + 42);
    entries.push({
      name,
      method: directory.readUInt16LE(at + 10),
      compressedBytes: compressedBytes === 0xffffffff ? (wide.shift() ?? 0) : compressedBytes,
      offset: offset === 0xffffffff ? (wide.shift() ?? 0) : offset,
    });
    at += 46 + nameBytes + extraBytes + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** The 64-bit numbers of an entry in the order they are needed, without the unpacked size. */
function wideSizes(extra: Buffer, hasUnpackedSize: boolean): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const numbers: number[] = [];
    const end = Math.min(at + 4 + extra.readUInt16LE(at + 2), extra.length);
    for (let i = at + 4; i + 8 <= end; i += 8) numbers.push(Number(extra.readBigUInt64LE(i)));
    return hasUnpackedSize ? numbers.slice(1) : numbers;
  }
  return [];
}

function damaged() {
  return new GeodataFault("zip.broken", "the zip is damaged or not a zip");
}

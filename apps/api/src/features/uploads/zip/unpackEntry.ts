import { createWriteStream } from "node:fs";
import { type FileHandle, writeFile } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import { shownName } from "./checkEntries.ts";
import { bytesAt, type ZipEntry } from "./readZipDirectory.ts";

const BYTES_PER_MB = 1_000_000;

/** What may still be unpacked of one upload. */
export type Budget = { leftBytes: number; readonly limitMb: number };

/** Unpacks one file, counting while it grows: what a zip says about itself cannot be trusted. */
export async function unpackEntry(
  zip: FileHandle,
  entry: ZipEntry,
  target: string,
  budget: Budget,
): Promise<void> {
  const file = shownName(entry.name);
  const head = await bytesAt(zip, entry.headerAt, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50)
    throw new GeodataFault("zip.broken-entry", `${file} is not where the zip says`, { file });
  if (head.readUInt16LE(6) & 1)
    throw new GeodataFault("zip.encrypted", `${file} is protected by a password`, { file });
  const start = entry.headerAt + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const small = await smallEntry(zip, entry, start);
  if (small && small.length <= budget.leftBytes) {
    budget.leftBytes -= small.length;
    checkAgainst(entry, file, { bytes: small.length, sum: crc32(small) });
    await writeFile(target, small);
    return;
  }
  let sum = 0;
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      budget.leftBytes -= chunk.length;
      bytes += chunk.length;
      if (budget.leftBytes < 0) {
        const figures = { file, limitMb: budget.limitMb, megabytes: budget.limitMb };
        done(new GeodataFault("zip.bomb", `${file} unpacks to more than is allowed`, figures));
        return;
      }
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
  });
  const output = createWriteStream(target);
  try {
    if (entry.packedBytes === 0) await pipeline([Buffer.alloc(0)], counter, output);
    else {
      const input = zip.createReadStream({
        start,
        end: start + entry.packedBytes - 1,
        autoClose: false,
      });
      if (entry.method === 0) await pipeline(input, counter, output);
      else await pipeline(input, createInflateRaw(), counter, output);
    }
  } catch (error) {
    if (error instanceof GeodataFault) throw error;
    throw new GeodataFault("zip.broken-entry", `${file} in the zip is damaged`, { file });
  }
  checkAgainst(entry, file, { bytes, sum });
}

/** Up to here a file is unpacked at once; a stream costs more than the unpacking. */
const SMALL_BYTES = 4_000_000;

/** Null where it is not small, is not what it says, or cannot be unpacked: streaming tells which. */
async function smallEntry(zip: FileHandle, entry: ZipEntry, at: number): Promise<Buffer | null> {
  const { packedBytes, saidBytes, method } = entry;
  if (packedBytes > SMALL_BYTES || saidBytes > SMALL_BYTES) return null;
  const packed = await bytesAt(zip, at, packedBytes);
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: saidBytes + 1 });
  } catch {
    return null;
  }
}

function checkAgainst(entry: ZipEntry, file: string, found: { bytes: number; sum: number }): void {
  if (found.bytes !== entry.saidBytes)
    throw new GeodataFault("zip.wrong-size", `${file} is not as large as the zip says`, {
      file,
      saidMb: entry.saidBytes / BYTES_PER_MB,
      megabytes: found.bytes / BYTES_PER_MB,
    });
  if (found.sum !== entry.crc32)
    throw new GeodataFault("zip.wrong-checksum", `${file} in the zip is damaged`, { file });
}

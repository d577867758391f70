import { createWriteStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Transform, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { type Entry, fromRandomAccessReaderPromise, type ZipFile, RandomAccessReader } from "yauzl";
import { GeodataFault } from "../GeodataFault.ts";
import { shownName } from "./shownName.ts";
import { callbackify } from "node:util";

const CHUNK_BYTES = 65_536;

/**
 * The library's own reader lets a position beyond 2^53 (62 bytes of zip can ask for one) throw where
 * no one catches it, and the process ends. A promise hands the fault on.
 */
class FileReader extends RandomAccessReader {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const read = callbackify(() => this.#file.read(buffer, offset, length, position));
    read((error, result) => callback(error, result?.bytesRead));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A file's own stream closes the file when the library destroys it.
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - at));
      const { bytesRead } = await this.#file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) return;
      yield chunk.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}

const BYTES_PER_MB = 1_000_000;

export type ZipEntry = {
  /** Path inside the zip, as written there. */
  name: string;
  method: number;
  isEncrypted: boolean;
  /** Mode bits of a Unix archiver; 0 from others. */
  unixMode: number;
  packedBytes: number;
  /** What the zip says; only counting tells. */
  saidBytes: number;
  headerAt: number;
  listed: Entry;
};

/** What may still be unpacked of one zip. */
export type Budget = { leftBytes: number; readonly limitMb: number };

/**
 * A zip on disk. What it says about itself is read by a library and is not to be trusted: callers
 * check the entries, and files are counted and summed while they are unpacked. Throws `zip.…` faults.
 */
export class ZipReader {
  readonly #file: FileHandle;
  readonly #zip: ZipFile;

  private constructor(file: FileHandle, zip: ZipFile) {
    this.#file = file;
    this.#zip = zip;
  }

  static async open(path: string): Promise<ZipReader> {
    const file = await open(path, "r");
    try {
      const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
      if (buffer.toString("latin1") !== "PK")
        throw new GeodataFault("zip.not-a-zip", "the file is named .zip but is something else");
      const { size } = await file.stat();
      const zip = await fromRandomAccessReaderPromise(new FileReader(file), size, {
        autoClose: false,
        // Names are decoded and checked, and sizes counted, by us: so that faults have their words.
        decodeStrings: false,
        validateEntrySizes: false,
      });
      return new ZipReader(file, zip);
    } catch (error) {
      await file.close();
      throw faultOf(error);
    }
  }

  /** The table of contents, at most `limit` files of it. */
  async entries(limit: number): Promise<ZipEntry[]> {
    const { entryCount } = this.#zip;
    if (entryCount > limit)
      throw new GeodataFault(
        "zip.too-many-entries",
        `the zip holds ${entryCount} files, at most ${limit} are allowed`,
        { entries: entryCount, limit },
      );
    const entries: ZipEntry[] = [];
    try {
      for await (const entry of this.#zip.eachEntry()) entries.push(entryOf(entry));
    } catch (error) {
      throw faultOf(error);
    }
    const { fileSize } = this.#zip;
    if (entries.some(({ headerAt, packedBytes }) => headerAt + packedBytes > fileSize))
      throw new GeodataFault("zip.broken", "the zip lists a file that lies outside it");
    return entries;
  }

  /** Writes one file to `target`. */
  async unpack(entry: ZipEntry, target: string, budget: Budget): Promise<void> {
    const file = shownName(entry.name);
    if (entry.isEncrypted)
      throw new GeodataFault("zip.encrypted", `${file} is protected by a password`, { file });
    if (!entry.listed.canDecodeFileData())
      throw new GeodataFault("zip.unsupported-packing", `${file} is packed in another way`, {
        file,
      });
    let sum = 0;
    let bytes = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        budget.leftBytes -= chunk.length;
        bytes += chunk.length;
        sum = crc32(chunk, sum);
        if (budget.leftBytes >= 0) return done(null, chunk);
        const figures = { file, limitMb: budget.limitMb, megabytes: budget.limitMb };
        done(new GeodataFault("zip.bomb", `${file} unpacks to more than is allowed`, figures));
      },
    });
    try {
      const input = await this.#zip.openReadStreamPromise(entry.listed);
      await pipeline(input, counter, createWriteStream(target));
    } catch (error) {
      if (error instanceof GeodataFault) throw error;
      throw new GeodataFault("zip.broken-entry", `${file} in the zip is damaged`, { file });
    }
    if (bytes !== entry.saidBytes)
      throw new GeodataFault("zip.wrong-size", `${file} is not as large as the zip says`, {
        file,
        saidMb: entry.saidBytes / BYTES_PER_MB,
        megabytes: bytes / BYTES_PER_MB,
      });
    if (sum !== entry.listed.crc32)
      throw new GeodataFault("zip.wrong-checksum", `${file} in the zip is damaged`, { file });
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}

function entryOf(listed: Entry): ZipEntry {
  return {
    name: nameOf(listed.fileNameRaw, (listed.generalPurposeBitFlag & 0x800) !== 0),
    method: listed.compressionMethod,
    isEncrypted: listed.isEncrypted(),
    unixMode: listed.versionMadeBy >> 8 === 3 ? listed.externalFileAttributes >>> 16 : 0,
    packedBytes: listed.compressedSize,
    saidBytes: listed.uncompressedSize,
    headerAt: listed.relativeOffsetOfLocalHeader,
    listed,
  };
}

/** Zips made on Windows write Danish names in the code page of their day. */
function nameOf(raw: Buffer, isUtf8: boolean): string {
  if (isUtf8) return raw.toString("utf8");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(raw);
  } catch {
    return raw.toString("latin1");
  }
}

/** The library tells its faults apart by their sentences; those that have words of their own here. */
function faultOf(error: unknown): unknown {
  if (error instanceof GeodataFault || !(error instanceof Error)) return error;
  if (error.message.includes("multi-disk"))
    return new GeodataFault("zip.multi-part", "the zip is one part of several");
  if (error.message.includes("signature not found"))
    return new GeodataFault(
      "zip.truncated",
      "the zip is cut off, damaged or not a zip: it has no table of contents",
    );
  if (error.message.includes("strong encryption"))
    return new GeodataFault("zip.encrypted", "the zip is protected by a password");
  return new GeodataFault("zip.broken", "the zip's table of contents is damaged");
}

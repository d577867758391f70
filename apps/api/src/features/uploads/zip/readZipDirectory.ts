import type { FileHandle } from "node:fs/promises";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";

export type ZipEntry = {
  /** Path inside the zip, as written there. */
  name: string;
  method: number;
  isEncrypted: boolean;
  /** Mode bits of a Unix archiver; 0 from others. */
  unixMode: number;
  crc32: number;
  packedBytes: number;
  /** What the zip says; only counting tells. */
  saidBytes: number;
  headerAt: number;
};

const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_DIRECTORY_BYTES = 32_000_000;

/** The table at the end of a zip. Throws `zip.…` faults. */
export async function readZipDirectory(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const start = await bytesAt(file, 0, Math.min(4, size));
  if (start.toString("latin1", 0, 2) !== "PK")
    throw fault("zip.not-a-zip", "the file is named .zip but is something else");
  const tailBytes = Math.min(size, END_BYTES + MAX_COMMENT_BYTES + 20);
  const tail = await bytesAt(file, size - tailBytes, tailBytes);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at < 0 || at + END_BYTES > tail.length)
    throw fault("zip.truncated", "the zip is cut off: its table of contents is missing");
  if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
    throw fault("zip.multi-part", "the zip is one part of several");
  let count = tail.readUInt16LE(at + 10);
  let bytes = tail.readUInt32LE(at + 12);
  let offset = tail.readUInt32LE(at + 16);
  if (at >= 20 && tail.readUInt32LE(at - 20) === 0x07064b50) {
    const recordAt = Number(tail.readBigUInt64LE(at - 12));
    const record = recordAt < size ? await bytesAt(file, recordAt, 56) : Buffer.alloc(0);
    if (record.length < 56 || record.readUInt32LE(0) !== 0x06064b50)
      throw fault("zip.broken", "the zip's 64-bit table of contents is damaged");
    count = Number(record.readBigUInt64LE(32));
    bytes = Number(record.readBigUInt64LE(40));
    offset = Number(record.readBigUInt64LE(48));
  }
  if (bytes > MAX_DIRECTORY_BYTES || offset + bytes > size)
    throw fault("zip.broken", "the zip's table of contents points outside the file");
  const entries = entriesOf(await bytesAt(file, offset, bytes));
  if (entries.some(({ headerAt, packedBytes }) => headerAt + packedBytes > size))
    throw fault("zip.broken", "the zip lists a file that lies outside it");
  if (entries.length !== count)
    throw fault("zip.broken", `the zip announces ${count} files but lists ${entries.length}`);
  return entries;
}

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length) {
    if (directory.readUInt32LE(at) !== 0x02014b50)
      throw fault("zip.broken", "the zip's table of contents is damaged");
    const flags = directory.readUInt16LE(at + 8);
    const nameBytes = directory.readUInt16LE(at + 28);
    const extraBytes = directory.readUInt16LE(at + 30);
    const end = at + 46 + nameBytes + extraBytes + directory.readUInt16LE(at + 32);
    if (end > directory.length) throw fault("zip.broken", "the zip's table of contents is damaged");
    const rawName = directory.subarray(at + 46, at + 46 + nameBytes);
    const wide = wideNumbers(directory.subarray(at + 46 + nameBytes, end));
    const sized = (value: number) => (value === 0xffffffff ? (wide.shift() ?? value) : value);
    const saidBytes = sized(directory.readUInt32LE(at + 24));
    const packedBytes = sized(directory.readUInt32LE(at + 20));
    entries.push({
      name: nameOf(rawName, (flags & 0x800) !== 0),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (flags & 0x41) !== 0,
      unixMode: directory[at + 5] === 3 ? directory.readUInt16LE(at + 40) : 0,
      crc32: directory.readUInt32LE(at + 16),
      saidBytes,
      packedBytes,
      headerAt: sized(directory.readUInt32LE(at + 42)),
    });
    at = end;
  }
  return entries;
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

function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    const end = Math.min(at + 4 + extra.readUInt16LE(at + 2), extra.length);
    const numbers: number[] = [];
    for (let i = at + 4; i + 8 <= end; i += 8) numbers.push(Number(extra.readBigUInt64LE(i)));
    return numbers;
  }
  return [];
}

export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

function fault(code: string, sentence: string): GeodataFault {
  return new GeodataFault(code, sentence);
}

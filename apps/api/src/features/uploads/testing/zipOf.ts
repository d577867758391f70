import { crc32, deflateRawSync } from "node:zlib";

/** A file to put in a zip; everything a liar may set otherwise can be set otherwise. */
export type ZipPart = {
  name: string | Buffer;
  data?: Buffer | string;
  method?: number;
  flags?: number;
  crc?: number;
  saidBytes?: number;
  unixMode?: number;
  /** The packed bytes as they are written, instead of the data packed. */
  packed?: Buffer;
  /** Refer to the local header of the part with this index. */
  sameAs?: number;
};

/** A zip written by hand. */
export function zipOf(parts: readonly ZipPart[], comment = ""): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const part of parts) {
    const data = Buffer.from(part.data ?? "");
    const method = part.method ?? 8;
    const packed = part.packed ?? (method === 8 ? deflateRawSync(data) : data);
    const name = Buffer.from(part.name);
    const flags = part.flags ?? 0x800;
    const crc = part.crc ?? crc32(data);
    const saidBytes = part.saidBytes ?? data.length;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(saidBytes, 22);
    local.writeUInt16LE(name.length, 26);
    const offset = part.sameAs === undefined ? at : offsets[part.sameAs]!;
    offsets.push(offset);
    if (part.sameAs === undefined) {
      locals.push(local, name, packed);
      at += 30 + name.length + packed.length;
    }
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(part.unixMode === undefined ? 20 : 0x0314, 4);
    entry.writeUInt16LE(20, 6);
    local.copy(entry, 8, 6, 30);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(0, 30);
    entry.writeUInt32LE(((part.unixMode ?? 0) << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, table, end, Buffer.from(comment)]);
}

/** The bytes of a form with one file. */
export function formOf(name: string, bytes: Buffer, field = "file") {
  const boundary = "----mars-test-boundary";
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          "Content-Type: application/zip\r\n\r\n",
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

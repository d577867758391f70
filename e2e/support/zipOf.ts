import { crc32 } from "node:zlib";

/** A zip of small texts, stored as they are: enough for an upload, and nothing to install. */
export function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(content.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const common = Buffer.concat([bytes(2, 20, 0, 0, 0, 0), sizes, bytes(2, path.length, 0)]);
    const local = Buffer.concat([bytes(4, 0x04034b50), common, path, content]);
    directory.push(
      Buffer.concat([
        bytes(4, 0x02014b50),
        bytes(2, 20),
        common,
        bytes(2, 0, 0, 0),
        bytes(4, 0, offset),
        path,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const count = directory.length;
  const end = Buffer.concat([
    bytes(4, 0x06054b50),
    bytes(2, 0, 0, count, count),
    bytes(4, list.length, offset),
    bytes(2, 0),
  ]);
  return Buffer.concat([...parts, list, end]);
}

function bytes(width: 2 | 4, ...values: number[]): Buffer {
  const buffer = Buffer.alloc(width * values.length);
  for (const [index, value] of values.entries()) {
    if (width === 2) buffer.writeUInt16LE(value, index * 2);
    else buffer.writeUInt32LE(value, index * 4);
  }
  return buffer;
}

import { GeodataFault } from "../GeodataFault.ts";
import { SequentialFile } from "../SequentialFile.ts";

type Decoder = { decode(bytes: Uint8Array): string };
type Field = { name: string; type: string; offset: number; bytes: number };

export type DbfTable = {
  count: number;
  next(): Promise<Record<string, unknown> | null>;
  close(): Promise<void>;
};

/** The attribute table of a shapefile, row by row. */
export async function openDbf(path: string, codePage: string | null): Promise<DbfTable> {
  const file = await SequentialFile.open(path);
  try {
    return await readTable(file, codePage);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readTable(file: SequentialFile, codePage: string | null): Promise<DbfTable> {
  const head = Buffer.from((await file.take(32)) ?? []);
  if (head.length < 32) throw broken("the .dbf has no header");
  const count = head.readUInt32LE(4);
  const headerBytes = head.readUInt16LE(8);
  const rowBytes = head.readUInt16LE(10);
  const rest = headerBytes >= 33 && rowBytes > 0 ? await file.take(headerBytes - 32) : null;
  if (!rest) throw broken("the header of the .dbf is cut off");
  const decoder = decoderFor(codePage);
  const fields = fieldsOf(Buffer.from(rest), decoder);
  return {
    count,
    async next() {
      const row = await file.take(rowBytes);
      if (!row || row[0] === 0x1a) return null;
      return Object.fromEntries(fields.map((field) => [field.name, valueOf(row, field, decoder)]));
    },
    close: () => file.close(),
  };
}

function fieldsOf(descriptors: Buffer, decoder: Decoder): Field[] {
  const fields: Field[] = [];
  let offset = 1;
  for (let at = 0; at + 32 <= descriptors.length && descriptors[at] !== 0x0d; at += 32) {
    const raw = descriptors.subarray(at, at + 11);
    const end = raw.indexOf(0);
    const bytes = descriptors[at + 16]!;
    fields.push({
      name: decoder.decode(raw.subarray(0, end < 0 ? 11 : end)).trim(),
      type: String.fromCharCode(descriptors[at + 11]!),
      offset,
      bytes,
    });
    offset += bytes;
  }
  return fields;
}

function valueOf(row: Buffer, field: Field, decoder: Decoder): unknown {
  const text = decoder.decode(row.subarray(field.offset, field.offset + field.bytes)).trim();
  switch (field.type) {
    case "N":
    case "F": {
      if (text === "" || text.startsWith("*")) return null;
      const value = Number(text.replace(",", "."));
      return Number.isFinite(value) ? value : null;
    }
    case "L":
      return /^[YyTt]$/.test(text) ? true : /^[NnFf]$/.test(text) ? false : null;
    case "D":
      return /^\d{8}$/.test(text)
        ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
        : null;
    default:
      return text === "" ? null : text.replaceAll("\0", "");
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const ansi = new TextDecoder("windows-1252");

/** No .cpg: newer programs write UTF-8, and what is not UTF-8 is Latin-1 in Danish files. */
const unmarked: Decoder = {
  decode(bytes) {
    try {
      return utf8.decode(bytes);
    } catch {
      return ansi.decode(bytes);
    }
  },
};

function decoderFor(codePage: string | null): Decoder {
  const name = (codePage ?? "")
    .trim()
    .toLowerCase()
    .replace(/^(ansi|cp|windows-?)\s*/, "windows-");
  try {
    if (/utf-?8|65001/.test(name)) return new TextDecoder("utf-8");
    if (/8859-?1$|88591|28591/.test(name)) return new TextDecoder("latin1");
    return name.startsWith("windows-") ? new TextDecoder(name) : unmarked;
  } catch {
    throw new GeodataFault(
      "shapefile.code-page",
      `the code page ${codePage} of the .cpg is not known`,
    );
  }
}

function broken(why: string) {
  return new GeodataFault("shapefile.broken", why);
}

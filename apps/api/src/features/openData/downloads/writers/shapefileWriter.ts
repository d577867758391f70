import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { yesNoText } from "@mars/wording/format/yesNoText";
import { strToU8, Zip, ZipDeflate } from "fflate";
import {
  type ShapefileParts,
  ShapefileRows,
} from "../../../../platform/geodata/shapefile/ShapefileRows.ts";
import {
  PROJECTION,
  type ShapefileColumn,
  type ShapefileRow,
  TABLE_END,
} from "../../../../platform/geodata/shapefile/shapefileRecords.ts";
import type { DownloadColumn, OpenWriter } from "../Download.ts";
import { aboutLines } from "./aboutLines.ts";

const endings = ["shp", "shx", "dbf"] as const satisfies readonly (keyof ShapefileParts)[];

/** A Shapefile's files next to each other, filled row by row; their heads are written last. */
class ShapefileFiles {
  readonly projection = PROJECTION;
  readonly #rows: ShapefileRows;
  readonly #files: readonly { ending: keyof ShapefileParts; path: string; file: number }[];

  constructor(path: string, columns: readonly ShapefileColumn[]) {
    this.#rows = new ShapefileRows(columns);
    this.#files = endings.map((ending) => ({
      ending,
      path: `${path}.${ending}`,
      file: openSync(`${path}.${ending}`, "w"),
    }));
    this.#write(this.#rows.heads());
  }

  /** What is beyond the format's largest file is left out. */
  add(row: ShapefileRow): void {
    const parts = this.#rows.next(row);
    if (parts) this.#write(parts);
  }

  /** The paths of the files, by their endings. */
  finish(): Readonly<Record<string, string>> {
    const heads = this.#rows.heads();
    for (const { ending, file } of this.#files) {
      if (ending === "dbf") writeSync(file, TABLE_END);
      writeSync(file, heads[ending], 0, heads[ending].length, 0);
      closeSync(file);
    }
    return Object.fromEntries(this.#files.map(({ ending, path }) => [ending, path]));
  }

  #write(parts: ShapefileParts): void {
    for (const { ending, file } of this.#files) writeSync(file, parts[ending]);
  }
}

const PIECE_BYTES = 1 << 20;
const NAME_LETTERS = 10;

/** The parts grow next to each other, and are packed piece by piece when they are whole. */
export const shapefileWriter: OpenWriter = (path, about, columns) => {
  const name = about.id.replaceAll(/[^A-Za-z0-9]+/g, "_");
  const names = shortNames(["id", ...columns.map((column) => column.name)]);
  const parts = new ShapefileFiles(
    `${path}.parts`,
    names.map((short, i) => ({
      name: short,
      type: columns[i - 1]?.type === "number" ? "number" : "text",
    })),
  );
  return {
    add({ id, wkb, values }) {
      const written = values.map((value) =>
        typeof value === "boolean" ? yesNoText(value) : value,
      );
      parts.add({ wkb, values: [id, ...written] });
    },
    finish() {
      const files = parts.finish();
      const zip = new ZipFile(path);
      for (const [ending, file] of Object.entries(files)) zip.addFile(`${name}.${ending}`, file);
      zip.addText(`${name}.prj`, parts.projection);
      zip.addText(`${name}.cpg`, "UTF-8");
      zip.addText("LAESMIG.txt", readme(aboutLines(about), names, columns));
      zip.close();
      for (const file of Object.values(files)) rmSync(file);
    },
  };
};

function readme(
  lines: readonly string[],
  names: readonly string[],
  columns: readonly DownloadColumn[],
): string {
  const fields = columns.map(({ name, title }, i) => `${names[i + 1]}: ${name} – ${title}`);
  return `${[...lines, "", "Felter:", ...fields].join("\r\n")}\r\n`;
}

/** Ten letters are what the format allows, and no two alike. */
function shortNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.normalize("NFKD").replaceAll(/[^A-Za-z0-9_]/g, "") || "felt";
    let short = plain.slice(0, NAME_LETTERS);
    for (let n = 2; taken.has(short.toLowerCase()); n++)
      short = `${plain.slice(0, NAME_LETTERS - String(n).length)}${n}`;
    taken.add(short.toLowerCase());
    return short;
  });
}

/** A zip that is written as its parts are read. */
class ZipFile {
  readonly #file: number;
  readonly #zip: Zip;
  // The same content is the same file, whenever it is made.
  readonly #at = new Date(1980, 0, 1);

  constructor(path: string) {
    this.#file = openSync(path, "w");
    this.#zip = new Zip((fault, piece) => {
      if (fault) throw fault;
      writeSync(this.#file, piece);
    });
  }

  addFile(name: string, path: string): void {
    const entry = this.#entry(name);
    const source = openSync(path, "r");
    try {
      const piece = new Uint8Array(PIECE_BYTES);
      for (let read = readSync(source, piece); read > 0; read = readSync(source, piece))
        entry.push(piece.slice(0, read));
      entry.push(new Uint8Array(0), true);
    } finally {
      closeSync(source);
    }
  }

  addText(name: string, text: string): void {
    this.#entry(name).push(strToU8(text), true);
  }

  close(): void {
    this.#zip.end();
    closeSync(this.#file);
  }

  #entry(name: string): ZipDeflate {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = this.#at;
    this.#zip.add(entry);
    return entry;
  }
}

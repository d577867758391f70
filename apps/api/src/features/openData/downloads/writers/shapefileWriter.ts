import { yesNoText } from "@mars/wording/format/yesNoText";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { ShapefileFiles } from "../../../../platform/geodata/shapefile/ShapefileFiles.ts";
import type { DownloadColumn, OpenWriter } from "../Download.ts";
import { aboutLines } from "./aboutLines.ts";

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

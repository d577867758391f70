import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { BackupError } from "./BackupError.ts";
import { backupHeader, type BackupHeader } from "./BackupHeader.ts";

export type BackupPart = { table: string } | { lines: string[] };

const batchCharacters = 1_000_000;
const batchLines = 500;

/** The header, or a sentence on why the file is none of ours. */
export async function readBackupHeader(path: string): Promise<BackupHeader> {
  for await (const line of linesOf(path)) return headerIn(line, path);
  throw new BackupError(`${path} is empty.`);
}

/** The tables and their rows, in batches; fails where the file is cut short or does not add up. */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const counts: Record<string, number> = {};
  let table: string | null = null;
  let batch: string[] = [];
  let characters = 0;
  let isFirst = true;
  let end: Record<string, number> | null = null;
  for await (const line of linesOf(path)) {
    if (isFirst) {
      headerIn(line, path);
      isFirst = false;
      continue;
    }
    if (line.startsWith("[") && table !== null) {
      batch.push(line);
      characters += line.length;
      counts[table] = (counts[table] ?? 0) + 1;
      if (characters < batchCharacters && batch.length < batchLines) continue;
    }
    if (batch.length > 0) yield { lines: batch };
    [batch, characters] = [[], 0];
    if (line.startsWith("[")) continue;
    const mark = markIn(line, path);
    if ("end" in mark) {
      end = mark.counts;
      continue;
    }
    table = mark.table;
    counts[table] ??= 0;
    yield { table };
  }
  if (end === null) throw new BackupError(`${path} is cut short: its last line is missing.`);
  for (const [name, count] of Object.entries(end))
    if (counts[name] !== count)
      throw new BackupError(
        `${path} does not add up: ${name} has ${counts[name] ?? 0} rows, ${count} were written.`,
      );
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  file.once("error", (error) => unzipped.destroy(error));
  // By hand: `readline` also ends lines at U+2028, which may be in a text.
  let rest = "";
  try {
    for await (const chunk of file.pipe(unzipped).setEncoding("utf8")) {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw unreadable(error, path);
  } finally {
    file.destroy();
  }
  if (rest !== "") yield rest;
}

function unreadable(error: unknown, path: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (code === "ENOENT") return new BackupError(`There is no file ${path}.`);
  if (code === "EACCES" || code === "EISDIR")
    return new BackupError(`${path} cannot be read (${code}).`);
  if (code === "Z_BUF_ERROR") return new BackupError(`${path} is cut short.`);
  if (code.startsWith("Z_"))
    return new BackupError(`${path} is damaged or no backup of MARS (${code}).`);
  return error;
}

function headerIn(line: string, path: string): BackupHeader {
  const read = backupHeader.safeParse(parsed(line));
  if (!read.success) throw new BackupError(`${path} is no backup of MARS.`);
  return read.data;
}

function markIn(
  line: string,
  path: string,
): { table: string } | { end: true; counts: Record<string, number> } {
  const mark = parsed(line);
  if (typeof mark === "object" && mark !== null && ("table" in mark || "end" in mark))
    return mark as { table: string } | { end: true; counts: Record<string, number> };
  throw new BackupError(`${path} is damaged: a line of it cannot be read.`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

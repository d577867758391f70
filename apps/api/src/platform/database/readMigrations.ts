import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type Migration = { number: number; name: string; checksum: string; sql: string };

const fileName = /^(\d{4})_(.+)\.sql$/;

/** The numbered SQL files of a folder, in order; a gap or a double number is a mistake. */
export async function readMigrations(folder: string, upTo = Infinity): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new Error(`Migration ${name} has number ${number} where ${index + 1} is due.`);
    }
  }
  return migrations.slice(0, upTo);
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = fileName.exec(file) ?? [];
  if (!number || !name) throw new Error(`Migration ${file} is not named NNNN_name.sql.`);
  // Git may hand out other line ends on other systems; the statements are the same.
  const sql = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { number: Number(number), name, checksum, sql };
}

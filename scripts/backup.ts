/** `npm run backup -- [file]`: everything in the database, as of one moment, in one file. */
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { BackupError } from "../apps/api/src/platform/backup/BackupError.ts";
import { readBackup } from "../apps/api/src/platform/backup/readBackup.ts";
import { writeBackup } from "../apps/api/src/platform/backup/writeBackup.ts";
import { startupFailure } from "../apps/api/src/startupFailure.ts";
import { version } from "../apps/api/src/version.ts";
import { StartFailure } from "../apps/database/src/exitCodes.ts";
import { withDatabase } from "./run/withDatabase.ts";

const root = join(import.meta.dirname, "..");
const now = new Date();
const stamp = now.toISOString().slice(0, 19).replaceAll(":", "");
const file = resolve(process.argv[2] ?? join("backups", `mars-${stamp}.backup.gz`));
const partial = `${file}.partial`;

try {
  await mkdir(dirname(file), { recursive: true });
  const counts = await withDatabase(root, (database) =>
    // It holds people's data: no one else on this machine may read it.
    writeBackup(database, {
      to: createWriteStream(partial, { mode: 0o600 }),
      release: version,
      now,
    }),
  );
  // Read back whole before it gets its name: a backup that cannot be read is none.
  for await (const _part of readBackup(partial));
  await rename(partial, file);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${file}: ${rows} rows of ${Object.keys(counts).length} tables\n`);
} catch (error) {
  await rm(partial, { force: true });
  const isPlain = error instanceof BackupError || error instanceof StartFailure;
  process.stderr.write(`${isPlain ? error.message : startupFailure(error)}\n`);
  process.exitCode = 1;
}

/** `npm run restore -- <file>`: fills an empty database from a backup, then migrates it. */
import { join, resolve } from "node:path";
import { BackupError } from "../apps/api/src/platform/backup/BackupError.ts";
import { pauseOutbox } from "../apps/api/src/platform/backup/heldQueries.ts";
import { restoreBackup } from "../apps/api/src/platform/backup/restoreBackup.ts";
import { migrationsFolder } from "../apps/api/src/readinessChecks.ts";
import { startupFailure } from "../apps/api/src/startupFailure.ts";
import { StartFailure } from "../apps/database/src/exitCodes.ts";
import { withDatabase } from "./run/withDatabase.ts";

const root = join(import.meta.dirname, "..");

async function main(file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new BackupError(
      "Usage: npm run restore -- <file>\nFills the empty database at DATABASE_URL, or the embedded one in an empty DATA_DIR.",
    );
  const { counts, held } = await withDatabase(root, async (database) => ({
    counts: await restoreBackup(database, { from: resolve(file), migrationsFolder }),
    held: await pauseOutbox(database),
  }));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${rows} rows of ${Object.keys(counts).length} tables are back\n`);
  if (held.mails + held.calls > 0)
    process.stdout.write(
      `${held.mails} mails and ${held.calls} calls to webhooks waited in the backup. They are held, for they may have been sent since; npm run outbox -- release sends them.\n`,
    );
}

try {
  await main(process.argv[2]);
} catch (error) {
  const isPlain = error instanceof BackupError || error instanceof StartFailure;
  process.stderr.write(`${isPlain ? error.message : startupFailure(error)}\n`);
  process.exitCode = 1;
}

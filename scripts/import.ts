/** `npm run import:dataset|geography|national`: imports into DATABASE_URL or the embedded database. */
import { join, resolve } from "node:path";
import { startEmbeddedDatabase } from "../apps/database/src/startEmbedded.ts";
import { parseImport, runImport } from "../data/import/runImport.ts";
import { prepareDatabase } from "./run/prepareDatabase.ts";

const root = join(import.meta.dirname, "..");
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());

async function main(argv: readonly string[]): Promise<void> {
  parseImport(argv);
  const given = process.env.DATABASE_URL;
  const embedded = given
    ? null
    : await startEmbeddedDatabase({ dataDir: resolve(root, process.env.DATA_DIR ?? ".data") });
  const url = given ?? embedded?.url ?? "";
  try {
    await prepareDatabase(root, url, {
      demo: null,
      say: (line) => process.stderr.write(`${line}\n`),
    });
    await runImport(argv, url, stop.signal);
  } finally {
    await embedded?.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const sentence = stop.signal.aborted
    ? "stopped; the same command goes on where this one was."
    : error instanceof Error
      ? error.message
      : String(error);
  const isBug = error instanceof TypeError && !stop.signal.aborted;
  process.stderr.write(`${(isBug && error.stack) || sentence}\n`);
  process.exitCode = 1;
}

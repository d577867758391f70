/** `npm run import:…`: imports into DATABASE_URL or the embedded database, also while the product runs. */
import { join, resolve } from "node:path";
import { parseImport, runImport } from "../data/import/runImport.ts";
import { openForCommand } from "./run/openForCommand.ts";
import { prepareDatabase } from "./run/prepareDatabase.ts";
import { temporaryBelow } from "./run/temporaryBelow.ts";

const root = join(import.meta.dirname, "..");
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());
// Started by the product, it ends with it.
process.once("disconnect", () => stop.abort());
process.channel?.unref();
const say = (line: string) => void process.stderr.write(`${line}\n`);

async function main(argv: readonly string[]): Promise<void> {
  parseImport(argv);
  const dataDir = resolve(root, process.env.DATA_DIR || ".data");
  const removeTemporary = temporaryBelow(dataDir);
  const { url, close } = await openForCommand(process.env.DATABASE_URL, dataDir, say);
  try {
    await prepareDatabase(root, url, { demo: null, say });
    await runImport(argv, url, stop.signal);
  } finally {
    await close();
    removeTemporary();
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

import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartProblem } from "./StartProblem.ts";

/** Creates the folder for data, or says in one sentence why it cannot hold any. */
export async function ensureWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    // Rights alone do not tell: root may do everything, yet a mount may be read-only.
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `the data folder ${folder} cannot be written to (${code}); give DATA_DIR a folder that can.`,
    );
  }
}

/** Level by level: where a level cannot be made, Node's own recursive way may try for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

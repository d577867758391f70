import { createInterface } from "node:readline/promises";
import type { Database } from "../../../apps/api/src/platform/database/Database.ts";
import { ImportRefused } from "../ImportRefused.ts";
import { countInvented } from "./nationalQueries.ts";

/** Asks before the demonstration makes room for the real nation; where no one can answer, refuses. */
export async function agreeToClear(
  database: Database,
  ask: ((question: string) => Promise<string>) | null = askOnTerminal(),
): Promise<void> {
  const { projects, sketches, plans, versions } = await countInvented(database.write);
  if (projects + sketches + plans === 0) return;
  const what = `${projects} invented projects, ${sketches} invented sketch projects, the texts of ${plans} plans and ${versions} published versions that count them`;
  if (ask === null)
    throw new ImportRefused(
      `this would delete the demonstration (${what}): add --yes to do so, or --keep-demo to keep it beside`,
    );
  const answer = await ask(`This deletes the demonstration: ${what}. Go on? (yes/no) `);
  if (!/^(?:y|yes|j|ja)$/i.test(answer.trim()))
    throw new ImportRefused("nothing was imported or deleted");
}

function askOnTerminal(): ((question: string) => Promise<string>) | null {
  if (!process.stdin.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

import { nothing, type Outcome } from "./Outcome.ts";
import { runCommand } from "./runCommand.ts";

/** A check that either holds or does not: it counts as one. */
export function checkStep(...command: string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await runCommand(command);
    return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, output };
  };
}

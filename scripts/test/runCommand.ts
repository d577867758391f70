import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

export type Ran = { code: number; output: string };

const children = new Set<ReturnType<typeof spawn>>();

/** Runs a program with the project's own Node and binaries, and keeps what it says. The limit only ends what hangs. */
export function runCommand(
  command: string[],
  env: NodeJS.ProcessEnv = {},
  timeoutMs = 40 * 60_000,
): Promise<Ran> {
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    env: { ...process.env, ...env, FORCE_COLOR: "0", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    // Its own group, so that what it started goes with it when it hangs.
    detached: true,
  });
  children.add(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const timer = setTimeout(() => {
    output += `\nStopped: no end within ${timeoutMs / 1000} s\n`;
    endGroup(child);
  }, timeoutMs);
  return new Promise((resolve) => {
    child.once("error", (error) => (output += `\n${error.message}\n`));
    child.once("close", (code) => {
      clearTimeout(timer);
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends whatever still runs and waits a little for it; called when the tests are stopped. */
export async function endCommands(timeoutMs = 10_000): Promise<void> {
  const ended = [...children].map((child) => once(child, "close"));
  for (const child of children) endGroup(child);
  await Promise.race([Promise.all(ended), wait(timeoutMs)]);
}

function endGroup(child: ReturnType<typeof spawn>): void {
  try {
    process.kill(-child.pid!, "SIGTERM");
  } catch {
    child.kill("SIGKILL");
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type StartedProcess<Listening> = {
  /** The line by which it said that it listens. */
  listening: Listening;
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
};

type Start = {
  /** As the sentence says it when it does not come up. */
  what: string;
  main: URL;
  /** Its only argument, as JSON. */
  settings: object;
  /** Receives its JSON log lines; they are dropped otherwise. */
  onLog?: ((line: string) => void) | undefined;
};

/** Starts a part as a process that ends no later than this one, and waits until it listens. */
export async function startEmbeddedProcess<Listening extends { port: number }>({
  what,
  main,
  settings,
  onLog,
}: Start): Promise<StartedProcess<Listening>> {
  const child = spawn(process.execPath, [fileURLToPath(main), JSON.stringify(settings)], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const exited = once(child, "exit");
  const listens = new Promise<Listening>((resolve) => {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      onLog?.(line);
      const message = JSON.parse(line) as Listening & { event: string };
      if (message.event === "listening") resolve(message);
    });
  });
  const failed = exited.then(() => {
    throw new Error(complaint.trim() || `The ${what} stopped before it was ready.`);
  });
  // Once it listens, a later exit is no longer this promise's news.
  failed.catch(() => {});
  return {
    listening: await Promise.race([listens, failed]),
    pid: child.pid ?? 0,
    ended: exited,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await exited;
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type PortalOptions = {
  dataDir: string;
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  port?: number;
  sessionSeconds?: number;
  /** More systems, e.g. a second instance of the product; else from `PORTAL_EXTRA_SYSTEMS`. */
  extraSystems?: { id: string; name: string; url: string }[];
  /** Receives the portal's JSON log lines; they are dropped otherwise. */
  onLog?: (line: string) => void;
};

/** `url` is the inner address of `/portal`: where the API's proxy reaches it. */
export type Portal = { url: string; pid: number; stop(): Promise<void> };

export async function startPortal(options: PortalOptions): Promise<Portal> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...environmentOf(options) },
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const exited = once(child, "exit");
  const listening = new Promise<{ port: number }>((resolve) => {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      options.onLog?.(line);
      const message = JSON.parse(line) as { event: string; port: number };
      if (message.event === "listening") resolve(message);
    });
  });
  const failed = exited.then(() => {
    throw new Error(complaint.trim() || "The portal stopped before it was ready.");
  });
  // Once it listens, a later exit is no longer this promise's news.
  failed.catch(() => {});
  const { port } = await Promise.race([listening, failed]);
  return {
    url: `http://127.0.0.1:${port}/portal`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await exited;
    },
  };
}

function environmentOf(options: PortalOptions): Record<string, string> {
  return {
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.publicOrigin,
    ...(options.port === undefined ? {} : { PORTAL_PORT: String(options.port) }),
    ...(options.sessionSeconds === undefined
      ? {}
      : { PORTAL_SESSION_SECONDS: String(options.sessionSeconds) }),
    ...(options.extraSystems === undefined
      ? {}
      : { PORTAL_EXTRA_SYSTEMS: JSON.stringify(options.extraSystems) }),
  };
}

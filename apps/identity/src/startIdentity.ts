import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { mountPath } from "./mountPath.ts";

export type IdentityOptions = {
  dataDir: string;
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  port?: number;
  demo?: boolean;
  accessTokenSeconds?: number;
  /** Receives the provider's JSON log lines; they are dropped otherwise. */
  onLog?: (line: string) => void;
};

/** `url` is the issuer's inner address: where the API and its proxy reach the provider. */
export type Identity = { url: string; issuer: string; pid: number; stop(): Promise<void> };

export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...environmentOf(options) },
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const exited = once(child, "exit");
  const listening = new Promise<{ port: number; issuer: string }>((resolve) => {
    createInterface({ input: child.stdout! }).on("line", (line) => {
      options.onLog?.(line);
      const message = JSON.parse(line) as { event: string; port: number; issuer: string };
      if (message.event === "listening") resolve(message);
    });
  });
  const failed = exited.then(() => {
    throw new Error(complaint.trim() || "The identity provider stopped before it was ready.");
  });
  // Once it listens, a later exit is no longer this promise's news.
  failed.catch(() => {});
  const { port, issuer } = await Promise.race([listening, failed]);
  return {
    url: `http://127.0.0.1:${port}${mountPath}`,
    issuer,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await exited;
    },
  };
}

function environmentOf(options: IdentityOptions): Record<string, string> {
  return {
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.publicOrigin,
    ...(options.port === undefined ? {} : { IDENTITY_PORT: String(options.port) }),
    ...(options.demo === undefined ? {} : { DEMO: options.demo ? "1" : "0" }),
    ...(options.accessTokenSeconds === undefined
      ? {}
      : { IDENTITY_ACCESS_TOKEN_SECONDS: String(options.accessTokenSeconds) }),
  };
}

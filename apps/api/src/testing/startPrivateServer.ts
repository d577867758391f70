import { execFileSync, spawn } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../../../../packages/embedded/src/freePort.ts";

export type PrivateServer = { url: string; stop: () => Promise<void> };

const startWithinMs = 30_000;
const stopWithinMs = 10_000;

/**
 * Starts a PostgreSQL of this machine on a folder and port of its own, for tests and trials only:
 * nothing is flushed to disk and everybody on this machine may connect.
 */
export async function startPrivateServer(): Promise<PrivateServer> {
  const programs = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);
  if (!programs) throw new Error("No PostgreSQL server is installed under /usr/lib/postgresql.");
  const folder = mkdtempSync(join(tmpdir(), "mars-postgres-"));
  const asUser = prefixForUser(folder);
  run([...asUser, join(programs, "initdb"), ...initdbOptions, "-D", folder]);

  const port = await freePort();
  const [command, ...rest] = [...asUser, join(programs, "postgres"), ...settings(folder, port)];
  const child = spawn(command ?? "", rest, { stdio: "ignore", cwd: folder });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    child.kill("SIGINT");
    // Some work of PostGIS hears no other signal than this one.
    const killTimer = setTimeout(() => child.kill("SIGQUIT"), stopWithinMs);
    await ended;
    clearTimeout(killTimer);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

const initdbOptions = [
  "--no-sync",
  "-U",
  "postgres",
  "-A",
  "trust",
  "-E",
  "UTF8",
  "--locale=C.UTF-8",
];

function settings(folder: string, port: number): string[] {
  const values = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "jit=off",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=100",
    "logging_collector=off",
    "shared_preload_libraries=postgis-3",
  ];
  return ["-D", folder, ...values.flatMap((value) => ["-c", value])];
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function prefixForUser(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const idOf = (flag: string) =>
    execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim();
  const [uid, gid] = [idOf("-u"), idOf("-g")];
  chownSync(folder, Number(uid), Number(gid));
  return [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    // A killed test run must not leave servers behind.
    "--pdeathsig=INT",
  ];
}

function run([command, ...rest]: string[]) {
  execFileSync(command ?? "", rest, { stdio: ["ignore", "ignore", "inherit"], cwd: tmpdir() });
}

async function untilReady(url: string) {
  const deadline = Date.now() + startWithinMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

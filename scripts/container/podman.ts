import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export type Ran = { code: number | null; output: string };

/** Where there is no systemd, as in a container or a small machine, podman must be told. */
const hasSystemd = existsSync("/run/systemd/system");
const global = hasSystemd ? [] : ["--runtime", "runc", "--cgroup-manager", "cgroupfs"];

/** Where limits may not be raised, podman's own are too high. */
export const FILE_LIMIT = ["--ulimit", "nofile=1024:1024"];
export const RUN_LIMITS = [...FILE_LIMIT, "--ulimit", "nproc=4096:4096"];

/** Podman checks health by timers of systemd; without it one asks by hand. */
export const HEALTH_TIMERS = hasSystemd ? [] : ["--health-interval=disable"];

/** The same for programs that start podman themselves, as a file of settings. */
export const CONTAINERS_CONF = hasSystemd
  ? null
  : [
      "[containers]",
      'default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]',
      "[engine]",
      'runtime = "runc"',
      'cgroup_manager = "cgroupfs"',
    ].join("\n");

export function hasPodman(): boolean {
  return spawnSync("podman", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Compose, and a network in which containers know each other by name. */
export function hasCompose(): boolean {
  const names = ["/usr/lib/cni/dnsname", "/usr/lib/podman/aardvark-dns"];
  return (
    spawnSync("podman-compose", ["--version"], { stdio: "ignore" }).status === 0 &&
    names.some((path) => existsSync(path))
  );
}

export function podman(...args: string[]): Promise<Ran> {
  return run("podman", [...global, ...args]);
}

/** The output of a command that must succeed. */
export async function need(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, command === "podman" ? [...global, ...args] : args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed:\n${output.slice(-3000)}`);
  return output.trim();
}

export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: null, output: error.message }));
    child.once("close", (code) => resolve({ code, output }));
  });
}

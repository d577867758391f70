import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a tool says, and how often. */
export type Finding = { what: string; count: number };
export type Part = {
  tool: string;
  version: () => Promise<string>;
  checked: string;
  run: () => Promise<Finding[]>;
};

/** The product that is judged, and a folder for what is saved of it. */
export type Subject = { origin: string; folder: string };

const run = promisify(execFile);
const here = import.meta.dirname;

export const bin = (name: string) => join(here, "node_modules/.bin", name);
export const inTool = (path: string) => join(here, "node_modules", path);

export const npmVersion = (name: string) => async () => {
  const text = await readFile(inTool(`${name}/package.json`), "utf8");
  return (JSON.parse(text) as { version: string }).version;
};

/** Programs that find something end with an error code; what they wrote is wanted all the same. */
export async function outputOf(
  program: string,
  args: string[],
  more: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const options = { maxBuffer: 256 * 1024 * 1024, ...more };
  const { stdout, stderr } = await run(program, args, options).catch(
    (error: { stdout?: string; stderr?: string; code?: unknown }) => {
      if (typeof error.code !== "number") throw error;
      return { stdout: error.stdout ?? "", stderr: error.stderr ?? "" };
    },
  );
  return stdout || stderr;
}

export function counted(whats: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const what of whats) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts]
    .map(([what, count]) => ({ what, count }))
    .toSorted((a, b) => b.count - a.count);
}

/** Python's tools, pinned in requirements.txt, in a folder of their own. */
export async function python(): Promise<string> {
  const venv = join(here, ".python");
  const program = join(venv, "bin/python");
  if (!existsSync(program)) await run("python3", ["-m", "venv", venv]);
  await run(program, ["-m", "pip", "install", "-q", "-r", join(here, "requirements.txt")]);
  return program;
}

/** A program that is one Java archive, brought by Maven. */
export async function javaArchive(artifact: string): Promise<string> {
  const [, name, version] = artifact.split(":");
  const folder = join(here, ".java");
  const file = join(folder, `${name}-${version}.jar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy";
  await run("mvn", ["-q", copy, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
  return file;
}

/** One of Debian's packages: what is not installed is told, with the command that installs it. */
export const debianVersion = (name: string) => async () => {
  const { stdout } = await run("dpkg-query", ["-W", "-f", "${Version}", name]).catch(() => {
    throw new Error(`apt install ${name}`);
  });
  return stdout;
};

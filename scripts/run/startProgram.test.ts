import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startProgram } from "./startProgram.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mars-program-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LIVES_ON = `
  import { writeFileSync } from "node:fs";
  writeFileSync(process.env.PID_FILE, String(process.pid));
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);
`;

async function untilGone(pid: number): Promise<boolean> {
  for (let round = 0; round < 50; round += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(100);
  }
  return false;
}

async function untilWritten(path: string): Promise<number> {
  for (;;) {
    const text = await readFile(path, "utf8").catch(() => "");
    if (text) return Number(text);
    await sleep(50);
  }
}

test("a program is asked to stop and is gone afterwards", async () => {
  const file = join(folder, "program.mjs");
  await writeFile(file, LIVES_ON);
  const program = startProgram(file, { ...process.env, PID_FILE: join(folder, "pid") });
  await untilWritten(join(folder, "pid"));
  await program.stop();
  expect(await program.ended).toEqual({ code: 0, signal: null });
});

test("a program ends when the one that started it is killed outright", async () => {
  const file = join(folder, "program.mjs");
  await writeFile(file, LIVES_ON);
  const parentFile = join(folder, "parent.ts");
  const own = join(import.meta.dirname, "startProgram.ts");
  await writeFile(
    parentFile,
    `import { startProgram } from ${JSON.stringify(own)};
     startProgram(${JSON.stringify(file)}, process.env);`,
  );
  const parent = spawn(process.execPath, [parentFile], {
    env: { ...process.env, PID_FILE: join(folder, "pid") },
    stdio: "ignore",
  });
  const pid = await untilWritten(join(folder, "pid"));
  parent.kill("SIGKILL");
  expect(await untilGone(pid)).toBe(true);
});

test("a program that waits for settings before it begins is given them", async () => {
  const [file, preload] = [join(folder, "program.mjs"), join(folder, "preload.mjs")];
  await writeFile(
    preload,
    `const settings = await new Promise((resolve) => process.once("message", resolve));
     Object.assign(process.env, settings);`,
  );
  await writeFile(file, `process.exit(Number(process.env.EXIT_CODE));`);
  const program = startProgram(file, { ...process.env }, { nodeOptions: ["--import", preload] });
  program.settle({ EXIT_CODE: "42" });
  expect(await program.ended).toEqual({ code: 42, signal: null });
});

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const helper = join(import.meta.dirname, "ownTemporaryFolder.ts");

/** A program that makes the folder, leaves something in it and ends as it is told. */
const program = (end: string) => `
  import { mkdtempSync, statSync, writeFileSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  import { ownTemporaryFolder } from ${JSON.stringify(helper)};
  const folder = ownTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), "left-"));
  writeFileSync(join(left, "file"), "left behind");
  const mode = (statSync(folder).mode & 0o777).toString(8);
  console.log(JSON.stringify({ folder, left, mode }));
  ${end}`;

type Told = { folder: string; left: string; mode: string };
const run = (end: string) => {
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program(end)]);
  return JSON.parse(stdout.toString()) as Told;
};

test.each(["", "process.exit(3);", 'throw new Error("broken");'])(
  "what is left in the temporary folder goes with the program (%s)",
  (end) => {
    const { folder, left, mode } = run(end);
    expect(left.startsWith(`${folder}/left-`)).toBe(true);
    expect(mode).toBe("755");
    expect(existsSync(folder)).toBe(false);
  },
);

test("the tests themselves have such a folder, and what they start has it too", () => {
  const told = execFileSync(process.execPath, ["-p", "os.tmpdir()"]).toString();
  expect(told).toContain("/mars-test-");
});

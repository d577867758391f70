import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readRequirements } from "./readRequirements.ts";
import { readTitles } from "./readTitles.ts";

export type Trace = {
  total: number;
  unshown: { id: string; text: string }[];
  unknown: { id: string; file: string; title: string }[];
  /** Tests that name no line at all: allowed, since not every rule is a requirement. */
  unnamed: { file: string; title: string }[];
};

// The tests of the scripts quote titles as examples, so they are not read.
const TESTS = ["*.test.ts", "{packages,apps,data,bench}/**/*.test.{ts,tsx}", "e2e/**/*.e2e.ts"];
const isInNodeModules = (name: string) => name.includes("node_modules");

/** Holds the titles of all tests against the lines of docs/requirements.md. */
export async function traceRequirements(root: string): Promise<Trace> {
  const lines = readRequirements(await readFile(join(root, "docs", "requirements.md"), "utf8"));
  const shown = new Set<string>();
  const trace: Trace = { total: lines.size, unshown: [], unknown: [], unnamed: [] };
  for await (const file of glob(TESTS, { cwd: root, exclude: isInNodeModules })) {
    for (const { text, ids, isGroup } of readTitles(await readFile(join(root, file), "utf8"))) {
      if (ids.length === 0 && !isGroup) trace.unnamed.push({ file, title: text });
      for (const id of ids) {
        if (lines.has(id)) shown.add(id);
        else trace.unknown.push({ id, file, title: text });
      }
    }
  }
  trace.unshown = [...lines].filter(([id]) => !shown.has(id)).map(([id, text]) => ({ id, text }));
  return trace;
}

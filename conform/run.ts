import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import startProduct from "../e2e/support/startProduct.ts";
import { apiParts } from "./api.ts";
import { clientParts } from "./clients.ts";
import { fileParts } from "./files.ts";
import { publicPages } from "../e2e/support/screens.ts";
import { pageParts } from "./pages.ts";
import { solverParts } from "./solver.ts";
import type { Finding, Part } from "./tools.ts";
import { spokenParts } from "./spoken.ts";
import { wordParts } from "./words.ts";

/**
 * Judges what leaves the product by tools that other people wrote, and writes docs/conformance.md.
 * `CONFORM_ORIGIN` names a product that runs already; without it one is started. Names of tools as
 * arguments run those alone, and write their rows again. `--short` runs those that need neither a
 * product nor anything installed here, as `npm test` does, and writes nothing.
 */

/** Why a finding is accepted, by the words it begins with. */
const accepted: Readonly<Record<string, string>> = {
  "operation-description": "each operation has a summary; a description would repeat it",
  "array-items":
    "`items: false` next to `prefixItems` is JSON Schema 2020-12, which OpenAPI 3.1 uses",
  "oas3-operation-security-defined":
    "roles of the caller, which OpenAPI 3.1 lets a requirement name",
  "owasp:api4:2023-string": "answers are ours; what is sent is limited by its schema and in bytes",
  "owasp:api4:2023-array": "answers are ours; what is sent is limited by its schema and in bytes",
  "owasp:api4:2023-integer": "numbers are JSON's; a range says more than a machine's format",
  "owasp:api4:2023-rate": "limits are told where they are reached, by 429 and Retry-After",
  "owasp:api8:2023-define-error-responses":
    "every operation refers to the problem document as its default answer",
  "owasp:api8:2023-define-error-validation": "operations that take nothing can refuse nothing",
  "owasp:api2:2023-read-restricted": "open data is open",
  "Schema Error":
    "Schemathesis rewrites `prefixItems` of JSON Schema 2020-12 as a list of `items`, which it then refuses: answers of so many operations are not judged",
  "redirection-missing": "TLS and its redirect are the server's in front (deploy/)",
  "hsts-not-implemented": "TLS and its redirect are the server's in front (deploy/)",
  "owasp:api2:2023-write-restricted":
    "screening, feedback and signing out need no person; limits hold per address",
};

/** Tools that this run has no part for, and why. */
const notRun = [
  "ets-ogcapi-features10: in no package registry (Maven Central has what it is built on, not the suite)",
  "jing (Atom): the schema of RFC 4287 is in no registry",
  "shacl-engine (DCAT-AP): the shapes of DCAT-AP are in no registry",
];

const today = new Date().toISOString().slice(0, 10);
const report = join(import.meta.dirname, "../docs/conformance.md");

async function keptRows(): Promise<string[]> {
  const text = await readFile(report, "utf8").catch(() => "");
  return text.split("\n").filter((line) => /^\| (?!tool|---)/.test(line));
}

function isOf(row: string, parts: readonly Part[]): boolean {
  return parts.some(({ tool }) => row.startsWith(`| ${tool} |`));
}

async function main(only: readonly string[]): Promise<void> {
  if (only.includes("--short")) return short();
  if (process.env.CONFORM_ORIGIN) process.env.E2E_ORIGIN = process.env.CONFORM_ORIGIN;
  const stop = await startProduct();
  const origin = process.env.E2E_ORIGIN!;
  const folder = await mkdtemp(join(tmpdir(), "mars-conform-"));
  try {
    const subject = { origin, folder };
    const pages = await Promise.all(publicPages.map((path, at) => save(path, `${at}.html`)));
    const openApi = await save("/api/openapi.json", "openapi.json");
    const every = [
      ...pageParts(subject, pages, only),
      ...apiParts(subject, openApi),
      ...fileParts(subject),
      ...clientParts(subject, openApi),
      ...spokenParts(subject),
      ...wordParts(subject),
      ...solverParts(subject),
    ];
    const parts = every.filter(({ tool }) => only.length === 0 || only.includes(tool));
    if (only.length === 0) await writeFile(report, documentOf([], every));
    let open = 0;
    for (const part of parts) {
      // One after another: the machine is small.
      // oxlint-disable-next-line no-await-in-loop
      const row = await rowOf(part);
      open += row.open;
      // As it goes: a run that is stopped keeps what it has, and what another has written meanwhile.
      // oxlint-disable-next-line no-await-in-loop
      const others = (await keptRows()).filter((one) => !isOf(one, [part]));
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(report, documentOf([...others, row.text], every));
      process.stdout.write(`${row.text}\n`);
    }
    process.exitCode = open > 0 ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stop();
  }

  async function save(path: string, name: string): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, await (await fetch(origin + path)).text());
    return file;
  }
}

async function short(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mars-conform-"));
  try {
    for (const part of [...wordParts({ folder }), ...solverParts({ folder })]) {
      // oxlint-disable-next-line no-await-in-loop
      const { text, open } = await rowOf(part);
      process.stdout.write(`${text}\n`);
      if (open > 0) process.exitCode = 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowOf({
  tool,
  version,
  checked,
  run,
}: Part): Promise<{ text: string; open: number }> {
  try {
    const [known, found] = [await version(), await run()];
    const [left, excepted] = [
      found.filter(({ what }) => !reasonOf(what)),
      found.filter(({ what }) => reasonOf(what)),
    ];
    const words = (all: readonly Finding[], say: (one: Finding) => string) =>
      all.map(say).join("; ") || "none";
    const text = `| ${tool} | ${known} | ${today} | ${checked} | ${words(left, ({ what, count }) => `${count} × ${what}`)} | ${words(
      excepted,
      ({ what, count }) => `${count} × ${what}: ${reasonOf(what)}`,
    )} |`;
    return { text, open: left.reduce((sum, { count }) => sum + count, 0) };
  } catch (error) {
    const [line] = String(error).split("\n");
    return { text: `| ${tool} | – | ${today} | ${checked} | not run: ${line} | |`, open: 1 };
  }
}

function reasonOf(what: string): string | undefined {
  return Object.entries(accepted).find(([start]) => what.startsWith(start))?.[1];
}

function documentOf(rows: readonly string[], every: readonly Part[]): string {
  const waiting = every
    .filter((part) => !rows.some((row) => isOf(row, [part])))
    .map(({ tool }) => `${tool}: written, and not run with the rows above`);
  return `# Conformance

Written by \`npm run conform\`: what tools from elsewhere say of what leaves the product, on demonstration data. A tool that is missing or fails is 'not run', never passed. \`npm test\` runs hunspell and CBC, which need no product, and axe on every page in its journeys.

| tool | version | run | what was checked | findings | accepted |
| --- | --- | --- | --- | --- | --- |
${every.flatMap((part) => rows.filter((row) => isOf(row, [part]))).join("\n")}

Not run:

${[...notRun, ...waiting].map((line) => `- ${line}`).join("\n")}
`;
}

await main(process.argv.slice(2));

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import startProduct from "../e2e/support/startProduct.ts";

/**
 * Judges what leaves the product by tools that other people wrote, and writes docs/conformance.md.
 * `CONFORM_ORIGIN` names a product that runs already; without it one is started.
 */

type Finding = { what: string; count: number };
type Part = { checked: string; run: () => Promise<Finding[]> };

const run = promisify(execFile);
const here = import.meta.dirname;
const bin = (name: string) => join(here, "node_modules/.bin", name);
const versionOf = async (name: string) => {
  const text = await readFile(join(here, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
};

const pages = [
  "/",
  "/status/overview",
  "/status/nationaltindblik",
  "/status/kommuner",
  "/status/kommuner/viborg",
  "/status/kystvandgrupper",
  "/status/jordopkoeb",
  "/status/skovrejsningsindsatsen",
  "/dashboard/overview",
  "/data",
  "/cookies",
  "/accessibility",
];

/** Why a finding is accepted, by the words it begins with. */
const accepted: Readonly<Record<string, string>> = {
  "operation-description": "each operation has a summary; a description would repeat it",
  "array-items":
    "`items: false` next to `prefixItems` is JSON Schema 2020-12, which OpenAPI 3.1 uses",
};

/** Tools that this run has no part for yet. */
const notRun = [
  "@siteimprove/alfa",
  "accessibility-checker",
  "linkchecker",
  "lighthouse",
  "@guidepup/virtual-screen-reader",
  "@stoplight/prism-cli",
  "ets-ogcapi-features10",
  "veraPDF",
  "Schemathesis",
  "@camptocamp/ogc-client, @ogcapi-js/features, OWSLib",
  "validate_gpkg",
  "DuckDB",
  "jing (Atom)",
  "SHACL (DCAT-AP)",
  "standardwebhooks",
  "@mdn/mdn-http-observatory",
  "hunspell or cspell",
];

/** Programs that find something end with an error code; what they wrote is wanted all the same. */
async function outputOf(program: string, args: string[]): Promise<string> {
  const options = { maxBuffer: 256 * 1024 * 1024 };
  const { stdout, stderr } = await run(program, args, options).catch(
    (error: { stdout?: string; stderr?: string; code?: unknown }) => {
      if (typeof error.code !== "number") throw error;
      return { stdout: error.stdout ?? "", stderr: error.stderr ?? "" };
    },
  );
  return stdout || stderr;
}

function counted(whats: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const what of whats) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts]
    .map(([what, count]) => ({ what, count }))
    .toSorted((a, b) => b.count - a.count);
}

async function main(): Promise<void> {
  if (process.env.CONFORM_ORIGIN) process.env.E2E_ORIGIN = process.env.CONFORM_ORIGIN;
  const stop = await startProduct();
  const origin = process.env.E2E_ORIGIN!;
  const folder = await mkdtemp(join(tmpdir(), "mars-conform-"));
  try {
    const files = await Promise.all(pages.map((path, index) => save(path, `${index}.html`)));
    const openApi = await save("/api/openapi.json", "openapi.json");
    const parts: Record<string, Part> = {
      "vnu-jar": {
        checked: `${pages.length} public pages as the server sends them`,
        run: async () => {
          const jar = join(here, "node_modules/vnu-jar/build/dist/vnu.jar");
          const text = await outputOf("java", [
            "-jar",
            jar,
            "--format",
            "json",
            "--errors-only",
            ...files,
          ]);
          const { messages } = JSON.parse(text) as { messages: { message: string }[] };
          return counted(messages.map(({ message }) => message));
        },
      },
      "html-validate": {
        checked: "the same pages, rules html-validate:standard",
        run: async () => {
          const args = [
            "--config",
            join(here, "htmlvalidate.json"),
            "--formatter",
            "json",
            ...files,
          ];
          const results = JSON.parse(await outputOf(bin("html-validate"), args)) as {
            messages: { ruleId: string }[];
          }[];
          return counted(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
        },
      },
      "@stoplight/spectral-cli": {
        checked: "the OpenAPI document, rules spectral:oas",
        run: async () => {
          const args = ["lint", "-q", "-r", join(here, "spectral.yaml"), "-f", "json", openApi];
          const found = JSON.parse((await outputOf(bin("spectral"), args)) || "[]") as {
            code: string;
          }[];
          return counted(found.map(({ code }) => code));
        },
      },
      "@redocly/cli": {
        checked: "the OpenAPI document, recommended rules",
        run: async () => {
          const text = await outputOf(bin("redocly"), ["lint", "--format", "json", openApi]);
          const { problems } = JSON.parse(text.slice(text.indexOf("{"))) as {
            problems: { ruleId: string }[];
          };
          return counted(problems.map(({ ruleId }) => ruleId));
        },
      },
      csp_evaluator: {
        checked: "the content security policy of the front page",
        run: async () => {
          const policy = (await fetch(origin)).headers.get("content-security-policy") ?? "";
          const [{ CspEvaluator }, { CspParser }] = await Promise.all([
            import(join(here, "node_modules/csp_evaluator/dist/evaluator.js")),
            import(join(here, "node_modules/csp_evaluator/dist/parser.js")),
          ]);
          const found = new CspEvaluator(new CspParser(policy).csp).evaluate() as {
            severity: number;
            directive: string;
            description: string;
          }[];
          // 10 high, 20 syntax, 30 medium; what is milder is advice.
          return counted(
            found
              .filter(({ severity }) => severity <= 30)
              .map((one) => `${one.directive}: ${one.description}`),
          );
        },
      },
      retire: {
        checked: "the scripts that browsers load (apps/web/dist)",
        run: async () => {
          const args = ["--path", join(here, "../apps/web/dist"), "--outputformat", "json"];
          const { data } = JSON.parse(await outputOf(bin("retire"), args)) as {
            data: { results: { component: string }[] }[];
          };
          return counted(data.flatMap(({ results }) => results.map(({ component }) => component)));
        },
      },
    };
    const rows: string[] = [];
    let open = 0;
    for (const [name, part] of Object.entries(parts)) {
      // One after another: the machine is small.
      // oxlint-disable-next-line no-await-in-loop
      const row = await rowOf(name, part);
      open += row.open;
      rows.push(row.text);
    }
    await writeFile(join(here, "../docs/conformance.md"), documentOf(rows));
    process.stdout.write(`${rows.join("\n")}\n`);
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

async function rowOf(
  name: string,
  { checked, run: judge }: Part,
): Promise<{ text: string; open: number }> {
  try {
    const [found, version] = [await judge(), await versionOf(name)];
    const [left, excepted] = [
      found.filter(({ what }) => !reasonOf(what)),
      found.filter(({ what }) => reasonOf(what)),
    ];
    const words = (all: readonly Finding[], say: (one: Finding) => string) =>
      all.map(say).join("; ") || "none";
    const text = `| ${name} | ${version} | ${checked} | ${words(left, ({ what, count }) => `${count} × ${what}`)} | ${words(
      excepted,
      ({ what, count }) => `${count} × ${what}: ${reasonOf(what)}`,
    )} |`;
    return { text, open: left.reduce((sum, { count }) => sum + count, 0) };
  } catch (error) {
    const [line] = String(error).split("\n");
    return { text: `| ${name} | – | ${checked} | not run: ${line} | |`, open: 1 };
  }
}

function reasonOf(what: string): string | undefined {
  return Object.entries(accepted).find(([start]) => what.startsWith(start))?.[1];
}

function documentOf(rows: readonly string[]): string {
  return `# Conformance

Written by \`npm run conform\`: what tools from elsewhere say of what leaves the product, on demonstration data. A tool that is missing or fails is 'not run', never passed.

| tool | version | what was checked | findings | accepted |
| --- | --- | --- | --- | --- |
${rows.join("\n")}

Not run, because no part is written for them yet: ${notRun.join("; ")}.
`;
}

await main();

import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import axeCore from "axe-core";
import { axeInPlace, axeScript } from "../e2e/support/axeScript.ts";
import { axeRules } from "../e2e/support/expectAccessible.ts";
import type { Person } from "../e2e/support/people.ts";
import { beginAs, openFolds, publicPages, screens, visit } from "../e2e/support/screens.ts";
import { locales } from "../packages/wording/src/language/languages.ts";
import { bin, counted, inTool, npmVersion, outputOf, type Part, type Subject } from "./tools.ts";

/** Each pair of language, width and colours occurs once. */
const looks = [
  { language: "da", width: 1440, colors: "light" },
  { language: "en", width: 390, colors: "light" },
  { language: "en", width: 1440, colors: "dark" },
  { language: "da", width: 390, colors: "dark" },
] as const;
type Look = (typeof looks)[number];
/** On a small or busy machine: each screen in one look, the next screen in the next. */
const isSample = process.env.CONFORM_SAMPLE !== undefined;

/** Pages as the server sends them, and as browsers show them with every fold open. */
export function pageParts(
  subject: Subject,
  sent: readonly string[],
  only: readonly string[],
): Part[] {
  const { origin } = subject;
  const screenCount = screens.reduce((sum, { paths }) => sum + paths.length, 0);
  const shown = `${screenCount} screens (visitor and six people), each in ${isSample ? "one of" : "all"} four looks (Danish and English, 1440 and 390 px, light and dark), folds open`;
  const judges = (Object.keys(toolOf) as Judge[]).filter(
    (judge) => only.length === 0 || only.includes(toolOf[judge]),
  );
  let visits: Promise<Seen[]> | undefined;
  const seen = () => (visits ??= seenPages(subject, judges));
  const judged = (judge: Judge, checked: string, version = npmVersion(toolOf[judge])): Part => ({
    tool: toolOf[judge],
    version,
    checked: `${shown}: ${checked}`,
    run: async () => counted((await seen()).flatMap(({ found }) => found[judge])),
  });
  const markup = async () => [...sent, ...(await seen()).map(({ file }) => file)];
  return [
    judged("ibm", "WCAG 2.2 A and AA"),
    judged("alfa", "WCAG 2.2 A and AA"),
    judged("axe", "WCAG 2.2 A and AA, and best practice", async () => axeCore.version),
    {
      tool: "vnu-jar",
      version: npmVersion("vnu-jar"),
      checked: `${sent.length} public pages as the server sends them, and the markup of all those screens`,
      run: async () => {
        const jar = inTool("vnu-jar/build/dist/vnu.jar");
        const args = ["-jar", jar, "--format", "json", "--errors-only", ...(await markup())];
        const { messages } = JSON.parse(await outputOf("java", args)) as {
          messages: { message: string }[];
        };
        return counted(messages.map(({ message }) => message));
      },
    },
    {
      tool: "html-validate",
      version: npmVersion("html-validate"),
      checked: "the same markup, rules html-validate:standard",
      run: async () => {
        const config = join(import.meta.dirname, "htmlvalidate.json");
        const args = ["--config", config, "--formatter", "json", ...(await markup())];
        const results = JSON.parse(await outputOf(bin("html-validate"), args)) as {
          messages: { ruleId: string }[];
        }[];
        return counted(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
      },
    },
    {
      tool: "linkinator",
      version: npmVersion("linkinator"),
      checked: "every link within the product on the same public pages",
      run: async () => {
        const skip = `^(?!${origin})`;
        const addresses = publicPages.map((path) => origin + path);
        const args = [...addresses, "--skip", skip, "--format", "json", "--concurrency", "5"];
        const text = await outputOf(bin("linkinator"), args);
        const { links } = JSON.parse(text.slice(text.indexOf("{"))) as {
          links: { url: string; status: number; state: string }[];
        };
        return counted(
          links
            .filter(({ state }) => state === "BROKEN")
            .map(({ url, status }) => `${status} ${url.replace(origin, "")}`),
        );
      },
    },
    {
      tool: "lighthouse",
      version: npmVersion("lighthouse"),
      checked: "the same public pages on a phone: accessibility, best practices, SEO",
      run: async () => {
        const found: string[] = [];
        for (const path of publicPages) {
          // One after another: each has the machine to itself.
          // oxlint-disable-next-line no-await-in-loop
          found.push(...(await lighthouse(origin + path)));
        }
        return counted(found);
      },
    },
  ];
}

/** As for journeys, Debian's own. */
export function browser(): string {
  const found = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].find((path) =>
    existsSync(path),
  );
  if (!found) throw new Error("apt install chromium");
  return found;
}

async function lighthouse(address: string): Promise<string[]> {
  const args = [
    address,
    "--quiet",
    "--output=json",
    "--only-categories=accessibility,best-practices,seo",
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const text = await outputOf(bin("lighthouse"), args, {
    env: { ...process.env, CHROME_PATH: browser() },
  });
  const { audits } = JSON.parse(text.slice(text.indexOf("{"))) as {
    audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
  };
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === "binary" && score === 0)
    .map(([id]) => id);
}

const toolOf = {
  ibm: "accessibility-checker-engine",
  alfa: "@siteimprove/alfa-rules",
  axe: "axe-core",
} as const;
type Judge = keyof typeof toolOf;
/** A page as a browser shows it: its markup, and what each judge finds. */
type Seen = { file: string; found: Record<Judge, string[]> };

/** Every screen in every look, once for all judges: opening it takes longer than judging. */
async function seenPages({ origin, folder }: Subject, judges: readonly Judge[]): Promise<Seen[]> {
  process.env.E2E_ORIGIN = origin;
  const script = await readFile(inTool("accessibility-checker-engine/ace.js"), "utf8");
  const run: Record<Judge, (page: Page) => Promise<string[]>> = {
    ibm: (page) => ibm(page, script),
    alfa,
    axe,
  };
  const program = await chromium.launch({ executablePath: browser(), args: ["--no-sandbox"] });
  const seen: Seen[] = [];
  try {
    // One after another: the machine is small.
    /* oxlint-disable no-await-in-loop */
    for (const [turn, look] of looks.entries()) {
      for (const { person, paths } of screens) {
        const page = await newPage(program, origin, person, look);
        for (const [at, path] of paths.entries()) {
          if (isSample && at % looks.length !== turn) continue;
          const where = `${path} ${person?.id ?? "visitor"} ${look.language} ${look.width} ${look.colors}`;
          const file = join(folder, `seen-${seen.length}.html`);
          const found: Seen["found"] = { ibm: [], alfa: [], axe: [] };
          try {
            await visit(page, path);
            await openFolds(page);
            // What scrolls is reachable by keyboard once it has been measured.
            await page.waitForTimeout(500);
            await writeFile(file, await page.content());
            for (const judge of judges) found[judge] = await run[judge](page);
          } catch (error) {
            const [line = ""] = String(error).split("\n");
            for (const judge of judges) found[judge].push(`${where} was not judged: ${line}`);
            await writeFile(file, "<!doctype html><html lang=da><title>–</title>");
          }
          if (process.env.CONFORM_VERBOSE) console.log(where, JSON.stringify(found));
          seen.push({ file, found });
        }
        await page.context().close();
      }
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    await program.close();
  }
  return seen;
}

async function newPage(
  program: Browser,
  origin: string,
  person: Person | null,
  { language, width, colors }: Look,
): Promise<Page> {
  const context = await program.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    locale: "da-DK",
    colorScheme: colors,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  const page = await context.newPage();
  await beginAs(page, person);
  // From the next page on; demonstration's own sign-in page is Danish.
  await context.addInitScript(
    (locale) => window.localStorage.setItem("current-language", locale),
    locales[language],
  );
  return page;
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  const violations = await page.evaluate(axeInPlace, {
    runOnly: { type: "tag" as const, values: axeRules },
    rules: { "label-content-name-mismatch": { enabled: true } },
    resultTypes: ["violations" as const],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} ${target.join(" ")}`),
  );
}

async function ibm(page: Page, script: string): Promise<string[]> {
  await page.evaluate(script);
  return page.evaluate(async () => {
    type Result = {
      ruleId: string;
      reasonId: string;
      value: [string, string];
      path: { dom: string };
    };
    const { ace } = globalThis as unknown as {
      ace: {
        Checker: new () => {
          check: (root: Document, sets: string[]) => Promise<{ results: Result[] }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
      .map(({ ruleId, reasonId, path }) => `${ruleId} ${reasonId} ${path.dom}`);
  });
}

async function alfa(page: Page): Promise<string[]> {
  const [{ Audit, Outcome }, { Playwright }, { default: rules }, { Criterion, Conformance }] =
    await Promise.all([
      import(inTool("@siteimprove/alfa-act/dist/index.js")),
      import(inTool("@siteimprove/alfa-playwright/dist/index.js")),
      import(inTool("@siteimprove/alfa-rules/dist/index.js")),
      import(inTool("@siteimprove/alfa-wcag/dist/index.js")),
    ]);
  const handle = await page.evaluateHandle(() => document);
  const ofLevel = [...rules].filter((rule: { hasRequirement: (is: unknown) => boolean }) =>
    rule.hasRequirement((one: unknown) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
  );
  const outcomes = await Audit.of(await Playwright.toPage(handle), ofLevel).evaluate();
  return [...outcomes]
    .filter((one) => Outcome.isFailed(one))
    .map((one) => `${String(one.rule.uri).split("/").at(-1)!} ${one.target?.path?.() ?? ""}`);
}

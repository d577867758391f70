import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { people, type Person } from "../e2e/support/people.ts";
import { choosePerson } from "../e2e/support/signIn.ts";
import { bin, counted, inTool, npmVersion, outputOf, type Part, type Subject } from "./tools.ts";

export const publicPages = [
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

/** As whom which page is looked at. */
const signedIn: readonly { person: Person; path: string }[] = [
  { person: people.landowner, path: "/projects" },
  { person: people.adviser, path: "/projects" },
  { person: people.planner, path: "/plans" },
  { person: people.caseworker, path: "/projects" },
  { person: people.landowner, path: "/settings" },
];

const widths = [1440, 390];

/** Pages as the server sends them, and as browsers show them with every fold open. */
export function pageParts({ origin }: Subject, files: readonly string[]): Part[] {
  const shown = `${publicPages.length + signedIn.length} pages in Chromium, ${widths.join(" and ")} px, folds open`;
  return [
    {
      tool: "vnu-jar",
      version: npmVersion("vnu-jar"),
      checked: `${files.length} public pages as the server sends them`,
      run: async () => {
        const jar = inTool("vnu-jar/build/dist/vnu.jar");
        const args = ["-jar", jar, "--format", "json", "--errors-only", ...files];
        const { messages } = JSON.parse(await outputOf("java", args)) as {
          messages: { message: string }[];
        };
        return counted(messages.map(({ message }) => message));
      },
    },
    {
      tool: "html-validate",
      version: npmVersion("html-validate"),
      checked: "the same pages, rules html-validate:standard",
      run: async () => {
        const config = join(import.meta.dirname, "htmlvalidate.json");
        const args = ["--config", config, "--formatter", "json", ...files];
        const results = JSON.parse(await outputOf(bin("html-validate"), args)) as {
          messages: { ruleId: string }[];
        }[];
        return counted(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
      },
    },
    {
      tool: "accessibility-checker-engine",
      version: npmVersion("accessibility-checker-engine"),
      checked: `${shown}, WCAG 2.2`,
      run: async () => {
        const script = await readFile(inTool("accessibility-checker-engine/ace.js"), "utf8");
        return counted(await onPages(origin, (page) => ibm(page, script)));
      },
    },
    {
      tool: "@siteimprove/alfa-rules",
      version: npmVersion("@siteimprove/alfa-rules"),
      checked: `${shown}, WCAG 2.2 A and AA`,
      run: async () => counted(await onPages(origin, alfa)),
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
function browser(): string {
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

/** What a judge finds on every page, at every width; the pages are named where few have it. */
async function onPages(
  origin: string,
  judge: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const program = await chromium.launch({
    executablePath: browser(),
    args: ["--no-sandbox"],
  });
  const found: string[] = [];
  try {
    for (const width of widths) {
      for (const { person, path } of [
        ...publicPages.map((path) => ({ person: null, path })),
        ...signedIn,
      ]) {
        // oxlint-disable-next-line no-await-in-loop
        const context = await program.newContext({
          viewport: { width, height: 900 },
          locale: "da-DK",
          reducedMotion: "reduce",
          bypassCSP: true,
        });
        // oxlint-disable-next-line no-await-in-loop
        const page = await context.newPage();
        // oxlint-disable-next-line no-await-in-loop
        await open(page, origin + path, person);
        // oxlint-disable-next-line no-await-in-loop
        found.push(...(await judge(page)));
        // oxlint-disable-next-line no-await-in-loop
        await context.close();
      }
    }
  } finally {
    await program.close();
  }
  return found;
}

async function open(page: Page, address: string, person: Person | null): Promise<void> {
  await page.goto(address);
  if (person) await choosePerson(page, person);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  });
}

async function ibm(page: Page, script: string): Promise<string[]> {
  await page.evaluate(script);
  return page.evaluate(async () => {
    type Result = { ruleId: string; reasonId: string; value: [string, string] };
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
      .map(({ ruleId, reasonId }) => `${ruleId}: ${reasonId}`);
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
    .map((one) => String(one.rule.uri).split("/").at(-1)!);
}

import { join } from "node:path";
import { chromium } from "@playwright/test";
import { people, type Person } from "../e2e/support/people.ts";
import { beginAs } from "../e2e/support/screens.ts";
import { browser } from "./pages.ts";
import {
  bin,
  counted,
  inTool,
  npmVersion,
  outputOf,
  type Part,
  python,
  type Subject,
} from "./tools.ts";

/** The API's own description, what it answers, and the headers around it. */
export function apiParts({ origin, folder }: Subject, openApi: string): Part[] {
  return [
    {
      tool: "@stoplight/spectral-cli",
      version: npmVersion("@stoplight/spectral-cli"),
      checked: "the OpenAPI document, rules spectral:oas and OWASP",
      run: async () => {
        const rules = join(import.meta.dirname, "spectral.yaml");
        const text = await outputOf(bin("spectral"), [
          "lint",
          "-q",
          "-r",
          rules,
          "-f",
          "json",
          openApi,
        ]);
        const found = JSON.parse(text || "[]") as { code: string }[];
        return counted(found.map(({ code }) => code));
      },
    },
    {
      tool: "@redocly/cli",
      version: npmVersion("@redocly/cli"),
      checked: "the OpenAPI document, recommended rules",
      run: async () => {
        const text = await outputOf(bin("redocly"), ["lint", "--format", "json", openApi]);
        const { problems } = JSON.parse(text.slice(text.indexOf("{"))) as {
          problems: { ruleId: string }[];
        };
        return counted(problems.map(({ ruleId }) => ruleId));
      },
    },
    ...[null, people.company, people.planner, people.caseworker].map((person): Part => {
      const who = person ? `as ${person.name}` : "not logged in";
      return {
        tool: `Schemathesis (${who})`,
        version: async () => {
          const text = await outputOf(await python(), ["-m", "pip", "show", "schemathesis"]);
          return /Version: (\S+)/.exec(text)?.[1] ?? "";
        },
        checked: `generated calls to every GET of the API, ${who}: faults and answers outside their schema`,
        run: async () => {
          await python();
          const program = join(import.meta.dirname, ".python/bin/schemathesis");
          const args = person
            ? ["--header", `Authorization: ${await tokenOf(origin, person)}`]
            : [];
          const text = await outputOf(
            program,
            [
              "run",
              openApi,
              `--url=${origin}/api`,
              "--include-method=GET",
              "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
              "--phases=examples,coverage,fuzzing",
              "--max-examples=5",
              "--request-timeout=60",
              "--no-color",
              "--suppress-health-check=all",
              ...args,
            ],
            { cwd: folder },
          );
          const summary = text.slice(text.indexOf("= SUMMARY ="));
          if (!text.includes("= SUMMARY =")) throw new Error("Schemathesis came to no end");
          return [...summary.matchAll(/(?:❌|🚫) (?:ST\d+ )?([^:\n]+): (\d+)/g)].map(
            ([, what = "", count]) => ({ what, count: Number(count) }),
          );
        },
      };
    }),
    {
      tool: "csp_evaluator",
      version: npmVersion("csp_evaluator"),
      checked: "the content security policy of the front page",
      run: async () => {
        const policy = (await fetch(origin)).headers.get("content-security-policy") ?? "";
        const [{ CspEvaluator }, { CspParser }] = await Promise.all([
          import(inTool("csp_evaluator/dist/evaluator.js")),
          import(inTool("csp_evaluator/dist/parser.js")),
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
    {
      tool: "retire",
      version: npmVersion("retire"),
      checked: "the scripts that browsers load (apps/web/dist)",
      run: async () => {
        const scripts = join(import.meta.dirname, "../apps/web/dist");
        const args = ["--path", scripts, "--outputformat", "json"];
        const { data } = JSON.parse(await outputOf(bin("retire"), args)) as {
          data: { results: { component: string }[] }[];
        };
        return counted(data.flatMap(({ results }) => results.map(({ component }) => component)));
      },
    },
  ];
}

/** What our own web app sends for a person. */
async function tokenOf(origin: string, person: Person): Promise<string> {
  const program = await chromium.launch({ executablePath: browser(), args: ["--no-sandbox"] });
  try {
    const page = await program.newPage({ baseURL: origin });
    const asked = page.waitForRequest((request) => request.headers().authorization !== undefined, {
      timeout: 60_000,
    });
    await beginAs(page, person);
    return (await asked).headers().authorization ?? "";
  } finally {
    await program.close();
  }
}

import { join } from "node:path";
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
    {
      tool: "Schemathesis",
      version: async () => {
        const text = await outputOf(await python(), ["-m", "pip", "show", "schemathesis"]);
        return /Version: (\S+)/.exec(text)?.[1] ?? "";
      },
      checked:
        "generated calls to every GET of the API, not signed in: faults and answers outside their schema",
      run: async () => {
        const program = join(import.meta.dirname, ".python/bin/schemathesis");
        await python();
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
            "--no-color",
            "--suppress-health-check=all",
          ],
          { cwd: folder },
        );
        const summary = text.slice(text.indexOf("= SUMMARY ="));
        if (summary === "") throw new Error("Schemathesis came to no end");
        // Calls that its own generator could not make are not ours.
        return [...summary.matchAll(/(?:❌|🚫) (?:ST\d+ )?([^:\n]+): (\d+)/g)]
          .map(([, what = "", count]) => ({ what, count: Number(count) }))
          .filter(({ what }) => what !== "Schema Error");
      },
    },
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

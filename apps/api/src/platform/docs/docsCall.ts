import type { Contract } from "@mars/contracts/platform/contract";
import { problemKind } from "../problems/problemCodes.ts";
import { escapeHtml } from "../text/escapeHtml.ts";
import { successStatus } from "../http/answers/serializeAnswer.ts";
import { jsonSchema } from "./jsonSchema.ts";
import { type SchemaRow, schemaRows, typeInWords } from "./schemaRows.ts";

const accessWords = {
  public: "public",
  optional: "public, better signed in",
  signedIn: "signed in",
} as const;

/** One call: what it is for, what it takes, and what comes back. */
export function docsCall(contract: Contract, apiPath: string): string {
  const facts = [
    accessWords[contract.access] + (contract.roles ? ` as ${contract.roles.join(" or ")}` : ""),
    `answers ${successStatus(contract)}${contract.produces ? ` ${contract.produces}` : ""}`,
    ...(contract.versioned ? ["needs If-Match"] : []),
    ...(contract.heavy === true ? ["smaller rate limit"] : []),
  ];
  return `<article><h3><code>${contract.method} ${escapeHtml(apiPath + contract.path)}</code></h3>
<p>${escapeHtml(contract.summary)}.${contract.description ? ` ${escapeHtml(contract.description)}` : ""}</p>
<p class="facts">${escapeHtml(facts.join(" · "))}</p>
${[parameters(contract), body(contract), answer(contract), problems(contract)].filter(Boolean).join("\n")}</article>`;
}

function parameters({ path, params, query }: Contract): string {
  const described = params ? schemaRows(jsonSchema(params, "input")) : [];
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    where: "path",
    type: described.find((row) => row.name === name)?.type ?? "string",
    isRequired: true,
  }));
  const inQuery = (query ? schemaRows(jsonSchema(query, "input")) : []).map((row) => ({
    ...row,
    where: "query",
  }));
  const all = [...inPath, ...inQuery];
  if (all.length === 0) return "";
  return table(
    "Parameters",
    all.map((row) => ({ ...row, type: `${row.where}: ${row.type}` })),
  );
}

function body({ body: schema, form }: Contract): string {
  if (form !== undefined)
    return table(
      "Body: a form (multipart/form-data)",
      Object.entries(form).map(([name, { mediaType, description }]) => ({
        name,
        type: `file (${mediaType}). ${description}`,
        isRequired: true,
      })),
    );
  return schema ? folded("Body", schemaRows(jsonSchema(schema, "input"))) : "";
}

function answer({ response }: Contract): string {
  if (response === undefined) return "";
  const schema = jsonSchema(response, "output");
  return folded(`Answer: ${typeInWords(schema)}`, schemaRows(schema));
}

function problems({ problems: codes }: Contract): string {
  if (!codes?.length) return "";
  const told = codes.map((code) => `<code>${escapeHtml(code)}</code> ${problemKind(code).status}`);
  return `<p class="facts">Problems: ${told.join(", ")}</p>`;
}

function folded(title: string, rows: readonly SchemaRow[]): string {
  if (rows.length === 0) return `<p class="facts">${escapeHtml(title)}</p>`;
  return `<details><summary>${escapeHtml(title)}</summary>${table(title, rows)}</details>`;
}

function table(title: string, rows: readonly SchemaRow[]): string {
  const lines = rows.map(
    ({ name, type, isRequired }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${isRequired ? "always" : "optional"}</td><td>${escapeHtml(type)}</td></tr>`,
  );
  return `<div class="wide"><table><caption>${escapeHtml(title)}</caption><tbody>${lines.join("")}</tbody></table></div>`;
}

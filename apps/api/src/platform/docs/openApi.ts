import type { Contract, Schema } from "@mars/contracts/platform/contract";
import { problem, problemMediaType } from "@mars/contracts/platform/problem";
import { safeParse } from "zod/v4/core";
import { allProblemKinds, problemKind } from "../problems/problemCodes.ts";
import { successStatus } from "../http/answers/serializeAnswer.ts";
import { type Json, jsonSchema } from "./jsonSchema.ts";
import { NamedSchemas } from "./NamedSchemas.ts";
import { tagDescriptions } from "./tagDescriptions.ts";

/** The whole API as OpenAPI 3.1, from the contracts that are really registered. */
export function openApi(
  contracts: readonly Contract[],
  about: { base: string; origin: string; authority: string; version: string },
): Json {
  const paths: Record<string, Json> = {};
  const named = new NamedSchemas();
  for (const contract of contracts) {
    const path = contract.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, named) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "MARS API",
      version: about.version,
      description:
        "Screening, planning, application and status of Denmark's land conversion. Examples, limits and the policy of changes: `docs` beside this document.",
      license: { name: "EUPL-1.2", identifier: "EUPL-1.2" },
      contact: { name: "MARS", url: about.origin },
    },
    servers: [{ url: about.base, "x-internal": false }],
    tags: [...new Set(contracts.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    externalDocs: {
      url: new URL(`${about.base}/docs`, about.origin).href,
      description: "The same for people, with examples",
    },
    paths,
    components: {
      schemas: {
        Problem: { ...jsonSchema(problem, "output"), ...problemCodesNote() },
        ...named.all,
      },
      responses: { Problem: problemResponse("A problem document; act on its `code`") },
      securitySchemes: {
        signIn: {
          type: "openIdConnect",
          openIdConnectUrl: `${about.authority}/.well-known/openid-configuration`,
        },
      },
    },
  };
}

function problemCodesNote(): Json {
  const lines = allProblemKinds().map(
    ([code, { status, title }]) => `- \`${code}\` ${status}: ${title}`,
  );
  return { description: `RFC 9457. Codes:\n${lines.join("\n")}` };
}

function problemResponse(description: string): Json {
  return {
    description,
    content: { [problemMediaType]: { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

function operation(contract: Contract, named: NamedSchemas): Json {
  const body = requestBody(contract);
  return {
    operationId: operationId(contract),
    tags: [contract.tag],
    summary: contract.summary,
    ...(contract.description && { description: contract.description }),
    parameters: [
      ...pathParameters(contract),
      ...queryParameters(contract.query),
      ...headerParameters(contract),
    ],
    ...(body && { requestBody: body }),
    responses: { ...success(contract, named), ...problems(contract) },
    security: security(contract),
  };
}

function operationId({ method, path }: Contract): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isText = (mediaType: string | undefined) => mediaType?.startsWith("text/") ?? true;

function security({ access, roles }: Contract): Json[] {
  if (access === "public") return [];
  const signIn = { signIn: [...(roles ?? [])] };
  return access === "optional" ? [{}, signIn] : [signIn];
}

function pathParameters({ path, params }: Contract): Json[] {
  const schemas = (params ? jsonSchema(params, "input").properties : undefined) as Json | undefined;
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: schemas?.[name] ?? { type: "string" },
  }));
}

function queryParameters(query: Schema | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function headerParameters({ versioned, method, consumes }: Contract): Json[] {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: "header",
    required,
    description,
    schema: { type: "string" },
  });
  const repeatable = method !== "GET" && consumes === undefined;
  return [
    ...(versioned ? [header("If-Match", true, 'The version read, for instance "3"')] : []),
    ...(repeatable
      ? [header("Idempotency-Key", false, "A retried request answers as the first did")]
      : []),
  ];
}

function requestBody({ body, consumes, form }: Contract): Json | null {
  if (form !== undefined) return { required: true, content: formContent(form) };
  if (body === undefined) return null;
  const required = !safeParse(body, undefined).success;
  return {
    required,
    content: { [consumes ?? "application/json"]: { schema: jsonSchema(body, "input") } },
  };
}

/** A form whose fields are files: each with its media type, as senders write it. */
function formContent(form: NonNullable<Contract["form"]>): Json {
  const fields = Object.entries(form);
  return {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: Object.keys(form),
        properties: Object.fromEntries(
          fields.map(([name, { mediaType, description }]) => [
            name,
            { type: "string", format: "binary", contentMediaType: mediaType, description },
          ]),
        ),
      },
      encoding: Object.fromEntries(
        fields.map(([name, { mediaType }]) => [name, { contentType: mediaType }]),
      ),
    },
  };
}

/** Read as what it says, and described no further. */
const isJson = (produces: string | undefined) => /[+/]json$/.test(produces ?? "");

function success(contract: Contract, named: NamedSchemas): Json {
  const { response, produces } = contract;
  const schema = response
    ? named.refer(`${capital(operationId(contract))}Answer`, jsonSchema(response, "output"))
    : isJson(produces)
      ? { type: "object" }
      : { type: "string", ...(!isText(produces) && { contentMediaType: produces }) };
  const hasBody = response !== undefined || produces !== undefined;
  return {
    [successStatus(contract)]: {
      description: contract.summary,
      ...(hasBody && { content: { [produces ?? "application/json"]: { schema } } }),
    },
  };
}

function problems(contract: Contract): Json {
  const codes = [
    ...(contract.params || contract.query || contract.body ? ["request.invalid"] : []),
    ...(contract.access === "signedIn" ? ["identity.missing", "identity.unavailable"] : []),
    ...(contract.roles ? ["identity.forbidden"] : []),
    ...(contract.path.includes(":") ? ["resource.not-found"] : []),
    ...(contract.versioned ? ["version.missing", "version.stale"] : []),
    "request.too-many",
    ...(contract.problems ?? []),
  ];
  const byStatus = Object.groupBy(codes, (code) => String(problemKind(code).status));
  return {
    ...Object.fromEntries(
      Object.entries(byStatus).map(([status, own = []]) => [
        status,
        problemResponse(own.map((code) => `\`${code}\``).join(", ")),
      ]),
    ),
    default: { $ref: "#/components/responses/Problem" },
  };
}

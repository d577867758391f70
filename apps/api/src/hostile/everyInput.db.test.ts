import type { Contract } from "@mars/contracts/platform/contract";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { area } from "../features/projects/testing/loadWorld.ts";
import type { PersonName } from "../features/projects/testing/people.ts";
import { useProjectsApi } from "../features/projects/testing/useProjectsApi.ts";
import { municipalityVat, schemeIds } from "../features/projects/testing/worldIds.ts";
import { exampleOf } from "../platform/http/input/exampleOf.ts";
import { expectationOf } from "../platform/http/input/expectationOf.ts";
import {
  alternativesOf,
  jsonSchemaOf,
  type JsonSchema,
} from "../platform/http/input/JsonSchema.ts";
import { text } from "../platform/http/input/text.en.ts";
import { ENDPOINT_RIGHTS } from "../rights/testing/endpointRights.ts";
import { oneOf } from "../testing/sampled.ts";
import { hostileHeaders, hostileRequests, type HostileRequest } from "./testing/hostileRequests.ts";
import { HOSTILE_HEADERS } from "./testing/hostileValues.ts";
import { withForeignFields } from "./testing/withForeignFields.ts";

const api = useProjectsApi({}, { constants: { rates: { probedHaPerHour: 1e9 } } });
const planId = "00000000-0000-4000-8000-0000000000aa";
const endpoints = ENDPOINT_RIGHTS.filter(
  ({ endpoint }, index, all) => all.findIndex((other) => other.endpoint === endpoint) === index,
);
/** Bodies that get as far as the database, where the rights need none. */
const BODIES: Readonly<Record<string, unknown>> = {
  "POST /user/track": { feature: "map", statisticsConsent: true, tracks: [{ name: "x" }] },
  "POST /screening/analyses": { geometry: area },
  "POST /screening/cut": { geometry: area, subsidySchemeId: schemeIds.full },
  "POST /screening/live": { geometry: area },
  "POST /pick/union": { geometries: [area] },
};
const SAYS_NOTHING =
  /Invalid input|as described in the API|som beskrevet i API|Handlingen er ikke mulig|This action is not possible/;
let params: Record<string, string> = {};

beforeAll(async () => {
  await sql`update plan set responsible_vat = ${municipalityVat} where id = ${planId}`.execute(
    api.database.write,
  );
  // The little world has no field datasets, and master data would break its contract by them.
  await sql`delete from reference_document where key = 'field-datasets'`.execute(
    api.database.write,
  );
  const project = await api.create("owner", { geometry: area, subsidySchemeId: schemeIds.full });
  params = { projectId: project.id, language: "da" };
});

function contractOf(endpoint: string): Contract {
  return api.contracts().find(({ method, path }) => `${method} ${path}` === endpoint)!;
}

function callersOf({ access, path, roles }: Contract): (PersonName | null)[] {
  if (access === "public") return [null];
  const signedIn: PersonName = roles || path.startsWith("/plans") ? "planPlanner" : "owner";
  return access === "optional" ? [null, signedIn] : [signedIn];
}

async function faultsOf(
  who: PersonName | null,
  contract: Pick<Contract, "method" | "versioned">,
  request: HostileRequest,
): Promise<string[]> {
  const answer = await api.call(who, contract.method, request.url, {
    ...(contract.versioned && { version: 1_000_000 }),
    ...(request.body !== undefined && { json: request.body }),
    ...(request.headers && { headers: request.headers }),
  });
  const isRefusal = answer.status >= 400;
  const faults = [
    ...(answer.status >= 500 ? [`answered ${answer.status}`] : []),
    ...(isRefusal && typeof answer.body?.code !== "string" ? ["no problem document"] : []),
    ...(SAYS_NOTHING.test(answer.text) ? ["did not say what is expected"] : []),
  ];
  return faults.length > 0 ? [`${request.what}: ${faults.join(", ")}`] : [];
}

describe("[P10] every header has an answer", () => {
  test.each([
    { method: "GET", url: "/master-data", who: null },
    { method: "GET", url: "/user/info", who: "owner" },
    { method: "POST", url: "/user/track", who: "owner", body: BODIES["POST /user/track"] },
    { method: "GET", url: "/nothing/here", who: null },
  ] as const)("$method $url", async ({ method, url, who, ...rest }) => {
    const ordinary = { url, ...("body" in rest && { body: JSON.stringify(rest.body) }) };
    const failures: string[] = [];
    for (const name of Object.keys(HOSTILE_HEADERS))
      for (const request of hostileHeaders(ordinary, name))
        failures.push(...(await faultsOf(who, { method }, request)));
    expect(failures).toEqual([]);
  });
});

describe("[P10] every input has an answer", () => {
  test.each(endpoints)(
    "$endpoint",
    async ({ endpoint, query = "", body }) => {
      const contract = contractOf(endpoint);
      const id = contract.path.startsWith("/plans") ? planId : params["projectId"]!;
      const base = { params: { ...params, id }, query, body: body ?? BODIES[endpoint] };
      const failures: string[] = [];
      for (const who of callersOf(contract))
        for (const request of oneOf([...hostileRequests(contract, base)], 8))
          failures.push(...(await faultsOf(who, contract, request)));
      expect(failures).toEqual([]);
    },
    300_000,
  );
});

test("[P10] every field of every contract says what is expected of it", () => {
  const silent = api.contracts().flatMap(({ method, path, ...parts }) =>
    [parts.params, parts.query, parts.body].flatMap((schema) =>
      schema === undefined
        ? []
        : innerSchemas(jsonSchemaOf(schema))
            .filter((inner) => SAYS_NOTHING.test(expectationOf(inner, text)))
            .map(() => `${method} ${path}`),
    ),
  );
  expect(silent).toEqual([]);
});

function innerSchemas(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, prefixItems = [], additionalProperties } = schema;
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...prefixItems,
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...alternativesOf(schema),
  ];
  return [schema, ...inner.flatMap(innerSchemas)];
}

describe("[P10] fields that a contract does not ask for change nothing", () => {
  const asked = endpoints.map(({ endpoint, body }) => ({
    endpoint,
    body: body ?? BODIES[endpoint],
  }));
  test("whatever the call", () => {
    const taken = asked.flatMap(({ endpoint, body }) => {
      const { body: schema } = contractOf(endpoint);
      if (schema === undefined) return [];
      const described = jsonSchemaOf(schema);
      const plain = body ?? exampleOf(described);
      const given = safeParse(schema, withForeignFields(plain, described));
      const isSame = isDeepStrictEqual(given.data, safeParse(schema, plain).data);
      return given.success && !isSame ? [endpoint] : [];
    });
    expect(taken).toEqual([]);
  });

  test("of a project that is created or edited", async () => {
    const ordinary = await api.create("owner", {});
    const created = await api.call("owner", "POST", "/projects", {
      json: JSON.stringify(withForeignFields({ name: "Fremmede felter" })),
    });
    expect(created.body).toMatchObject({ status: "draft", version: ordinary.version });
    expect(created.body.owner).toEqual(ordinary.owner);
    const edited = await api.call("owner", "PATCH", `/projects/${created.body.id}`, {
      version: created.body.version,
      json: JSON.stringify({ name: "Andet navn", caseId: "1", status: "established", owner: null }),
    });
    expect(edited.body).toMatchObject({ name: "Andet navn", status: "draft", caseId: null });
    expect(edited.body.owner).toEqual(ordinary.owner);
  });
});

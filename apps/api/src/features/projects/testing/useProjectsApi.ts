import type { Contract } from "@mars/contracts/platform/contract";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { beforeAll } from "vitest";
import { useTestDatabase, type TestDatabase } from "../../../testing/useTestDatabase.ts";
import { type TestParts, useTestServer } from "../../../testing/useTestServer.ts";
import { loadWorld } from "./loadWorld.ts";
import { people, type PersonName } from "./people.ts";

export type CallOptions = {
  body?: unknown;
  /** Instead of `body`: the very text that is sent as JSON. */
  json?: string;
  version?: number;
  key?: string;
  headers?: Readonly<Record<string, string>>;
};

export type Answered = {
  status: number;
  // A test reads what it expects; what is not there fails there.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, unknown>;
  bytes: Buffer;
};

export type ProjectsApi = {
  database: TestDatabase;
  call: (
    who: PersonName | null,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    options?: CallOptions,
  ) => Promise<Answered>;
  /** Every contract that the server answers. */
  contracts: () => readonly Contract[];
  /** An access token of someone, without its scheme. */
  tokenOf: (who: PersonName) => Promise<string>;
  create: (who: PersonName, body?: Record<string, unknown>) => Promise<Project>;
};

/** A server with the little world loaded, and people to call it as. */
export function useProjectsApi(
  env: Record<string, string> = {},
  parts: TestParts = {},
): ProjectsApi {
  const database = useTestDatabase();
  const server = useTestServer(database, { RATE_LIMIT_PER_MINUTE: "10000000", ...env }, parts);
  const tokens = new Map<PersonName, string>();
  beforeAll(async () => {
    await loadWorld(database);
    for (const name of Object.keys(people) as PersonName[]) {
      tokens.set(name, (await server.signedInAs(claimsOf(name))).authorization);
    }
  });

  const call: ProjectsApi["call"] = async (who, method, path, options = {}) => {
    const answer = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(who && { authorization: tokens.get(who)! }),
        ...(options.version !== undefined && { "if-match": `"${options.version}"` }),
        ...(options.key !== undefined && { "idempotency-key": options.key }),
        ...(options.json !== undefined && { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.json !== undefined && { payload: options.json }),
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const isJson =
      /[/+]json/.test(String(answer.headers["content-type"])) &&
      answer.headers["content-encoding"] === undefined;
    return {
      status: answer.statusCode,
      body: isJson && answer.body !== "" ? JSON.parse(answer.body) : null,
      text: answer.body,
      headers: answer.headers,
      bytes: answer.rawPayload,
    };
  };

  return {
    database,
    call,
    tokenOf: (who) => server.authority.token(claimsOf(who)),
    contracts: () => server.app.platform.contracts,
    create: async (who, body = {}) => {
      const answer = await call(who, "POST", "/projects", { body: { name: "Engen", ...body } });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body as Project;
    },
  };
}

function claimsOf(name: PersonName) {
  return { ...people[name], roles: [...people[name].roles] };
}

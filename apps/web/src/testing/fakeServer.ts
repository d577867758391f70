import type { Contract } from "@mars/contracts/platform/contract";
import { afterEach, beforeEach, vi } from "vitest";
import * as z from "zod/mini";
import { clearReads } from "../lib/serverData/publicReads.ts";
import { queryClient } from "../lib/serverData/serverQuery.ts";

export type FakeRequest = {
  method: string;
  /** Below the API's base, without the query. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  ifMatch: number | null;
  idempotencyKey: string | null;
};
/** A plain value is answered as JSON, nothing as 204. */
type Handler = (request: FakeRequest) => unknown;
type Route = Pick<Contract, "method" | "path" | "response" | "status"> & {
  pattern: RegExp;
  handler: Handler;
};

export type FakeServer = ReturnType<typeof fakeServer>;

/**
 * A server at the network boundary: everything of ours, from the component to `fetch`, is the real
 * thing. Call it at the top of a test file; each test begins with no routes and no requests. What it
 * answers is checked against the contract, so that no test passes on a shape the API does not have.
 */
export function fakeServer() {
  let routes: Route[] = [];
  let requests: FakeRequest[] = [];
  let faults: string[] = [];
  const state = { isOffline: false };

  async function answer(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    if (state.isOffline) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, "");
    const route = routes.find((one) => one.method === request.method && one.pattern.test(path));
    const text = await request.text();
    const seen: FakeRequest = {
      method: request.method,
      path,
      params: { ...route?.pattern.exec(path)?.groups },
      query: url.searchParams,
      body: text === "" ? null : (JSON.parse(text) as unknown),
      ifMatch: versionIn(request.headers.get("if-match")),
      idempotencyKey: request.headers.get("idempotency-key"),
    };
    requests.push(seen);
    if (!route)
      return problem(404, { code: "not-found", detail: `No route: ${seen.method} ${path}` });
    const given = await route.handler(seen);
    if (given instanceof Response) return given;
    if (given === undefined) return new Response(null, { status: 204 });
    if (route.response) {
      const checked = z.safeParse(route.response, given);
      if (!checked.success)
        faults.push(`${seen.method} ${path}: ${z.prettifyError(checked.error)}`);
    }
    return Response.json(given, { status: route.status ?? 200 });
  }

  beforeEach(() => {
    routes = [];
    requests = [];
    faults = [];
    state.isOffline = false;
    queryClient.clear();
    clearReads();
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal("fetch", answer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    if (faults.length > 0)
      throw new Error(`Answers that break their contract:\n${faults.join("\n")}`);
  });

  return {
    state,
    /** A later route stands before an earlier one. */
    on(
      contract: Pick<Contract, "method" | "path" | "response" | "status">,
      handler: Handler,
    ): void {
      const { method, path, response, status } = contract;
      const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
      routes.unshift({
        method,
        path,
        pattern,
        handler,
        ...(response && { response }),
        ...(status && { status }),
      });
    },
    /** What was asked of a contract, in order. */
    asked({ method, path }: Pick<Contract, "method" | "path">): FakeRequest[] {
      const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
      return requests.filter((one) => one.method === method && pattern.test(one.path));
    },
  };
}

function versionIn(header: string | null): number | null {
  return header === null ? null : Number(header.replaceAll('"', ""));
}

export function problem(
  status: number,
  { headers = {}, ...body }: Record<string, unknown> & { headers?: Record<string, string> } = {},
): Response {
  return Response.json({ status, ...body }, { status, headers });
}

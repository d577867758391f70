import { afterEach, beforeEach, vi } from "vitest";

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
/** A plain value is answered as JSON. */
type Handler = (request: FakeRequest) => unknown;
type Route = { method: string; pattern: RegExp; handler: Handler };

export type FakeServer = ReturnType<typeof fakeServer>;

/**
 * A server at the network boundary: everything of ours, from the component to `fetch`, is the real
 * thing. Call it at the top of a test file; each test begins with no routes and no requests.
 */
export function fakeServer() {
  let routes: Route[] = [];
  let requests: FakeRequest[] = [];
  const state = { isOffline: false };

  async function answer(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    if (state.isOffline) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, "");
    for (const { method, pattern, handler } of routes) {
      const found = pattern.exec(path);
      if (!found || method !== request.method) continue;
      const text = await request.text();
      const seen: FakeRequest = {
        method,
        path,
        params: { ...found.groups },
        query: url.searchParams,
        body: text === "" ? null : (JSON.parse(text) as unknown),
        ifMatch: versionIn(request.headers.get("if-match")),
        idempotencyKey: request.headers.get("idempotency-key"),
      };
      requests.push(seen);
      // Each test's own order of events.
      // oxlint-disable-next-line no-await-in-loop
      const given = await handler(seen);
      return given instanceof Response ? given : Response.json(given ?? null);
    }
    return problem(404, { code: "not-found", detail: `No route for ${request.method} ${path}` });
  }

  beforeEach(() => {
    routes = [];
    requests = [];
    state.isOffline = false;
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal("fetch", answer);
  });
  afterEach(() => void vi.unstubAllGlobals());

  return {
    state,
    /** `on("PATCH /projects/:id", …)`; a later route stands before an earlier one. */
    on(what: string, handler: Handler): void {
      const [method = "", path = ""] = what.split(" ");
      const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
      routes.unshift({ method, pattern, handler });
    },
    /** What was asked, in order; `"PATCH /projects/1"` or a method alone. */
    asked(what: string): FakeRequest[] {
      return requests.filter(({ method, path }) => what === method || what === `${method} ${path}`);
    },
  };
}

function versionIn(header: string | null): number | null {
  return header === null ? null : Number(header.replaceAll('"', ""));
}

export function problem(
  status: number,
  { headers = {}, ...body }: Record<string, unknown> & { headers?: Record<string, string> },
): Response {
  return Response.json({ status, ...body }, { status, headers });
}

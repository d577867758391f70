import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contract } from "@mars/contracts/platform/contract";
import * as z from "zod/mini";
import { chooseLocale } from "../language/locale.ts";
import { setBearer } from "./bearer.ts";
import { call, read } from "./call.ts";
import { CancelledCall, HttpProblem } from "./HttpProblem.ts";
import { httpEvents } from "./httpEvents.ts";

const list = contract({
  method: "GET",
  path: "/things/:id",
  tag: "t",
  summary: "s",
  access: "public",
  params: z.object({ id: z.string() }),
  query: z.object({ sort: z.object({ by: z.string() }), cursor: z.nullable(z.string()) }),
  response: z.object({ ok: z.boolean() }),
});
const change = contract({
  method: "POST",
  path: "/things",
  tag: "t",
  summary: "s",
  access: "signedIn",
  body: z.object({ name: z.string() }),
});

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const events = { ...httpEvents };

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", (request: Request) => fetched(request));
  Object.assign(httpEvents, {
    forbidden: vi.fn<() => void>(),
    failed: vi.fn<() => void>(),
    signInAgain: vi.fn<() => void>(),
    renew: vi.fn<() => Promise<boolean>>().mockResolvedValue(false),
  });
  setBearer(null);
});
afterEach(() => {
  Object.assign(httpEvents, events);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const problem = (status: number, body: object = {}) =>
  Response.json({ status, code: "x.y", detail: "Name is taken", ...body }, { status });

test("[C1] a call goes to its path under the API base, as JSON, with dotted query and no nulls", async () => {
  fetched.mockResolvedValue(Response.json({ ok: true }));
  const input = { params: { id: "a/b" }, query: { sort: { by: "name" }, cursor: null } };
  expect(await call(list, input)).toEqual({ ok: true });
  const request = fetched.mock.calls[0]?.[0];
  expect(new URL(request?.url ?? "").pathname).toBe("/api/things/a%2Fb");
  expect(new URL(request?.url ?? "").search).toBe("?sort.by=name");
  expect(request?.headers.get("content-type")).toBe("application/json");
  expect(request?.headers.has("authorization")).toBe(false);
});

test("[A2] the bearer token goes along while a user is loaded and is gone after removal", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({})));
  setBearer("token-1");
  await read("/things");
  setBearer(null);
  await read("/things");
  const sent = fetched.mock.calls.map(([request]) => request.headers.get("authorization"));
  expect(sent).toEqual(["Bearer token-1", null]);
});

test("[C2] version and idempotency key travel as headers", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await call(change, { body: { name: "x" }, ifMatch: 3, idempotencyKey: "k-1" });
  const headers = fetched.mock.calls[0]?.[0].headers;
  expect(headers?.get("if-match")).toBe('"3"');
  expect(headers?.get("idempotency-key")).toBe("k-1");
});

describe("[C2] retries", () => {
  test.each([408, 413, 429, 500, 502, 503, 504])(
    "a read is tried twice more on %i",
    async (status) => {
      vi.useFakeTimers();
      fetched.mockImplementation(() => Promise.resolve(problem(status)));
      const failed = read("/things").catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await failed).toBeInstanceOf(HttpProblem);
      expect(fetched).toHaveBeenCalledTimes(3);
    },
  );

  test("the waits double from 300 ms", async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => Promise.resolve(problem(503)));
    const failed = read("/things").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(299);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(590);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(await failed).toBeInstanceOf(HttpProblem);
  });

  test("a lost connection is tried again, and a server that says when is not asked before", async () => {
    vi.useFakeTimers();
    fetched
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce(new Response(null, { status: 429, headers: { "retry-after": "2" } }))
      .mockResolvedValueOnce(Response.json({ ok: true }));
    const answer = read("/things");
    await vi.advanceTimersByTimeAsync(301);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1990);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual({ ok: true });
  });

  test.each([
    { header: "120", waitMs: 120_000 },
    { header: "Mon, 16 Nov 2026 08:02:00 GMT", waitMs: 120_000 },
    { header: "3600", waitMs: 3_600_000 },
  ])("a server that asks for long is left alone, and says how long: $header", async (one) => {
    vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
    const busy = () => new Response(null, { status: 503, headers: { "retry-after": one.header } });
    fetched.mockImplementation(() => Promise.resolve(busy()));
    const failed = read("/things").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await failed).toMatchObject({ status: 503, retryAfterMs: one.waitMs });
  });

  test("cancelled while waiting, nothing more is asked", async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    fetched.mockImplementation(() => Promise.resolve(problem(503)));
    const failed = read("/things", { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toBeInstanceOf(CancelledCall);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("a post and a refusal are not repeated", async () => {
    fetched.mockImplementation(() => Promise.resolve(problem(503)));
    await expect(call(change, { body: { name: "x" } })).rejects.toThrow("Name is taken");
    fetched.mockImplementation(() => Promise.resolve(problem(409)));
    await expect(read("/things")).rejects.toThrow("Name is taken");
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test("[C2] [C3] no answer within 10 s is 'Request timed out'", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => {}));
  const failed = call(change, { body: { name: "x" } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(await failed).toMatchObject({ message: "Request timed out" });
});

test("[C2] what takes as long as it takes is not cut off", async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ ok: true })), 60_000)),
  );
  const answer = read("/things", { timeoutMs: false });
  await vi.advanceTimersByTimeAsync(60_001);
  expect(await answer).toEqual({ ok: true });
});

test("[A3] 403 goes to the access-denied page and raises no toast", async () => {
  fetched.mockResolvedValue(problem(403));
  await expect(read("/things")).rejects.toThrow(HttpProblem);
  expect(httpEvents.forbidden).toHaveBeenCalledOnce();
  expect(httpEvents.failed).not.toHaveBeenCalled();
});

test("[C3] another failure is told with the server's message, or the error's own without one", async () => {
  fetched
    .mockResolvedValueOnce(problem(409))
    .mockResolvedValueOnce(new Response("<html>", { status: 418 }));
  await expect(read("/things")).rejects.toThrow("Name is taken");
  await expect(read("/things")).rejects.toThrow("Request failed with status code 418");
  expect(httpEvents.failed).toHaveBeenCalledTimes(2);
});

test("[C2] a cancelled call raises nothing", async () => {
  const controller = new AbortController();
  fetched.mockImplementation(() => {
    controller.abort();
    return Promise.reject(new DOMException("aborted", "AbortError"));
  });
  await expect(read("/things", { signal: controller.signal })).rejects.toThrow(CancelledCall);
  expect(httpEvents.failed).not.toHaveBeenCalled();
});

test("[C6] a 401 is renewed silently and the call is sent again", async () => {
  fetched.mockResolvedValueOnce(problem(401)).mockResolvedValueOnce(Response.json({ ok: true }));
  httpEvents.renew = () => Promise.resolve(true);
  expect(await read("/things")).toEqual({ ok: true });
  expect(httpEvents.signInAgain).not.toHaveBeenCalled();
});

test("[A1] a sign-in that was ended on purpose is not renewed in silence", async () => {
  fetched.mockResolvedValue(Response.json({ code: "identity.ended" }, { status: 401 }));
  httpEvents.renew = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  await expect(read("/things")).rejects.toThrow(HttpProblem);
  expect(httpEvents.renew).not.toHaveBeenCalled();
  expect(httpEvents.signInAgain).toHaveBeenCalledExactlyOnceWith({ isEnded: true });
});

test("[C6] a 401 that cannot be renewed leads to sign-in, without a toast", async () => {
  fetched.mockResolvedValue(problem(401));
  await expect(read("/things")).rejects.toThrow(HttpProblem);
  expect(httpEvents.signInAgain).toHaveBeenCalledOnce();
  expect(httpEvents.failed).not.toHaveBeenCalled();
});

test("[C6] a 401 that comes again after renewal leads to sign-in too", async () => {
  fetched.mockImplementation(() => Promise.resolve(problem(401)));
  httpEvents.renew = () => Promise.resolve(true);
  await expect(read("/things")).rejects.toThrow(HttpProblem);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(httpEvents.signInAgain).toHaveBeenCalledOnce();
});

test("[C3] a 401 before the app has set how people log in is 'AuthService is not initialized'", async () => {
  Object.assign(httpEvents, events);
  fetched.mockResolvedValue(problem(401));
  await expect(read("/things")).rejects.toThrow("AuthService is not initialized");
});

test("[C3] [H13] a call says which language was chosen here", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({})));
  await read("/things");
  chooseLocale("en-US");
  await read("/others");
  chooseLocale("da-DK");
  const languages = fetched.mock.calls.map(([{ headers }]) => headers.get("accept-language"));
  expect(languages).toEqual(["da-DK", "en-US"]);
});

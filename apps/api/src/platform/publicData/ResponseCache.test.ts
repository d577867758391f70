import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ProblemError } from "../problems/ProblemError.ts";
import type { ChangeWatch } from "./ChangeWatch.ts";
import { ResponseCache } from "./ResponseCache.ts";

let version: string;
let cache: ResponseCache;
/** What is being made, in the order it was begun. */
let begun: { of: string; end: () => void; fail: (error?: Error) => void }[];

beforeEach(() => {
  version = "1";
  begun = [];
  const watch = { version: async () => version, versionNow: () => version };
  cache = new ResponseCache(watch as unknown as ChangeWatch);
});

afterEach(() => {
  vi.useRealTimers();
});

const ask = async (isPage = false) => {
  const { bytes } = await cache.get({
    key: "figures",
    topics: ["status"],
    isPage,
    make: (of) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      begun.push({
        of,
        end: () => resolve(`of ${of}`),
        fail: (error = new Error("away")) => reject(error),
      });
      return promise;
    },
  });
  return bytes.toString();
};
const begins = async (count: number) => {
  await expect.poll(() => begun.length).toBe(count);
};

test("whoever asks while an older version is made waits for the one asked for", async () => {
  const first = ask();
  await begins(1);
  version = "2";
  const [second, third] = [ask(), ask()];
  begun[0]!.end();
  expect(await first).toBe("of 1");
  await begins(2);
  begun[1]!.end();
  expect([await second, await third]).toEqual(["of 2", "of 2"]);
  expect(begun.map(({ of }) => of)).toEqual(["1", "2"]);
  expect(cache.staleServed).toBe(0);
});

test("the one that fails meanwhile is not theirs", async () => {
  const first = ask();
  await begins(1);
  version = "2";
  const second = ask();
  begun[0]!.fail();
  await expect(first).rejects.toThrow("away");
  await begins(2);
  begun[1]!.end();
  expect(await second).toBe("of 2");
});

test.each([
  { isPage: false, isCounted: true },
  { isPage: true, isCounted: false },
])("what takes too long is served stale (a page: $isPage)", async ({ isPage, isCounted }) => {
  const first = ask(isPage);
  await begins(1);
  begun[0]!.end();
  await first;
  version = "2";
  const second = ask(isPage);
  await begins(2);
  version = "3";
  expect(await ask(isPage)).toBe("of 1");
  expect(cache.staleServed > 0).toBe(isCounted);
  begun[1]!.end();
  await second;
});

test("who has waited long enough gets the newest there is, and others wait for the next", async () => {
  vi.useFakeTimers();
  const first = ask();
  await begins(1);
  begun[0]!.end();
  await first;
  version = "2";
  const second = ask();
  await begins(2);
  version = "3";
  const third = ask();
  await vi.advanceTimersByTimeAsync(1_000);
  begun[1]!.end();
  await second;
  await begins(3);
  await vi.advanceTimersByTimeAsync(600);
  expect(await third).toBe("of 2");
  const fourth = ask();
  await vi.advanceTimersByTimeAsync(600);
  begun[2]!.end();
  expect(await fourth).toBe("of 3");
  expect(cache.staleServed).toBe(1);
});

const outage = new ProblemError("database.unavailable");

/** The answer of version 1 is kept, and that of version 2 ends so. */
async function secondFails(error: Error): Promise<string | Error> {
  const first = ask();
  await begins(1);
  begun[0]!.end();
  await first;
  version = "2";
  const second = ask();
  await begins(2);
  begun[1]!.fail(error);
  return second.catch((thrown: Error) => thrown);
}

test.each([
  { what: "the database is away", error: outage },
  { what: "there is no time", error: new ProblemError("server.busy") },
])("where $what the older answer is served", async ({ error }) => {
  expect(await secondFails(error)).toBe("of 1");
});

test.each([
  { what: "it is gone", error: new ProblemError("resource.not-found") },
  { what: "of a fault of our own", error: new Error("undefined is not a function") },
])("where there is no newer answer because $what, nothing is left to be served", async (given) => {
  expect(await secondFails(given.error)).toBe(given.error);
  expect(cache.isEmpty).toBe(true);
  const third = ask();
  await begins(3);
  begun[2]!.fail(outage);
  await expect(third).rejects.toThrow(outage);
});

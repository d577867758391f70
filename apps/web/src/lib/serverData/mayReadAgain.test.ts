import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpProblem } from "../http/HttpProblem.ts";
import { mayReadAgain } from "./mayReadAgain.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { error: new HttpProblem(429, {}, { waitMs: 40_000 }), reads: [1, 2] },
  { error: new HttpProblem(500, {}), reads: [2, 3] },
])("what was refused is read again when the time named has passed", async ({ error, reads }) => {
  const client = new QueryClient();
  let read = 0;
  const watched = new QueryObserver(client, {
    queryKey: ["list"],
    queryFn: () => {
      read += 1;
      throw error;
    },
    retry: false,
    refetchOnWindowFocus: mayReadAgain,
  });
  const stop = watched.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(39_000);
  client.getQueryCache().onFocus();
  await vi.advanceTimersByTimeAsync(0);
  const seen = [read];
  await vi.advanceTimersByTimeAsync(1000);
  client.getQueryCache().onFocus();
  await vi.advanceTimersByTimeAsync(0);
  expect([...seen, read]).toEqual(reads);
  stop();
});

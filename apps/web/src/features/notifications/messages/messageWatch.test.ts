import { watchMessages } from "@mars/contracts/messages/messages";
import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { startMessageWatch } from "./messageWatch.ts";
import { unread as shown } from "../bell/unread.ts";

const server = fakeServer();
let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const lookAgain = () => document.dispatchEvent(new Event("visibilitychange"));

/** An open project page; how often it has read its project. */
function openPage() {
  let reads = 0;
  const page = new QueryObserver(queryClient, {
    queryKey: ["project", "p1"],
    queryFn: () => (reads += 1),
  });
  const close = page.subscribe(() => {});
  return { close, reads: () => reads };
}

test("[A5] an open page is read again when a message comes of a project one has no part in any more", async () => {
  let unread = 1;
  server.on(watchMessages, () => ({ unread, last: 7, changed: [] }));
  const page = openPage();
  const stopWatch = startMessageWatch();
  stop = () => {
    stopWatch();
    page.close();
  };
  await waitFor(() => expect(server.asked(watchMessages)).toHaveLength(1));
  await waitFor(() => expect(page.reads()).toBe(1));
  unread = 2;
  lookAgain();
  await waitFor(() => expect(page.reads()).toBe(2));
});

test("[H3] an answer that comes after sign-out does not show its count to the next person", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.on(watchMessages, async () => {
    await answered;
    return { unread: 5, last: 7, changed: [] };
  });
  const stopWatch = startMessageWatch();
  await waitFor(() => expect(server.asked(watchMessages)).not.toHaveLength(0));
  stopWatch();
  // The next person's answer is the later one, so the first has been through when it is shown.
  server.on(watchMessages, async () => {
    await answered;
    return { unread: 1, last: 8, changed: [] };
  });
  stop = startMessageWatch();
  const counts: number[] = [];
  const stopListening = shown.subscribe(() => counts.push(shown.get()));
  answer();
  await waitFor(() => expect(shown.get()).toBe(1));
  stopListening();
  expect(counts).toEqual([1]);
});

test("[H3] one question at a time: a late answer does not take the number back", async () => {
  const late = Promise.withResolvers<void>();
  server.on(watchMessages, async () => {
    await late.promise;
    return { unread: 1, last: 7, changed: [] };
  });
  stop = startMessageWatch();
  await waitFor(() => expect(server.asked(watchMessages)).toHaveLength(1));
  lookAgain();
  late.resolve();
  await waitFor(() => expect(shown.get()).toBe(1));
  lookAgain();
  await waitFor(() => expect(server.asked(watchMessages)).toHaveLength(2));
  expect(server.asked(watchMessages).map(({ query }) => query.get("after"))).toEqual([null, "7"]);
});

test("[H3] a server that asks to be left alone is not asked before that", async () => {
  vi.useFakeTimers();
  server.on({ method: "GET", path: watchMessages.path }, () =>
    problem(429, { headers: { "retry-after": "40" } }),
  );
  stop = startMessageWatch();
  await vi.advanceTimersByTimeAsync(30_000);
  lookAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.asked(watchMessages)).toHaveLength(1);
  server.on(watchMessages, () => ({ unread: 3, last: 7, changed: [] }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shown.get()).toBe(3);
});

import { watchMessages } from "@mars/contracts/messages";
import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { startMessageWatch } from "./messageWatch.ts";
import { unread as shown } from "../bell/unread.ts";

const server = fakeServer();
let stop = () => {};
afterEach(() => stop());

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

test("[A5] an open page is read anew when a message comes of a project one has no part in any more", async () => {
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
  document.dispatchEvent(new Event("visibilitychange"));
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

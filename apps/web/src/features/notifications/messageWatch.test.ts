import { watchMessages } from "@mars/contracts/messages";
import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "../../lib/serverData/serverQuery.ts";
import { fakeServer } from "../../testing/fakeServer.ts";
import { startMessageWatch } from "./messageWatch.ts";

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

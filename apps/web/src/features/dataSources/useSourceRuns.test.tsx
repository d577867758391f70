import { readSourceRuns } from "@mars/contracts/datasets/dataSources";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fakeServer.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { useSourceRuns } from "./useSourceRuns.ts";

const server = fakeServer();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Runs() {
  return <p>{useSourceRuns().status}</p>;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a server that asks to be left alone is not asked for its runs before that", async () => {
  server.on({ method: "GET", path: readSourceRuns.path }, () =>
    problem(503, { headers: { "retry-after": "60" } }),
  );
  renderInPage(<Runs />);
  await pass(59_000);
  expect(server.asked(readSourceRuns)).toHaveLength(1);
  await pass(1000);
  expect(server.asked(readSourceRuns)).toHaveLength(2);
});

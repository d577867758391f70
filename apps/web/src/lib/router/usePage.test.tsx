import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "./currentLocation.ts";
import type { Route } from "./routeTable.ts";
import { usePage } from "./usePage.ts";

const Page = () => null;
const slow: readonly Route<null>[] = [
  { path: "/status/overview", facts: null, load: () => new Promise(() => {}) },
];

beforeEach(() => {
  vi.useFakeTimers();
  renderAt("/status/overview", "");
});
afterEach(() => vi.useRealTimers());

test("a page that the server rendered stays while its code is slow to come", () => {
  const { result } = renderHook(() => usePage(slow, Page));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(result.current.state).toBe("page");
});

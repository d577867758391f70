import { act, renderHook } from "@testing-library/react";
import { foldScreening, nothingScreened } from "@mars/contracts/screening/foldScreening";
import { expect, test, vi } from "vitest";
import { aStart } from "../testing/lines.ts";
import { ScreeningRun } from "./ScreeningRun.ts";
import { screeningCalls } from "./screeningCalls.ts";
import { useRunInAddress } from "./useRunInAddress.ts";

test.each([
  { now: "/screening", isWritten: true },
  { now: "/projects/7", isWritten: false },
])("[S2] a result that starts while the address is $now is written there: $isWritten", (given) => {
  window.history.replaceState(null, "", "/screening");
  const run = new ScreeningRun(screeningCalls(vi.fn<never>()));
  const { unmount } = renderHook(() => useRunInAddress(run, null));
  window.history.replaceState(null, "", given.now);
  act(() => run.store.set({ ...run.store.get(), soFar: foldScreening(nothingScreened, aStart()) }));
  expect(window.location.search.includes("analysis=")).toBe(given.isWritten);
  expect(window.location.pathname).toBe(given.now);
  unmount();
});

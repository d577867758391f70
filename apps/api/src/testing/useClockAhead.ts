import { beforeAll, vi } from "vitest";

/** Lets the clock that ages of cached values are told by go ahead, without anybody waiting. */
export function useClockAhead(): (ms: number) => void {
  let aheadMs = 0;
  beforeAll(() => {
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, "now").mockImplementation(() => now() + aheadMs);
    return () => spy.mockRestore();
  });
  return (ms) => {
    aheadMs += ms;
  };
}

import { afterEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

afterEach(() => vi.useRealTimers());

test("a service that announces less than it gives is not counted against it", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const output = { isTTY: true, columns: 200, write: (text: string) => lines.push(text) };
  const progress = showProgress(output);
  progress.begin("lag", 3000);
  vi.advanceTimersByTime(1_000);
  progress.at(2_000);
  vi.advanceTimersByTime(1_000);
  progress.at(4_000);
  expect(lines[0]).toContain("2,000 of 3,000");
  expect(lines[1]).toContain("4,000 ·");
  expect(lines[1]).not.toContain("of 3,000");
});

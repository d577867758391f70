import { expect, test } from "vitest";
import { checkUpload } from "./checkUpload.ts";
import { DEFAULT_LIMITS } from "./limits.ts";

test.each([
  { name: "omraade.zip", bytes: 1000, code: null },
  { name: "OMRAADE.ZIP", bytes: 25_000_000, code: null },
  { name: "omraade.zip", bytes: 25_000_001, code: "upload.too-large" },
  { name: "omraade.zip", bytes: 0, code: "upload.empty" },
  { name: "omraade.kmz", bytes: 1000, code: null },
  { name: "omraade.shp", bytes: 1000, code: "upload.wrong-type" },
  { name: "zip", bytes: 1000, code: "upload.wrong-type" },
])("[V8] [V9] $name of $bytes bytes: $code", ({ code, ...file }) => {
  const result = checkUpload(file, DEFAULT_LIMITS);
  expect(result.ok ? null : result.refusal.code).toBe(code);
});

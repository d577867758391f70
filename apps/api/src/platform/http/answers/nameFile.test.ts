import { expect, test } from "vitest";
import { fileName } from "./nameFile.ts";

const at = new Date("2026-11-16T23:30:00Z");

test.each([
  [["screening", "Engen ved Åen"], "mars-screening-engen-ved-aaen-2026-11-17.pdf"],
  [
    ["projekt", "Løvel Mose: 20d / 'æ'", "log"],
    "mars-projekt-loevel-mose-20d-ae-log-2026-11-17.pdf",
  ],
  [["plan", null, ""], "mars-plan-2026-11-17.pdf"],
  [["plan", "../../etc/passwd"], "mars-plan-etc-passwd-2026-11-17.pdf"],
  [["plan", 'a"\r\nx: y'], "mars-plan-a-x-y-2026-11-17.pdf"],
  [["plan", "日本"], "mars-plan-2026-11-17.pdf"],
  [["plan", "a".repeat(300)], `mars-plan-${"a".repeat(60)}-2026-11-17.pdf`],
])("[S2] a file of %j is called %s", (parts, name) => {
  expect(fileName({ parts, at, ending: "pdf" })).toBe(name);
});

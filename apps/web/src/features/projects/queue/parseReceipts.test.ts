// @vitest-environment node
import { expect, test } from "vitest";
import { parseReceipts } from "./ReceiptsDialog.tsx";

const shown = ["M-2026-0431", "M-2026-0436"];

test.each([
  ["2026-1\n2026-2", [shown[0], "2026-1"], [shown[1], "2026-2"]],
  ["M-2026-0436\t2026-2\r\nm-2026-0431\t2026-1\n", [shown[1], "2026-2"], [shown[0], "2026-1"]],
  ["2026-9;M-2026-0500", ["M-2026-0500", "2026-9"]],
  ["M-2026-0431\n"],
  ["2026-1\n2026-2\n2026-3", [shown[0], "2026-1"], [shown[1], "2026-2"]],
])("[A6] %j is read as receipts", (pasted, ...receipts) => {
  expect(parseReceipts(pasted, shown).map((one) => [one.caseNumber, one.caseId])).toEqual(receipts);
});

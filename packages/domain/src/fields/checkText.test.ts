import { expect, test } from "vitest";
import { checkText, NO_LIMIT } from "./checkText.ts";

test.each([
  { value: "  Løvel Enge ", required: true, maxLen: 50, outcome: "Løvel Enge" },
  { value: "", required: true, maxLen: 50, outcome: "text.required" },
  { value: " \t\n", required: true, maxLen: 50, outcome: "text.required" },
  { value: null, required: true, maxLen: 50, outcome: "text.required" },
  { value: undefined, required: false, maxLen: 50, outcome: "" },
  { value: "æ".repeat(50), required: true, maxLen: 50, outcome: "æ".repeat(50) },
  { value: "æ".repeat(51), required: true, maxLen: 50, outcome: "text.too-long" },
  { value: ` ${"a".repeat(50)} `, required: true, maxLen: 50, outcome: "a".repeat(50) },
  { value: "🌳".repeat(50), required: true, maxLen: 50, outcome: "🌳".repeat(50) },
  { value: "a".repeat(9999), required: true, maxLen: NO_LIMIT, outcome: "a".repeat(9999) },
])(
  "[V1] [V6] '$value' (required: $required, at most $maxLen)",
  ({ value, required, maxLen, outcome }) => {
    const result = checkText(value, { required, maxLen });
    expect(result.ok ? result.value : result.refusal.code).toBe(outcome);
  },
);

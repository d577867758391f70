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

test.each([
  { what: "the direction turned", value: "Eng \u202egpj.exe\u2066", outcome: "Eng gpj.exe" },
  { what: "control characters", value: "En\u0000g\u0007\u009b2J", outcome: "Eng2J" },
  { what: "nothing between letters", value: "E\u200bn\ufeffg", outcome: "Eng" },
  { what: "an emoji of several", value: "👩\u200d🌾 Eng", outcome: "👩\u200d🌾 Eng" },
  { what: "a line break in a name", value: "Eng\r\nBcc: alle", outcome: "Eng Bcc: alle" },
  { what: "another kind of line break", value: "Eng\u2028mose", outcome: "Eng mose" },
  { what: "blanks alone", value: "\u00a0\u2003\u3000", outcome: "text.required" },
  { what: "letters that show nothing", value: "\u3164\u2800\u115f", outcome: "text.required" },
  { what: "a mark without a letter", value: "\u0301", outcome: "text.required" },
  { what: "marks alone", value: "-–!", outcome: "-–!" },
])("[V1] a name hides nothing: $what", ({ value, outcome }) => {
  const result = checkText(value, { required: true, maxLen: 50, isOneLine: true });
  expect(result.ok ? result.value : result.refusal.code).toBe(outcome);
});

test("[V1] a text of several lines keeps them, and nothing hidden", () => {
  const result = checkText("Et\r\n\r\n\tTo\u202e", { required: true, maxLen: 50 });
  expect(result).toMatchObject({ ok: true, value: "Et\n\n\tTo" });
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RETENTION_DAYS } from "./constants.ts";

const document = readFileSync(
  new URL("../../../../../docs/personal-data.md", import.meta.url),
  "utf8",
);

test.each(Object.entries(RETENTION_DAYS))(
  "%s is kept as long as is promised: %d days",
  (name, days) => {
    const [, promised] = new RegExp(`Kept: ([\\d,]+) days[^\\n]*\`${name}\``).exec(document) ?? [];
    expect(Number(promised?.replace(",", ""))).toBe(days);
  },
);

test("results of a screening are kept as long as the page says", () => {
  const words = readFileSync(
    new URL("../../../../web/src/features/screening/text.en.ts", import.meta.url),
    "utf8",
  );
  expect(words).toContain(`Results are kept for ${RETENTION_DAYS.receipt} days.`);
});

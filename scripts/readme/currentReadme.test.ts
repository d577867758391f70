import { expect, test } from "vitest";
import { currentReadme } from "./currentReadme.ts";
import { withGenerated } from "./withGenerated.ts";

test("the README names every variable and every demo login (npm run readme mends it)", async () => {
  const { written, wanted } = await currentReadme();
  expect(written).toBe(wanted);
});

test("a generated part is replaced and the rest kept", () => {
  const document = "before\n<!-- a -->\nold\n<!-- /a -->\nafter";
  expect(withGenerated(document, { a: "new" })).toBe(
    "before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter",
  );
  expect(() => withGenerated("nothing here", { a: "new" })).toThrow("a");
});

import { expect, test } from "vitest";
import { generatedDocuments, withGenerated } from "./generatedDocuments.ts";

test("the documents list every variable and demo login (npm run documents rewrites them)", async () => {
  for (const { written, wanted } of await generatedDocuments()) expect(written).toBe(wanted);
});

test("a generated part is replaced and the rest kept", () => {
  const document = "before\n<!-- a -->\nold\n<!-- /a -->\nafter";
  expect(withGenerated(document, { a: "new" })).toBe(
    "before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter",
  );
  expect(() => withGenerated("nothing here", { a: "new" })).toThrow("a");
});

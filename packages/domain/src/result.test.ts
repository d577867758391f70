import { expect, test } from "vitest";
import { accept, refuse } from "./result.ts";

test("an accepted result carries its value", () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
});

test("a refusal carries its code, and figures only where there are any", () => {
  expect(refuse("plan.not-draft")).toEqual({ ok: false, refusal: { code: "plan.not-draft" } });
  expect(refuse("plan.not-draft", { status: "published" })).toEqual({
    ok: false,
    refusal: { code: "plan.not-draft", figures: { status: "published" } },
  });
});

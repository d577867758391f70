import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { listedSketch, sketchFixture } from "../../../testing/planFixture.ts";
import { useItemTitle } from "./useItemTitle.ts";

const effects = { nitrogenReductionT: 14.2, extractionEffortHa: 0, afforestationEffortHa: 0 };

test.each([
  { kind: "sketch_project" as const, said: "Skitseprojekt" },
  { kind: "uroert_skov" as const, said: "Urørt skov" },
])("[L3] of several under the pointer each says what it is: $kind", ({ kind, said }) => {
  const { result } = renderHook(useItemTitle);
  const title = result.current(listedSketch(sketchFixture({ kind, effects })));
  expect(title.replaceAll("\u00a0", " ")).toBe(`Enge ved åen: ${said}, 14,2 t`);
});

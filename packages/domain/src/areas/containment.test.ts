import { expect, test } from "vitest";
import { containment } from "./containment.ts";

test.each([
  { insideHa: 10, refused: null, warning: null },
  { insideHa: 9.99995, refused: null, warning: null },
  { insideHa: 9, refused: null, warning: "geometry.partly-outside-project" },
  { insideHa: 0.001, refused: null, warning: "geometry.partly-outside-project" },
  { insideHa: 0, refused: "geometry.outside-project", warning: null },
])(
  "[V12] [P8] $insideHa of 10 ha inside the project: $refused, $warning",
  ({ insideHa, refused, warning }) => {
    const result = containment(10, insideHa, "project");
    expect(result.ok ? null : result.refusal.code).toBe(refused);
    expect(result.ok ? (result.value.warning?.code ?? null) : null).toBe(warning);
  },
);

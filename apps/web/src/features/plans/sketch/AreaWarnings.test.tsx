import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AreaWarnings } from "./AreaWarnings.tsx";

test("[V14] overlaps with approved projects and other sketches are told apart, by name and once", () => {
  render(
    <AreaWarnings
      warnings={[
        { code: "overlap.projects", figures: { count: 1, overlapHa: 12.34, names: ["Engen"] } },
        {
          code: "overlap.sketches",
          figures: { count: 5, overlapHa: 3, names: ["Mosen", "Åen", "Kæret"] },
        },
      ]}
    />,
  );
  expect(
    screen.getByText("1 projekt med tilsagn overlapper området med 12,3 ha: Engen."),
  ).toBeTruthy();
  expect(
    screen.getByText(
      "Området overlapper 5 andre skitseprojekter med 3,0 ha i alt: Mosen, Åen, Kæret og 2 mere.",
    ),
  ).toBeTruthy();
});

test("[V12] an area partly outside the plan says how much lies inside", () => {
  render(
    <AreaWarnings
      warnings={[{ code: "geometry.partly-outside-report", figures: { outsideHa: 4, areaHa: 10 } }]}
    />,
  );
  expect(screen.getByText("6,0 ha af 10,0 ha ligger i planen.")).toBeTruthy();
});

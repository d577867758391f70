import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { unitOf } from "../testing/statusAnswers.ts";
import { SubCatchmentSection } from "./SubCatchmentSection.tsx";

test("[T8] what is established outside the sub-catchments is in its row and in the total", () => {
  const page = unitOf("plan");
  if (page.plan === null) throw new Error("a coastal water group has a plan");
  const outside = { committedT: 41.5, achievedT: 17.3, sketchT: 0, leftOutT: 0 };
  const plan = { ...page.plan, outside };
  renderInPage(<SubCatchmentSection page={{ ...page, subCatchments: [], plan }} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(within(row).getByText("17,3")).toBeDefined();
});

test("[T8] an older instance, which does not tell what is established outside, leaves a figure", () => {
  const page = unitOf("plan");
  if (page.plan === null) throw new Error("a coastal water group has a plan");
  const { achievedT: _, ...outside } = { ...page.plan.outside, committedT: 41.5 };
  const plan = { ...page.plan, outside: outside as typeof page.plan.outside };
  renderInPage(<SubCatchmentSection page={{ ...page, subCatchments: [], plan }} />);
  for (const row of screen.getAllByRole("row").slice(1)) {
    expect(within(row).getAllByText("0,0")).not.toEqual([]);
    expect(row.textContent).not.toContain("NaN");
  }
});

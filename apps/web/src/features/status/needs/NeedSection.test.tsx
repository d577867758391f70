import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { unitOf } from "../testing/statusAnswers.ts";
import { NeedSection } from "./NeedSection.tsx";

function showGroup(nitrogenReductionGoalT: number) {
  const page = unitOf("plan");
  if (page.plan === null) throw new Error("a coastal water group has a plan");
  renderInPage(<NeedSection page={{ ...page, plan: { ...page.plan, nitrogenReductionGoalT } }} />);
}

test("a group's goal is told with what field regulation covers of it", () => {
  showGroup(520);
  expect(screen.getByText(/^Reduktionsmålet for kystvandgruppen er 520,0 t\. /)).toBeDefined();
});

test("a group without a goal says so, and tells of no 0,0 t", () => {
  showGroup(0);
  expect(
    screen.getByText("Kystvandgruppen har ikke noget reduktionsmål. Mulig udtagning: 9.000,0 ha."),
  ).toBeDefined();
  expect(screen.queryByText(/Reduktionsmålet/)).toBeNull();
});

test("what an older instance does not tell of dropout is left out", () => {
  const page = unitOf("plan");
  if (page.plan === null) throw new Error("a coastal water group has a plan");
  const { inclSketchesAfterDropout: _, ...older } = page.plan;
  renderInPage(<NeedSection page={{ ...page, plan: older as typeof page.plan }} />);
  expect(screen.getByText("Inkl. skitser")).toBeDefined();
  expect(screen.queryByText("Inkl. skitser efter frafald")).toBeNull();
});

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { unitOf } from "../testing/statusAnswers.ts";
import { ReportSection } from "./ReportSection.tsx";

const page = unitOf("plan");

/** Opened: it stands folded to its key figure. */
async function show(report: typeof page.report, plan = page.plan) {
  const { user } = renderInPage(<ReportSection page={{ ...page, report, plan }} />);
  // What was opened before stands open.
  const closed = screen.queryByRole("button", { name: /^Vis / });
  if (closed) await user.click(closed);
}

test("[T8] the public reads title and text of the published report, as they were written", async () => {
  await show(page.report);
  expect(screen.getByRole("heading", { name: "Rapport for Viborg" })).toBeDefined();
  const text = screen.getByText(/^Vi lægger <b>ådalen<\/b> om\./);
  expect(text.textContent).toContain("om.\nDet");
  expect(screen.queryByText("Opdigtet til demonstration")).toBeNull();
});

test("[T8] a text that came with the demonstration is marked", async () => {
  await show({ ...page.report!, isTextInvented: true });
  expect(screen.getByText("Opdigtet til demonstration")).toBeDefined();
});

test.each([null, { title: page.name, description: "", isTextInvented: false }])(
  "[T8] no title stands where no report is public, or it says nothing",
  async (report) => {
    await show(report);
    expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  },
);

test("a group's goal is told with what field regulation covers of it", async () => {
  await show(page.report, { ...page.plan!, nitrogenReductionGoalT: 520 });
  expect(screen.getByText(/^Reduktionsmålet for kystvandgruppen er 520,0 t\. /)).toBeDefined();
});

test("a group without a goal says so, and tells of no 0,0 t", async () => {
  await show(page.report, { ...page.plan!, nitrogenReductionGoalT: 0 });
  expect(
    screen.getByText("Kystvandgruppen har ikke noget reduktionsmål. Mulig udtagning: 9.000,0 ha."),
  ).toBeDefined();
  expect(screen.queryByText(/Reduktionsmålet/)).toBeNull();
});

test.each([
  {
    wanted: true,
    certainty: { probability: 0.154, sketchDropout: 0.4, preliminaryDropout: 0.25, source: "" },
  },
  { wanted: false, certainty: undefined },
])(
  "[T8] how sure the plan is is said where the planners want it: $wanted",
  async ({ wanted, certainty }) => {
    const version = { ...page.plan!.version!, certainty };
    await show(page.report, { ...page.plan!, version });
    const sentence = screen.queryByText(
      /Der er 15\s% sandsynlighed for, at intet kommer til at mangle/u,
    );
    expect(sentence !== null).toBe(wanted);
  },
);

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/ToastRegion.tsx";
import { usePlanWork } from "./usePlanWork.ts";

const plan = planFixture();
const sketches = [
  listedSketch(sketchFixture()),
  listedSketch(sketchFixture({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e2" })),
];
const ids = sketches.map(({ id }) => id);

function Trial() {
  const work = usePlanWork(plan, sketches, []);
  return (
    <>
      <button onClick={() => work.begin("try")}>try</button>
      <button onClick={() => work.begin("plan")}>back to the plan</button>
      <button onClick={() => void work.toggle(ids, false)}>leave all out</button>
      <output aria-label="counted">
        {work.mode} {sketches.filter(work.isCounted).length}
      </output>
      <ToastRegion />
    </>
  );
}
const counted = () => screen.getByRole("status", { name: "counted" }).textContent;

function open() {
  const { user } = renderInPage(<Trial />);
  return (name: string) => user.click(screen.getByRole("button", { name }));
}

test("[L2] several tried at once are undone in the trial", async () => {
  const press = open();
  await press("try");
  await press("leave all out");
  expect(counted()).toBe("try 0");
  await press("Fortryd");
  expect(counted()).toBe("try 2");
});

test.each([
  { after: "leaving it", next: ["back to the plan"], left: "plan 2" },
  { after: "beginning another", next: ["try"], left: "try 2" },
])("[L2] undoing a trial after $after changes nothing, and says so", async ({ next, left }) => {
  const press = open();
  await press("try");
  await press("leave all out");
  for (const name of next) await press(name);
  expect(counted()).toBe(left);
  await press("Fortryd");
  expect(counted()).toBe(left);
  expect(await screen.findByText(/^Afprøvningen er lukket/)).toBeTruthy();
});

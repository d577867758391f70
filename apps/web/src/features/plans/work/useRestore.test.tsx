import { restoreDeleted } from "@mars/contracts/planDeletions";
import { listScenarios } from "@mars/contracts/planScenarios";
import { listSketches } from "@mars/contracts/planSketches";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/ToastRegion.tsx";
import { useRestore } from "./useRestore.ts";

const server = fakeServer();
const plan = planFixture();
const sketch = sketchFixture();

function Page() {
  const { restore } = useRestore(plan.id);
  const { id, name } = sketch;
  return (
    <>
      <button onClick={() => void restore({ id, name, homePlanId: plan.id })}>Hent</button>
      <ToastRegion />
    </>
  );
}

test.each([
  {
    case: "another tab was first to have back",
    there: [sketch],
    told: "er allerede hentet tilbage",
  },
  { case: "cannot be had back", there: [], told: "kunne ikke hentes tilbage" },
])("[L3] what $case is told so", async ({ there, told }) => {
  server.on({ method: restoreDeleted.method, path: restoreDeleted.path }, () => problem(404));
  server.on(listSketches, () => there);
  server.on(listScenarios, () => []);
  const { user } = renderInPage(<Page />);
  await user.click(screen.getByRole("button", { name: "Hent" }));
  expect(await screen.findByText(new RegExp(`${sketch.name} ${told}`))).toBeTruthy();
});

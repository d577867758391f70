import { restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { listScenarios } from "@mars/contracts/plans/planScenarios";
import { listSketches } from "@mars/contracts/plans/planSketches";
import { onlineManager } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { ofPlan } from "../planQueries.ts";
import { useRestore } from "./useRestore.ts";

const server = fakeServer();
const plan = planFixture();
const sketch = sketchFixture();

function Page({ name }: { name: string }) {
  const { restore } = useRestore(plan.id);
  const deleted = { id: sketch.id, name, homePlanId: plan.id };
  return (
    <>
      <button onClick={() => void restore(deleted)}>Hent</button>
      <ToastRegion />
    </>
  );
}

beforeEach(() => {
  server.on({ method: restoreDeleted.method, path: restoreDeleted.path }, () => problem(404));
  server.on(listSketches, () => [sketch]);
  server.on(listScenarios, () => []);
});
afterEach(() => onlineManager.setOnline(true));

/** Each by a name of its own: what is told stays for a while. */
async function restore(name: string): Promise<void> {
  const { user } = renderInPage(<Page name={name} />);
  await user.click(screen.getByRole("button", { name: "Hent" }));
}

test.each([
  {
    case: "another tab was first to have back",
    there: [sketch],
    told: "er allerede hentet tilbage",
  },
  { case: "cannot be had back", there: [], told: "kunne ikke hentes tilbage" },
])("[L3] what $case is told so", async ({ there, told }) => {
  server.on(listSketches, () => there);
  await restore("Enge");
  expect(await screen.findByText(new RegExp(`Enge ${told}`))).toBeTruthy();
});

test("[L3] what stood in a list that cannot be read now is told as not restored", async () => {
  queryClient.setQueryData(ofPlan(plan.id, "sketches"), [sketch]);
  server.on({ method: listSketches.method, path: listSketches.path }, () => problem(422));
  await restore("Mose");
  expect(await screen.findByText("Mose kunne ikke hentes tilbage.")).toBeTruthy();
});

test("[L3] what cannot be restored without a connection is told so, and at once", async () => {
  // Never to be answered, were it asked for.
  server.on(listSketches, () => new Promise<never>(() => {}));
  onlineManager.setOnline(false);
  await restore("Kær");
  expect(await screen.findByText("Kær kunne ikke hentes tilbage.")).toBeTruthy();
  expect(server.asked(listSketches)).toEqual([]);
});

import { restoreDeleted } from "@mars/contracts/planDeletions";
import { listSketches } from "@mars/contracts/planSketches";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/ToastRegion.tsx";
import { useSketches } from "../planQueries.ts";
import { useRestore } from "./useRestore.ts";

const server = fakeServer();
const plan = planFixture();
const sketch = listedSketch(sketchFixture());

function Listed({ name }: { name: string }) {
  const sketches = useSketches(plan.id).data ?? [];
  const { restore } = useRestore(plan.id);
  return (
    <>
      <button onClick={() => void restore({ id: sketch.id, name, homePlanId: plan.id })}>
        restore
      </button>
      <p>listed: {sketches.length}</p>
      <ToastRegion />
    </>
  );
}

beforeEach(() => {
  server.on(listSketches, () => [sketch]);
  server.on({ method: restoreDeleted.method, path: restoreDeleted.path }, () => problem(404));
});
afterEach(() => onlineManager.setOnline(true));

async function openListed(name: string) {
  const { user } = renderInPage(<Listed name={name} />);
  await screen.findByText("listed: 1");
  return () => user.click(screen.getByRole("button", { name: "restore" }));
}

test("[L3] what stands in the list as it is read now has been had back already", async () => {
  const restore = await openListed("Enge");
  await restore();
  expect(await screen.findByText("Enge er allerede hentet tilbage")).toBeTruthy();
});

test("[L3] what stood in a list that cannot be read now is told as not had back", async () => {
  const restore = await openListed("Mose");
  server.on({ method: listSketches.method, path: listSketches.path }, () => problem(403));
  await restore();
  expect(await screen.findByText("Mose kunne ikke hentes tilbage.")).toBeTruthy();
});

test("[L3] what cannot be had back without a connection is told so, and at once", async () => {
  const restore = await openListed("Kær");
  // Asked for before the connection went, and never to be answered.
  const stopAsking = new QueryObserver(queryClient, {
    queryKey: ["plan", plan.id, "overlaps"],
    queryFn: () => new Promise<never>(() => {}),
  }).subscribe(() => {});
  onlineManager.setOnline(false);
  await restore();
  expect(await screen.findByText("Kær kunne ikke hentes tilbage.")).toBeTruthy();
  stopAsking();
});

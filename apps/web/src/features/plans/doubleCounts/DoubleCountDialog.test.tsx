import { clipSketch, listDoubleCounts } from "@mars/contracts/planOverlaps";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import type { DoubleCount } from "./DoubleCount.ts";
import { DoubleCountDialog } from "./DoubleCountDialog.tsx";

const server = fakeServer();
const plan = planFixture();
const sketch = sketchFixture({ version: 4 });
const kept = "6d5bcb0a-0a57-4cbe-9fd8-0000000000d1";
const tons = (nitrogenReductionT: number) => ({
  nitrogenReductionT,
  extractionEffortHa: 0,
  afforestationEffortHa: 0,
});
const pair = (changes: Partial<DoubleCount> = {}): DoubleCount => ({
  clippedId: sketch.id,
  clippedName: sketch.name,
  keptId: kept,
  keptName: "Mosen",
  keptPlan: null,
  overlapHa: 2.5,
  effects: tons(0.1),
  mayClip: true,
  ...changes,
});
const found = (...pairs: DoubleCount[]) => ({
  pairs,
  overlapHa: 2.5,
  before: tons(10),
  after: tons(9.9),
});
const open = () =>
  renderInPage(
    <DoubleCountDialog
      plan={plan}
      sketches={[listedSketch(sketch)]}
      onClose={vi.fn<() => void>()}
    />,
  );
const clip = () => screen.queryByRole("button", { name: /^Klip / });

beforeEach(() => server.on(listDoubleCounts, () => found(pair())));

test("[L2] nothing that counts twice is said in words", async () => {
  server.on(listDoubleCounts, () => found());
  open();
  expect(await screen.findByText(/Ingen medregnede projekter/)).toBeTruthy();
});

test("[L2] overlaps that could not be found are told, and asked for again", async () => {
  server.on(listDoubleCounts, () => problem(503, { code: "server.busy" }));
  const { user } = open();
  expect(await screen.findByText("Overlap kunne ikke findes")).toBeTruthy();
  server.on(listDoubleCounts, () => found(pair()));
  await user.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(await screen.findByText("Mosen")).toBeTruthy();
});

test.each([
  { why: "it may not be clipped", changes: { mayClip: false } },
  { why: "it is none of this plan's sketches", changes: { clippedId: kept } },
])("[L2] no clip is offered where $why", async ({ changes }) => {
  server.on(listDoubleCounts, () => found(pair({ ...changes, keptPlan: "Limfjorden" })));
  open();
  expect(await screen.findByText("Mosen (i Limfjorden)")).toBeTruthy();
  expect(clip()).toBeNull();
});

test("[L2] a clip is asked first and holds for the sketch that was seen", async () => {
  server.on(clipSketch, () => ({ ...sketch, version: 5 }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Klip / }));
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  expect(server.asked(clipSketch)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Ja, klip" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(server.asked(clipSketch)).toMatchObject([{ ifMatch: 4, body: { keptId: kept } }]);
});

test("[L2] a clip that is refused says why, and the question stays", async () => {
  server.on(clipSketch, () => problem(422, { code: "geometry.empty", detail: "Intet tilbage." }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Klip / }));
  await user.click(screen.getByRole("button", { name: "Ja, klip" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

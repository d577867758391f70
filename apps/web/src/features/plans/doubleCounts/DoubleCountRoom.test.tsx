import "../../../testing/noResizeObserver.ts";
import type { Answer } from "@mars/contracts/platform/contract";
import { includeInPlan, planOutlines } from "@mars/contracts/plans/plans";
import {
  clipSketches,
  listDoubleCounts,
  restoreOutlines,
} from "@mars/contracts/plans/planOverlaps";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { useMapModel } from "../../../map/index.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import { DoubleCountRoom } from "./DoubleCountRoom.tsx";
import { doubleCountFixture } from "./testing/doubleCountFixture.ts";

const server = fakeServer();
const plan = planFixture();
const sketch = sketchFixture({ version: 4, areaHa: 10 });
const kept = "6d5bcb0a-0a57-4cbe-9fd8-0000000000d1";
const tons = (nitrogenReductionT: number) => ({
  nitrogenReductionT,
  extractionEffortHa: 0,
  afforestationEffortHa: 0,
});
const pair = (changes: Partial<DoubleCount> = {}): DoubleCount =>
  doubleCountFixture({ clippedId: sketch.id, clippedName: sketch.name, ...changes });
const found = (...pairs: DoubleCount[]) => ({
  pairs,
  overlapHa: 2.5,
  before: tons(10),
  after: tons(9.9),
  lost: [{ id: sketch.id, share: 0.1 }],
});
const listed = [listedSketch(sketch)];
const noOutlines = new Map<string, never>();

function Room({ sketches = listed }: { sketches?: typeof listed }) {
  const model = useMapModel();
  const work = usePlanWork(plan, sketches, []);
  return (
    <DoubleCountRoom
      plan={plan}
      work={work}
      model={model}
      outlines={noOutlines}
      onClose={vi.fn<() => void>()}
    />
  );
}
const open = () => renderInPage(<Room />);
const clip = () => screen.queryByRole("button", { name: /^Klip / });

beforeEach(() => {
  server.on(planOutlines, () => []);
  server.on(listDoubleCounts, () => found(pair()));
});

test("[L2] nothing that counts twice is said in words", async () => {
  server.on(listDoubleCounts, () => found());
  open();
  expect(await screen.findByText(/Ingen medregnede projekter/)).toBeTruthy();
});

test("[L2] overlaps that could not be found are told, and asked for again", async () => {
  server.on(listDoubleCounts, () => problem(503, { code: "server.busy" }));
  const { user } = open();
  expect(await screen.findByText("Overlap kunne ikke tælles")).toBeTruthy();
  server.on(listDoubleCounts, () => found(pair()));
  const panel = screen.getByRole("region", { name: `Dobbelttælling i ${plan.title}` });
  await user.click(within(panel).getByRole("button", { name: "Prøv igen" }));
  expect(await screen.findByText("Mosen", { selector: "label" })).toBeTruthy();
});

test("[L2] no clip is offered where it may not be clipped", async () => {
  server.on(listDoubleCounts, () => found(pair({ mayClip: false, keptPlan: "Limfjorden" })));
  open();
  expect(await screen.findByText(/i Limfjorden/)).toBeTruthy();
  expect(clip()).toBeNull();
});

test("[L2] a sketch that lies wholly in another is left out, not clipped, and can come back", async () => {
  server.on(listDoubleCounts, () => found(pair({ overlapHa: sketch.areaHa })));
  const sent: unknown[] = [];
  server.on(includeInPlan, ({ body }) => {
    sent.push(body);
    return plan;
  });
  const { user } = renderInPage(
    <>
      <Room />
      <ToastRegion />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: `Udelad ${sketch.name}` }));
  expect(clip()).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Fortryd" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { included: [], excluded: [sketch.id] },
    { included: [sketch.id], excluded: [] },
  ]);
});

const outline = {
  sketchId: sketch.id,
  name: sketch.name,
  geoLocationId: sketch.geoLocationId,
  leftGeoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c1",
  version: 5,
};
const done = { clipped: [outline], refused: [], reasons: [], left: [] };
const refusal = (sketchId: string, code: string) => ({
  clipped: [],
  refused: [sketchId],
  reasons: [{ sketchId, code }],
  left: [],
});

test("[L2] a clip leaves the list at once and can be undone", async () => {
  server.on(clipSketches, () => done);
  server.on(restoreOutlines, () => ({ restored: [sketch.id], refused: [], reasons: [], left: [] }));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Klip / }));
  await waitFor(() =>
    expect(server.asked(clipSketches)).toMatchObject([
      { body: { clips: [{ sketchId: sketch.id, keptId: kept }] } },
    ]),
  );
  await user.click(
    await screen.findByRole("button", { name: /^Fortryd: .+ overlapper ikke længere Mosen$/ }),
  );
  await waitFor(() =>
    expect(server.asked(restoreOutlines)).toMatchObject([
      {
        body: {
          outlines: [
            {
              geoLocationId: sketch.geoLocationId,
              leftGeoLocationId: outline.leftGeoLocationId,
              version: 5,
            },
          ],
        },
      },
    ]),
  );
});

test("[L2] a pair that was cut stays solved when it cannot be counted again, and the count is called old", async () => {
  server.on(clipSketches, () => done);
  const { user } = open();
  const button = await screen.findByRole("button", { name: /^Klip / });
  server.on({ method: "GET", path: listDoubleCounts.path }, () => problem(503));
  await user.click(button);
  expect(await screen.findByText(/^Overlap kunne ikke tælles; tallene er fra/)).toBeTruthy();
  expect(clip()).toBeNull();
});

test("[L2] figures that a person entered are said to stay, and imported ones to be computed", async () => {
  server.on(clipSketches, () => done);
  const entered = [{ ...listed[0]!, effectsSource: "entered" as const }];
  const { user, rerender } = renderInPage(<Room sketches={entered} />);
  expect(await screen.findByText(/er indtastet og bliver stående/)).toBeTruthy();
  expect(screen.queryByText("Kvælstof, skøn")).toBeNull();
  rerender(<Room sketches={[{ ...listed[0]!, effectsSource: "imported" }]} />);
  expect(await screen.findByText(/Efter klippet beregner vi dem/)).toBeTruthy();
  expect(screen.getByText("Kvælstof, skøn")).toBeTruthy();
  rerender(
    <>
      <Room sketches={entered} />
      <ToastRegion />
    </>,
  );
  await user.click(await screen.findByRole("button", { name: /^Klip / }));
  expect(await screen.findByText(/Mosen\. De indtastede tal bliver stående$/)).toBeTruthy();
});

test("[L2] 'Klip alle' counts all of an imported figure as what may be lost, and says why", async () => {
  server.on(listDoubleCounts, () =>
    found(pair(), pair({ keptId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d2" })),
  );
  const imported = { ...listed[0]!, effectsSource: "imported" as const, effects: tons(9) };
  const { user } = renderInPage(<Room sketches={[imported]} />);
  await user.click(await screen.findByRole("button", { name: "Klip de 2, der kan klippes" }));
  const asking = await screen.findByRole("alertdialog");
  expect(asking.textContent).toMatch(/mister højst 2,5\sha og 9,0\st/);
  expect(asking.textContent).toContain("1 af dem har indlæste tal. Vi beregner dem");
});

test("[L2] 'Klip alle' says its rule and what each loses, and what cannot be cut is decided on its own", async () => {
  const fixed = pair({
    clippedId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000f8",
    keptId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000f9",
    mayClip: false,
    keptMayClip: false,
  });
  server.on(listDoubleCounts, () =>
    found(pair(), pair({ keptId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d2" }), fixed),
  );
  const { user } = open();
  // Only what can be solved is counted.
  await screen.findByRole("heading", { level: 1, name: "2 overlap kan løses" });
  await user.click(screen.getByRole("button", { name: "Klip de 2, der kan klippes" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Projekter med tilsagn beholder jorden/)).toBeTruthy();
  const row = dialog.getByRole("row", { name: new RegExp(`^${sketch.name}`) });
  expect(row.textContent).toContain("0,2");
  await user.click(dialog.getByRole("button", { name: "Annuller" }));
  server.on(listDoubleCounts, () => found(fixed));
  await act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
  await user.click(await screen.findByRole("button", { name: "Lad den sidste stå" }));
  expect(screen.queryByRole("button", { name: "Lad den sidste stå" })).toBeNull();
});

test("[L2] what the plan came to before follows it until something is cut, and then stays", async () => {
  const { user } = open();
  const planned = () =>
    within(screen.getByRole("row", { name: /^Planlagt/ }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  await screen.findByRole("row", { name: /^Planlagt/ });
  expect(planned()).toEqual(["9,9", "9,9"]);
  server.on(listDoubleCounts, () => ({ ...found(pair()), after: tons(12) }));
  await act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
  await waitFor(() => expect(planned()).toEqual(["12,0", "12,0"]));
  server.on(clipSketches, () => done);
  server.on(listDoubleCounts, () => ({ ...found(), after: tons(13) }));
  await user.click(clip()!);
  await waitFor(() => expect(planned()).toEqual(["12,0", "13,0"]));
});

test("[L2] all that are shown go in one request, and what was not reached is requested again", async () => {
  const second = "6d5bcb0a-0a57-4cbe-9fd8-0000000000e9";
  server.on(listDoubleCounts, () => found(pair(), pair({ clippedId: second, clippedName: "Kær" })));
  let asked = 0;
  server.on(clipSketches, () =>
    asked++ === 0 ? { ...done, left: [second] } : refusal(second, "sketch.nothing-left"),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Klip de 2, der kan klippes" }));
  // Asked once, with what it comes to at most.
  const asking = await screen.findByRole("alertdialog", { name: "Klip 2 overlap?" });
  expect(asking.textContent).toContain("2 skitser får et nyt omrids.");
  expect(server.asked(clipSketches)).toEqual([]);
  await user.click(within(asking).getByRole("button", { name: "Ja, klip dem" }));
  await waitFor(() => expect(server.asked(clipSketches)).toHaveLength(2));
  expect(server.asked(clipSketches)).toMatchObject([
    { body: { clips: [{ sketchId: sketch.id }, { sketchId: second }] } },
    { body: { clips: [{ sketchId: second }] } },
  ]);
  expect(await screen.findByText("1 skitse kunne ikke klippes")).toBeTruthy();
  expect(screen.getByText(/: der ville intet være tilbage$/)).toBeTruthy();
});

test("[L2] 'Stop' is answered at once, and nothing more is requested", async () => {
  const second = "6d5bcb0a-0a57-4cbe-9fd8-0000000000e9";
  server.on(listDoubleCounts, () => found(pair(), pair({ clippedId: second, clippedName: "Kær" })));
  const answer = Promise.withResolvers<Answer<typeof clipSketches>>();
  server.on(clipSketches, () => answer.promise);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Klip de 2, der kan klippes" }));
  await user.click(await screen.findByRole("button", { name: "Ja, klip dem" }));
  await user.click(await screen.findByRole("button", { name: "Stop (0 af 2)" }));
  expect(screen.getByRole("button", { name: /Stopper …/ })).toBeTruthy();
  answer.resolve({ ...done, left: [second] });
  expect(await screen.findByRole("button", { name: /^Fortryd: / })).toBeTruthy();
  expect(server.asked(clipSketches)).toHaveLength(1);
});

test("[L2] figures that are being counted again say so", async () => {
  open();
  await screen.findByRole("row", { name: /^Planlagt/ });
  const answer = Promise.withResolvers<ReturnType<typeof found>>();
  server.on(listDoubleCounts, () => answer.promise);
  act(() => void queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
  expect(await screen.findByText("Regner igen efter ændringen …")).toBeTruthy();
  answer.resolve(found(pair()));
  await waitFor(() => expect(screen.queryByText("Regner igen efter ændringen …")).toBeNull());
});

test("[L2] a connection lost in the middle is told, and what was cut by then can be undone", async () => {
  const others = ["e8", "e9"].map((end) => `6d5bcb0a-0a57-4cbe-9fd8-0000000000${end}`);
  const left = others.map((clippedId) => pair({ clippedId, clippedName: "Kær" }));
  server.on(listDoubleCounts, () => found(pair(), ...left));
  let asked = 0;
  server.on({ method: clipSketches.method, path: clipSketches.path }, () => {
    if (asked++ === 0) return { ...done, left: others };
    throw new TypeError("Failed to fetch");
  });
  renderInPage(<ToastRegion />);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Klip de 3, der kan klippes" }));
  await user.click(await screen.findByRole("button", { name: "Ja, klip dem" }));
  const told = await screen.findByText(/er klippet\. 2 kunne ikke klippes$/);
  const toast = within(told.parentElement!);
  expect(toast.getByRole("button", { name: "Fortryd" })).toBeTruthy();
});

test("[L2] a locked sketch stays, and the other yields", async () => {
  server.on(listDoubleCounts, () => found(pair({ keptMayClip: true })));
  server.on(clipSketches, () => done);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: `Lås omridset af ${sketch.name}` }));
  await user.click(
    screen.getByRole("button", { name: `Klip Mosen, så det ikke overlapper ${sketch.name}` }),
  );
  await waitFor(() =>
    expect(server.asked(clipSketches)).toMatchObject([
      { body: { clips: [{ sketchId: kept, keptId: sketch.id }] } },
    ]),
  );
});

test("[L2] a clip that is refused leaves the pair in the list", async () => {
  server.on(clipSketches, () => refusal(sketch.id, "sketch.nothing-left"));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Klip / }));
  await waitFor(() => expect(server.asked(clipSketches)).toHaveLength(1));
  expect(await screen.findByRole("button", { name: /^Klip / })).toBeTruthy();
});

test("[L2] pairs are under their sub-catchment with sums, and one can be left as it is", async () => {
  const { user } = open();
  const heading = { level: 1, name: "1 overlap kan løses" };
  expect(await screen.findByRole("heading", heading)).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Planlagt, t 9,9 9,9/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Lad begge stå" }));
  expect(clip()).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Bliver, som de er 1/ }));
  await user.click(screen.getByRole("button", { name: "Tag op igen" }));
  await user.click(screen.getByRole("button", { name: /^Alle 1/ }));
  expect(clip()).toBeTruthy();
});

test("[L2] whoever is chosen keeps the land", async () => {
  server.on(listDoubleCounts, () => found(pair({ keptMayClip: true })));
  server.on(clipSketches, () => done);
  const { user } = open();
  await user.click(await screen.findByRole("radio", { name: new RegExp(`^${sketch.name}`) }));
  await user.click(screen.getByRole("button", { name: /^Klip Mosen/ }));
  await waitFor(() =>
    expect(server.asked(clipSketches)).toMatchObject([
      { body: { clips: [{ sketchId: kept, keptId: sketch.id }] } },
    ]),
  );
});

describe("[L2] undoing", () => {
  const cut = Array.from({ length: 25 }, (_, index) => ({
    ...outline,
    sketchId: `6d5bcb0a-0a57-4cbe-9fd8-${String(index).padStart(12, "0")}`,
  }));
  const ids = cut.map(({ sketchId }) => sketchId);
  type Restored = Answer<typeof restoreOutlines>;
  const back = (restored: string[]): Restored => ({ restored, refused: [], reasons: [], left: [] });
  const sent = () =>
    server
      .asked(restoreOutlines)
      .map(({ body }) =>
        (body as { outlines: { sketchId: string }[] }).outlines.map(({ sketchId }) => sketchId),
      );
  const undo = (what: string) => screen.findByRole("button", { name: `Fortryd: ${what}` });

  /** Without what earlier tests told, which stands for a while. */
  function showToasts() {
    renderInPage(<ToastRegion />);
    for (const close of screen.queryAllByRole("button", { name: "Luk besked" }))
      fireEvent.click(close);
  }

  /** The room with 25 sketches that were cut in one go. */
  async function openCut() {
    showToasts();
    server.on(clipSketches, () => ({ ...done, clipped: cut }));
    const room = open();
    await room.user.click(await screen.findByRole("button", { name: /^Klip / }));
    await undo("25 skitser er klippet");
    return room;
  }

  test("that fails for one of them leaves that one to be undone", async () => {
    const { user } = await openCut();
    const [failing, ...rest] = ids.slice(0, 20) as [string, ...string[]];
    let asked = 0;
    server.on(restoreOutlines, () =>
      asked++ === 0
        ? { ...refusal(failing, "database.unavailable"), restored: rest }
        : back(ids.slice(20)),
    );
    await user.click(await undo("25 skitser er klippet"));
    expect(
      await screen.findByText("24 skitser har deres gamle omrids. 1 skitse er stadig klippet"),
    ).toBeTruthy();
    await user.click(await undo(`${sketch.name} er klippet`));
    await waitFor(() => expect(sent().at(-1)).toEqual([failing]));
  });

  test("of the first of two cuts waits for the second", async () => {
    showToasts();
    const again = {
      ...outline,
      geoLocationId: outline.leftGeoLocationId,
      leftGeoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c2",
    };
    const lake = "6d5bcb0a-0a57-4cbe-9fd8-0000000000e8";
    server.on(clipSketches, () => done);
    server.on(restoreOutlines, () => back([sketch.id]));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: /^Klip / }));
    const undoFirst = { name: /^Fortryd: .+ længere Mosen$/ };
    await screen.findByRole("button", undoFirst);
    const toast = await screen.findByRole("button", { name: "Fortryd" });
    server.on(clipSketches, () => ({ ...done, clipped: [again] }));
    server.on(listDoubleCounts, () => found(pair({ keptId: lake, keptName: "Søen" })));
    await act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
    await user.click(await screen.findByRole("button", { name: /^Klip .+ Søen$/ }));
    const second = await screen.findByRole("button", { name: /^Fortryd: .+ længere Søen$/ });
    // What cannot be undone yet is not offered, neither in the list nor in its toast.
    expect(screen.getAllByRole("button", { name: /^Fortryd: / })).toEqual([second]);
    expect(screen.getByText("Fortryd det seneste klip først")).toBeTruthy();
    expect(toast.isConnected).toBe(false);
    await user.click(second);
    await waitFor(() => expect(sent()).toHaveLength(1));
    const first = await screen.findByRole("button", undoFirst);
    await waitFor(() => expect(first).toHaveProperty("disabled", false));
    await user.click(first);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(server.asked(restoreOutlines).at(-1)).toMatchObject({
      body: { outlines: [{ leftGeoLocationId: outline.leftGeoLocationId }] },
    });
  });

  test("continues to the end when the room is left", async () => {
    const { user, unmount } = await openCut();
    const first = Promise.withResolvers<Restored>();
    let asked = 0;
    server.on(restoreOutlines, () => (asked++ === 0 ? first.promise : back(ids.slice(20))));
    await user.click(await undo("25 skitser er klippet"));
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    first.resolve(back(ids.slice(0, 20)));
    expect(await screen.findByText("25 skitser har deres gamle omrids")).toBeTruthy();
    expect(sent().flat()).toEqual(ids);
  });

  test("that is cut off leaves the rest to be undone, in the list and in the toast", async () => {
    const { user } = await openCut();
    let asked = 0;
    server.on({ method: restoreOutlines.method, path: restoreOutlines.path }, () => {
      if (asked++ === 0) return back(ids.slice(0, 20));
      throw new TypeError("Failed to fetch");
    });
    await user.click(await undo("25 skitser er klippet"));
    const told = await screen.findByText(
      "20 skitser har deres gamle omrids. 5 skitser er stadig klippet",
    );
    expect(within(told.parentElement!).getByRole("button", { name: "Fortryd" })).toBeTruthy();
    server.on(restoreOutlines, () => back(ids.slice(20)));
    await user.click(await undo("5 skitser er klippet"));
    expect(await screen.findByText("5 skitser har deres gamle omrids")).toBeTruthy();
    expect(sent().at(-1)).toEqual(ids.slice(20));
    // Done by the list, the toast no longer offers it.
    expect(told.isConnected).toBe(false);
  });

  test("from a toast while something is cut leaves 'Stop' to the cutting", async () => {
    const { user } = await openCut();
    const second = "6d5bcb0a-0a57-4cbe-9fd8-0000000000e9";
    server.on(listDoubleCounts, () =>
      found(pair(), pair({ clippedId: second, clippedName: "Kær" })),
    );
    await act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
    const clipped = Promise.withResolvers<Answer<typeof clipSketches>>();
    server.on(clipSketches, () => clipped.promise);
    let asked = 0;
    const restored = Promise.withResolvers<Restored>();
    server.on(restoreOutlines, () => (asked++ === 0 ? restored.promise : back(ids.slice(20))));
    await user.click(await screen.findByRole("button", { name: "Klip de 2, der kan klippes" }));
    await user.click(await screen.findByRole("button", { name: "Ja, klip dem" }));
    await screen.findByRole("button", { name: "Stop (0 af 2)" });
    const toast = screen.getByText("25 skitser er klippet", { selector: ".toast *" });
    await user.click(within(toast.parentElement!).getByRole("button", { name: "Fortryd" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop (0 af 2)" }));
    clipped.resolve({ ...done, left: [second] });
    restored.resolve(back(ids.slice(0, 20)));
    expect(await screen.findByText("25 skitser har deres gamle omrids")).toBeTruthy();
    expect(sent().flat()).toEqual(ids);
    // Once for the 25, and once before it was stopped.
    expect(server.asked(clipSketches)).toHaveLength(2);
  });
});

describe("[L2] what was not cut", () => {
  const press = async () => {
    const { user, rerender } = open();
    await user.click(await screen.findByRole("button", { name: /^Klip / }));
    return { rerender };
  };

  test.each([
    { code: "sketch.nothing-left", why: "der ville intet være tilbage" },
    { code: "resource.not-found", why: "den er slettet i mellemtiden" },
    { code: "version.stale", why: "en anden har ændret den i mellemtiden, prøv igen" },
    { code: "geometry.too-small", why: "det, der er tilbage, kan ikke være et område" },
    { code: "identity.forbidden", why: "den må ikke ændres herfra" },
  ])("is told by its reason: $code", async ({ code, why }) => {
    server.on(clipSketches, () => refusal(sketch.id, code));
    await press();
    expect(await screen.findByText(`${sketch.name}: ${why}`)).toBeTruthy();
  });

  test.each([
    { code: "plan.retired", status: 409, why: "den må ikke ændres herfra" },
    { code: "server.busy", status: 503, why: "vi nåede den ikke, prøv igen" },
  ])("keeps the reason of the whole question: $code", async ({ code, status, why }) => {
    const { method, path } = clipSketches;
    server.on({ method, path }, () => problem(status, { code }));
    await press();
    expect(await screen.findByText(`${sketch.name}: ${why}`)).toBeTruthy();
  });

  test("is not told where cutting the others has solved it", async () => {
    server.on(clipSketches, () => refusal(sketch.id, "sketch.no-overlap"));
    await press();
    await waitFor(() => expect(server.asked(listDoubleCounts).length).toBeGreaterThan(1));
    expect(screen.queryByText(/kunne ikke klippes/)).toBeNull();
  });

  test("keeps its name when it is gone from the plan", async () => {
    const answer = Promise.withResolvers<Answer<typeof clipSketches>>();
    server.on(clipSketches, () => answer.promise);
    const { rerender } = await press();
    rerender(<Room sketches={[]} />);
    answer.resolve(refusal(sketch.id, "resource.not-found"));
    expect(await screen.findByText(`${sketch.name}: den er slettet i mellemtiden`)).toBeTruthy();
  });

  test("is told by name alone where an older instance gives no reason", async () => {
    const { method, path } = clipSketches;
    server.on({ method, path }, () => ({ clipped: [], refused: [sketch.id], left: [] }));
    await press();
    expect(await screen.findByText("1 skitse kunne ikke klippes")).toBeTruthy();
    expect(screen.getByText(sketch.name, { selector: ".alert li" })).toBeTruthy();
  });
});

test("[L2] what was clean is not told as clean when it cannot be counted again", async () => {
  server.on(listDoubleCounts, () => found());
  open();
  expect(await screen.findByRole("heading", { name: "Ingen overlap at løse" })).toBeTruthy();
  server.on({ method: "GET", path: listDoubleCounts.path }, () => problem(422));
  await act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));
  expect(await screen.findByText(/^Overlap kunne ikke tælles; tallene er fra/)).toBeTruthy();
  expect(screen.queryByText("Ingen overlap at løse")).toBeNull();
  expect(screen.queryByText(/Ingen medregnede projekter/)).toBeNull();
});

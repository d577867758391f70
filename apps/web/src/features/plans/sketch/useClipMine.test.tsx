import "../../../testing/noResizeObserver.ts";
import { checkSketchArea } from "@mars/contracts/plans/planSketches";
import { act, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { type MapModel, useMapModel } from "../../../map/index.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { useClipMine } from "./useClipMine.ts";

const server = fakeServer();
const plan = planFixture();
const { geometry } = sketchFixture();
const square = (sizeM: number) => ({
  type: "MultiPolygon" as const,
  coordinates: [
    [
      [
        [510_000, 6_260_000],
        [510_000 + sizeM, 6_260_000],
        [510_000 + sizeM, 6_260_000 + sizeM],
        [510_000, 6_260_000 + sizeM],
        [510_000, 6_260_000],
      ] as [number, number][],
    ],
  ],
});
let model: MapModel;

function Clip() {
  const [isDrawing, setDrawing] = useState(true);
  return (
    <>
      {isDrawing && <Drawn />}
      <button onClick={() => setDrawing(false)}>save</button>
      <ToastRegion />
    </>
  );
}

function Drawn() {
  const made = useMapModel();
  useEffect(() => {
    model = made;
  }, [made]);
  const area = { geometry, areaHa: 1, source: "drawn", isFinished: true, refusal: null } as const;
  const asked = { plan, area, kind: "sketch_project", schemeId: null, measureId: null } as const;
  const clipping = useClipMine(made, asked);
  return <button onClick={() => clipping.onClip("taken")}>clip</button>;
}
const drawn = () => model.drawing.store.get().polygons;

async function open() {
  const answer = Promise.withResolvers<void>();
  server.on({ method: checkSketchArea.method, path: checkSketchArea.path }, async () => {
    await answer.promise;
    return { clipped: square(50) };
  });
  const { user } = renderInPage(<Clip />);
  act(() => model.drawing.setArea(geometry, "drawn"));
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await press("clip");
  await waitFor(() => expect(server.asked(checkSketchArea)).toHaveLength(1));
  return { press, answer };
}

test("[L2] corners that are set while the cut is computed stay", async () => {
  const { answer } = await open();
  act(() => model.drawing.setArea(square(200), "drawn"));
  answer.resolve();
  expect(await screen.findByText(/^Du har ændret området imens/)).toBeTruthy();
  expect(drawn()).toEqual(square(200).coordinates);
});

test("[L2] undoing takes back the cut, and no later step in its place", async () => {
  const { press, answer } = await open();
  answer.resolve();
  await waitFor(() => expect(drawn()).toEqual(square(50).coordinates));
  act(() => model.drawing.setArea(square(60), "drawn"));
  await press("Fortryd");
  expect(await screen.findByText(/^Du har tegnet videre siden/)).toBeTruthy();
  expect(drawn()).toEqual(square(60).coordinates);
});

test("[L2] the cut alone is undone", async () => {
  const { press, answer } = await open();
  answer.resolve();
  await waitFor(() => expect(drawn()).toEqual(square(50).coordinates));
  await press("Fortryd");
  expect(drawn()).toEqual(geometry.coordinates);
});

test("[L2] undoing the cut is offered no longer than the drawing lasts", async () => {
  const { press, answer } = await open();
  answer.resolve();
  expect(await screen.findByRole("button", { name: "Fortryd" })).toBeTruthy();
  await press("save");
  expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull();
});

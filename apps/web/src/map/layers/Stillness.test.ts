import type Layer from "ol/layer/Layer.js";
import type { FrameState } from "ol/Map.js";
import { beforeEach, expect, test } from "vitest";
import { Stillness } from "./Stillness.ts";

type Fake = { layer: Layer; drawn: number; letters: number; revision: number; opacity: number };

let stillness: Stillness;
let fakes: Fake[];

function fakeLayer(): Fake {
  const fake = { drawn: 0, letters: 0, revision: 1, opacity: 1 } as Fake;
  fake.layer = {
    render: () => {
      fake.drawn += 1;
      return document.createElement("div");
    },
    renderDeclutter: () => undefined,
    renderDeferred: () => {
      fake.letters += 1;
    },
    getRevision: () => fake.revision,
  } as unknown as Layer;
  return fake;
}

/** As the map draws a frame: every layer, then the letters of all. */
function draw(frame: { center?: number[]; loading?: number; animate?: boolean } = {}) {
  const state = {
    viewState: { center: frame.center ?? [0, 0], resolution: 1, rotation: 0 },
    size: [800, 600],
    pixelRatio: 1,
    animate: frame.animate ?? false,
    tileQueue: { getCount: () => 0, getTilesLoading: () => frame.loading ?? 0 },
    layerStatesArray: fakes.map(({ layer, opacity }) => ({
      layer,
      opacity,
      visible: true,
      zIndex: 0,
    })),
  } as unknown as FrameState;
  const elements = fakes.map(({ layer }) => layer.render(state, document.createElement("div")));
  for (const { layer } of fakes) layer.renderDeferred(state);
  return elements;
}
const drawAbove = (frame?: Parameters<typeof draw>[0]) => {
  let elements: ReturnType<typeof draw> = [];
  stillness.during(() => {
    elements = draw(frame);
  });
  return elements;
};
const counts = () => fakes.map(({ drawn }) => drawn);

beforeEach(() => {
  stillness = new Stillness();
  fakes = [fakeLayer(), fakeLayer()];
  for (const { layer } of fakes) stillness.add(layer);
});

test("tiles stand while only what lies above them changes", () => {
  const elements = draw();
  expect(drawAbove()).toEqual(elements);
  expect(drawAbove()[0]).toBe(elements[0]);
  expect(counts()).toEqual([1, 1]);
  expect(fakes.map(({ letters }) => letters)).toEqual([1, 1]);
});

test("any other frame draws them", () => {
  draw();
  drawAbove();
  draw();
  expect(counts()).toEqual([2, 2]);
});

test.each<{ what: string; change: () => Parameters<typeof draw>[0] }>([
  { what: "one of them has changed", change: () => void (fakes[1]!.revision += 1) },
  { what: "one is fainter", change: () => void (fakes[0]!.opacity = 0.5) },
  { what: "the map has moved", change: () => ({ center: [10, 0] }) },
  { what: "tiles are on their way", change: () => ({ loading: 1 }) },
])("all are drawn when $what", ({ change }) => {
  draw();
  drawAbove(change());
  expect(counts()).toEqual([2, 2]);
});

test("tiles that were not ready in the frame before are drawn until they are", () => {
  draw({ animate: true });
  drawAbove();
  drawAbove();
  expect(counts()).toEqual([2, 2]);
});

// @vitest-environment node
import { expect, test } from "vitest";
import { listedSketch, sketchFixture } from "../../../testing/planFixture.ts";
import { itemHits } from "./searchPlan.ts";

const sketch = (name: string, point: [number, number] | null = [500_000, 6_250_000]) => ({
  ...listedSketch(sketchFixture({ name })),
  id: name,
  point,
});
const items = [sketch("Ved Mosen"), sketch("Mosen"), sketch("Ådalen"), sketch("Mose", null)];

test.each([
  { text: "mose", names: ["Mosen", "Ved Mosen"] },
  { text: " ÅDAL", names: ["Ådalen"] },
  { text: "aadal", names: ["Ådalen"] },
  { text: "  ", names: [] },
  { text: "findes ikke", names: [] },
])("[L2] the map's search finds sketches by '$text'", ({ text, names }) => {
  const hits = itemHits(items, undefined, () => "Skitse", text);
  expect(hits.map(({ title }) => title)).toEqual(names);
});

test("[L2] a hit goes to the whole outline", () => {
  const [first] = items;
  const ring: [number, number][] = [
    [1, 2],
    [5, 2],
    [5, 9],
    [1, 2],
  ];
  const outlines = new Map([
    [first!.geoLocationId, { type: "MultiPolygon" as const, coordinates: [[ring]] }],
  ]);
  expect(itemHits([first!], outlines, () => "Skitse", "ved")[0]).toMatchObject({
    extent: [1, 2, 5, 9],
    subtitle: "Skitse",
  });
});

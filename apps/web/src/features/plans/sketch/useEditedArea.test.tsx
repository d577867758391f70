import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { changeSession } from "../../../lib/session/sessionState.ts";
import type { ChosenArea } from "../../../map/index.ts";
import { useEditedArea } from "./SketchAreaPanel.tsx";

const square = (side: number): SketchProject["geometry"] => ({
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [0, 0],
        [side, 0],
        [side, side],
        [0, 0],
      ],
    ],
  ],
});
const areaOf = (side: number) =>
  ({ geometry: square(side), source: "drawn", refusal: null }) as unknown as ChosenArea;
const sketch = { id: "s", geoLocationId: "g", geometry: square(1) };
const open = (one: Parameters<typeof useEditedArea>[0] = sketch) =>
  renderHook(() => useEditedArea(one));

beforeEach(() => {
  sessionStorage.clear();
  changeSession({ phase: "authenticated", profile: { id: "1" } as never, isUnavailable: false });
});

test("[L3] an area that is drawn again comes back until it is saved or given up", () => {
  const first = open();
  first.result.current.keep(areaOf(1));
  first.result.current.keep(areaOf(2));
  first.unmount();
  const again = open();
  expect(again.result.current.initial).toEqual(square(2));
  again.result.current.keep(areaOf(2));
  again.unmount();
  const third = open();
  expect(third.result.current.initial).toEqual(square(2));
  third.result.current.drop();
  expect(open().result.current.initial).toEqual(square(1));
});

test("[L3] only to look at the area keeps nothing, and neither does undoing all", () => {
  const { result } = open();
  result.current.keep(null);
  result.current.keep(areaOf(1));
  expect(sessionStorage.length).toBe(0);
  expect(result.current.isChanged()).toBe(false);
  result.current.keep(areaOf(2));
  // Asked about before it is given up.
  expect(result.current.isChanged()).toBe(true);
  result.current.keep(areaOf(1));
  expect(result.current.isChanged()).toBe(false);
  expect(sessionStorage.length).toBe(0);
});

test("[L3] an area that someone has changed meanwhile is opened as it is now", () => {
  const { result } = open();
  result.current.keep(areaOf(1));
  result.current.keep(areaOf(2));
  const changed = { ...sketch, geoLocationId: "h", geometry: square(3) };
  expect(open(changed).result.current.initial).toEqual(square(3));
});

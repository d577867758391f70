import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { ChosenArea } from "../../../map/index.ts";
import { useAreaDraft } from "./useAreaDraft.ts";

const area = {
  geometry: { type: "MultiPolygon", coordinates: [] },
  source: "picked",
} as unknown as ChosenArea;
const open = () => renderHook(() => useAreaDraft("new-sketch-area"));

beforeEach(() => sessionStorage.clear());

test("[L3] a drawn area is there again after a reload, though the map is cleared on the way", () => {
  const first = open();
  expect(first.result.current.kept).toBeNull();
  first.result.current.keep(area);
  first.unmount();
  first.result.current.keep(null);
  expect(open().result.current.kept).toEqual(area);
});

test.each([
  { how: "deleted on the map", act: (draft: ReturnType<typeof useAreaDraft>) => draft.keep(null) },
  { how: "sent or given up", act: (draft: ReturnType<typeof useAreaDraft>) => draft.drop() },
])("[L3] an area that was $how does not come back", ({ act }) => {
  const { result } = open();
  result.current.keep(area);
  act(result.current);
  expect(open().result.current.kept).toBeNull();
});

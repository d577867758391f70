import "../../../testing/noResizeObserver.ts";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MultiPolygonGeometry, Point } from "@mars/domain/areas/geometry";
import type { Profile } from "@mars/contracts/people/users";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { clearKeptArea } from "../../../lib/session/ownWork/keptArea.ts";
import {
  dropScreeningResults,
  keepScreeningResults,
  readScreeningResults,
} from "../../../lib/session/ownWork/screeningAnalysisResults.ts";
import { useMapModel } from "../../../map/index.ts";
import { useWorkingArea } from "./useWorkingArea.ts";
import { keepAnalysis, readWorkingArea, workOn } from "./workingArea.ts";

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];
const box = (x: number): MultiPolygonGeometry => ({
  type: "MultiPolygon",
  coordinates: [[[at(x, 0), at(x + 100, 0), at(x + 100, 100), at(x, 100), at(x, 0)]]],
});

/** A page of its own, as after a reload. */
function visit({ isResuming = false } = {}) {
  const model = renderHook(() => useMapModel()).result.current;
  const hook = renderHook(() => useWorkingArea(model, { isResuming }));
  return { model, asked: () => hook.result.current.asked, leave: hook.unmount, hook };
}
const polygons = (page: ReturnType<typeof visit>) => page.model.drawing.store.get().polygons;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe("[S1] the area in work", () => {
  test("comes back after a reload and in a new tab, is asked about, and keeps its history", () => {
    const first = visit();
    expect(first.asked()).toBeNull();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    act(() => first.model.drawing.setArea(box(200), "picked"));
    first.leave();
    for (const forget of [() => {}, () => sessionStorage.clear()]) {
      forget();
      const again = visit();
      expect(again.asked()).not.toBeNull();
      expect(polygons(again)).toEqual(box(200).coordinates);
      act(() => again.hook.result.current.resume());
      expect(again.asked()).toBeNull();
      again.leave();
    }
    const last = visit();
    act(() => last.model.drawing.undo());
    expect(polygons(last)).toEqual(box(0).coordinates);
    expect(last.asked()).toBeNull();
  });

  test("[H5] stays out of sight for who comes from another system, also when that has expired", () => {
    const first = visit();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    first.leave();
    window.history.replaceState(null, "", "?dmpsmvsessionid=s-1");
    const arrived = visit();
    expect(arrived.asked()).toBeNull();
    expect(polygons(arrived)).toEqual([]);
    // The page takes up a tool by itself.
    act(() => arrived.model.drawing.start());
    arrived.leave();
    window.history.replaceState(null, "", "?");
    expect(polygons(visit())).toEqual(box(0).coordinates);
  });

  test("[H5] is an undo away for who draws another after a hand-over that has expired", () => {
    const first = visit();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    first.leave();
    window.history.replaceState(null, "", "?dmpsmvsessionid=s-1");
    const arrived = visit();
    window.history.replaceState(null, "", "?");
    act(() => arrived.model.drawing.setArea(box(200), "drawn"));
    arrived.leave();
    const again = visit();
    expect(polygons(again)).toEqual(box(200).coordinates);
    act(() => again.model.drawing.undo());
    expect(polygons(again)).toEqual([]);
    act(() => again.model.drawing.undo());
    expect(polygons(again)).toEqual(box(0).coordinates);
  });

  test("'Slet' lasts over a reload; undo still has it in this tab, a new tab knows nothing", () => {
    const first = visit();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    act(() => first.model.drawing.clear());
    first.leave();
    const again = visit();
    expect(again.asked()).toBeNull();
    expect(polygons(again)).toEqual([]);
    act(() => again.model.drawing.undo());
    expect(polygons(again)).toEqual(box(0).coordinates);
    act(() => again.model.drawing.redo());
    again.leave();
    sessionStorage.clear();
    expect(readWorkingArea()).toBeNull();
  });

  test("is gone once its project exists, and stays when another area's project does", () => {
    const first = visit();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    first.leave();
    const results = (screeningId: string) => ({
      screeningId,
      geometry: box(0),
      geometrySource: "drawn" as const,
      areaHa: 1,
      suggestedName: "Engen",
      subsidySchemeId: null,
    });
    keepAnalysis(box(200), "other");
    keepScreeningResults(results("other"));
    dropScreeningResults();
    expect(readWorkingArea()?.analysis).toBeNull();
    keepAnalysis(box(0), "mine");
    keepScreeningResults(results("mine"));
    dropScreeningResults();
    expect(readWorkingArea()).toBeNull();
  });

  test("of someone's link replaces the kept one only with a way back, and no one is asked", () => {
    const first = visit();
    act(() => first.model.drawing.setArea(box(0), "drawn"));
    first.leave();
    workOn(box(200));
    const again = visit({ isResuming: true });
    expect(again.asked()).toBeNull();
    expect(polygons(again)).toEqual(box(200).coordinates);
    act(() => again.model.drawing.undo());
    expect(polygons(again)).toEqual(box(0).coordinates);
  });

  test("two tabs: deleting in one leaves what the other kept for the next visit", () => {
    const one = visit();
    act(() => one.model.drawing.setArea(box(0), "drawn"));
    one.leave();
    const tab = JSON.stringify(Object.entries(sessionStorage));
    sessionStorage.clear();
    const two = visit();
    act(() => two.model.drawing.setArea(box(200), "drawn"));
    two.leave();
    sessionStorage.clear();
    for (const [key, value] of JSON.parse(tab) as [string, string][])
      sessionStorage.setItem(key, value);
    const back = visit();
    expect(polygons(back)).toEqual(box(0).coordinates);
    act(() => back.model.drawing.clear());
    back.leave();
    sessionStorage.clear();
    expect(readWorkingArea()?.drawing.polygons).toEqual(box(200).coordinates);
  });

  describe("on a shared computer", () => {
    const isHere = (id: string | null) =>
      changeSession(
        id === null
          ? { phase: "anonymous", profile: null }
          : { phase: "authenticated", profile: { id } as Profile },
      );
    const draw = () => {
      const page = visit();
      act(() => page.model.drawing.setArea(box(0), "drawn"));
      page.leave();
    };
    afterEach(() => changeSession({ phase: "starting", profile: null }));

    test.each([
      { drawnBy: "a", next: "a", isAsked: true },
      { drawnBy: "a", next: "b", isAsked: false },
      { drawnBy: "a", next: null, isAsked: false },
      { drawnBy: null, next: null, isAsked: true },
      { drawnBy: null, next: "b", isAsked: false },
    ])("drawn by $drawnBy, $next in a new tab is asked: $isAsked", ({ drawnBy, next, isAsked }) => {
      isHere(drawnBy);
      draw();
      sessionStorage.clear();
      isHere(next);
      expect(visit().asked() !== null).toBe(isAsked);
    });

    test("continues through a sign-in in the same tab, and is that person's from then on", () => {
      isHere(null);
      draw();
      isHere("a");
      const back = visit();
      expect(back.asked()).not.toBeNull();
      act(() => back.model.drawing.setArea(box(200), "drawn"));
      back.leave();
      isHere("b");
      expect(visit().asked()).toBeNull();
    });

    test("stays in the tab after a reload, while the authority is asked who is here", () => {
      isHere("a");
      draw();
      sessionStorage.setItem("signed-in", "true");
      changeSession({ phase: "starting", profile: null });
      expect(visit().asked()).not.toBeNull();
    });

    test("is gone when they log out, with the result on its way to a project", () => {
      isHere("a");
      draw();
      keepScreeningResults({
        screeningId: "s",
        geometry: box(0),
        geometrySource: "drawn",
        areaHa: 1,
        suggestedName: "Engen",
        subsidySchemeId: null,
      });
      clearKeptArea();
      expect(readWorkingArea()).toBeNull();
      expect(readScreeningResults()).toBeNull();
      expect(localStorage.getItem("screening-area")).toBeNull();
    });
  });
});

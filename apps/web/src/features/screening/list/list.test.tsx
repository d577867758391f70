import "../../../testing/noResizeObserver.ts";
import type { Profile } from "@mars/contracts/people/users";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import {
  changeSavedArea,
  clearSavedAreas,
  removeSavedArea,
  saveArea,
  useSavedAreas,
} from "../../../lib/session/ownWork/savedAreas.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import type { ScreeningCalls } from "../run/ScreeningRun.ts";
import { aFinding, aStart, aVerdict } from "../testing/lines.ts";
import { SavedAreas } from "./SavedAreas.tsx";
import { screenedResult } from "./screenedResult.ts";

const area = (x: number): MultiPolygonGeometry => ({
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [x, 0],
        [x + 100, 0],
        [x + 100, 100],
        [x, 0],
      ],
    ],
  ],
});
const save = (name: string) => saveArea({ name, area: area(0), areaHa: 1, analysis: null });
const readSavedAreas = () => renderHook(() => useSavedAreas()).result.current;
const names = () => readSavedAreas().map(({ name }) => name);
const isHere = (id: string | null) =>
  changeSession(
    id === null
      ? { phase: "anonymous", profile: null }
      : { phase: "authenticated", profile: { id } as Profile },
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  isHere(null);
});
afterEach(() => {
  cleanup();
  changeSession({ phase: "starting", profile: null });
});

describe("[S1] the list of named areas", () => {
  test("keeps names, takes a removal back to its place, and says when it is full", () => {
    for (const name of ["Engen", "Mosen", "Kæret"]) expect(save(name)).toBe(true);
    changeSavedArea(readSavedAreas()[0]!.id, { name: "Nordengen" });
    const undo = removeSavedArea(readSavedAreas()[1]!.id);
    expect(names()).toEqual(["Nordengen", "Kæret"]);
    undo();
    expect(names()).toEqual(["Nordengen", "Mosen", "Kæret"]);
    for (let n = 4; n <= 20; n++) expect(save(`Nr. ${n}`)).toBe(true);
    expect(save("Nr. 21")).toBe(false);
  });

  test("an area that was saved before it was analysed leads to the result afterwards", () => {
    save("Engen");
    saveArea({ name: "Mosen", area: area(500), areaHa: 1, analysis: null });
    const current = { area: area(0), areaHa: 1, analysis: "abc" };
    renderInPage(<SavedAreas current={current} onOpen={() => {}} />);
    expect(readSavedAreas().map(({ analysis }) => analysis)).toEqual(["abc", null]);
  });

  test("is one person's: the next sees nothing of it, a sign-in in the same tab continues", () => {
    save("Engen");
    isHere("a");
    expect(names()).toEqual(["Engen"]);
    save("Mosen");
    isHere("b");
    sessionStorage.clear();
    expect(names()).toEqual([]);
    isHere("a");
    expect(names()).toEqual(["Mosen"]);
    clearSavedAreas();
    expect(names()).toEqual([]);
    isHere(null);
    expect(names()).toEqual(["Engen"]);
  });
});

describe("[S4] areas to compare", () => {
  test("an area whose result has expired is screened again; another failure is shown", async () => {
    saveArea({ name: "Engen", area: area(0), areaHa: 1, analysis: "old" });
    const calls: ScreeningCalls = {
      open: () => Promise.reject(new HttpProblem(410, {})),
      async *start() {
        yield aStart("bog");
        yield aFinding("bog");
        yield aVerdict();
      },
      retry: () => Promise.reject(new Error("not asked")),
    };
    const { signal } = new AbortController();
    const soFar = await screenedResult(calls, readSavedAreas()[0]!, signal);
    expect(soFar.findings).toHaveLength(1);
    expect(soFar.started?.id).toBe("screening-id");
    const failing = { ...calls, open: () => Promise.reject(new HttpProblem(503, {})) };
    await expect(screenedResult(failing, readSavedAreas()[0]!, signal)).rejects.toThrow("503");
  });
});

import "../../../testing/noResizeObserver.ts";
import { nothingScreened, type ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import type { ScreenedEffects, ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { Profile } from "@mars/contracts/people/users";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import type { Verdict } from "@mars/domain/schemes/verdict";
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
import { comparedEffects, comparedFindings, comparedSchemes, differenceOf } from "./comparison.ts";
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

  test("is one person's: the next sees nothing of it, a sign-in in the same tab goes on", () => {
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

const effects = (measureId: string, nitrogenReductionT: number | null, forestHa = 0) =>
  ({
    measureId,
    measureName: measureId,
    nitrogenReductionT,
    extractionEffortHa: 0,
    afforestationEffortHa: forestHa,
    steps: [],
  }) satisfies ScreenedEffects;
const result = (part: {
  effects?: ScreenedEffects[];
  findings?: ScreeningSoFar["findings"];
}): ScreeningSoFar => ({
  ...nothingScreened,
  findings: part.findings ?? [],
  verdict: { ...aVerdict(), effects: part.effects ?? [] },
});

describe("[S4] two areas compared", () => {
  test.each([
    { a: 2.78, b: 1.04, difference: 1.8, title: "of what is shown: 2,8 and 1,0" },
    { a: 0, b: 6.255, difference: 6.3, title: "from nothing" },
    { a: 0.02, b: 0.05, difference: 0.03, title: "of square metres" },
  ])("the difference adds up: $title", ({ a, b, difference }) => {
    expect(differenceOf(a, b)).toBeCloseTo(difference, 9);
  });

  test("every effect that one of them has, unknown ones too", () => {
    const compared = comparedEffects([
      result({ effects: [effects("wetland", 2, 0), effects("none", 0)] }),
      result({ effects: [effects("wetland", null, 0), effects("forest", 0, 3)] }),
    ]);
    expect(compared).toMatchObject([
      { measureId: "wetland", effect: "nitrogen", values: [2, null] },
      { measureId: "forest", effect: "forest", values: [0, 3] },
    ]);
  });

  test("what is found in one of them has no hectares in the other", () => {
    const found = (id: string, overlapHa: number) => aFinding(id, { overlapHa });
    const compared = comparedFindings(
      [
        result({ findings: [found("bog", 2), found("touched", 0.00001)] }),
        result({ findings: [found("bog", 3), found("lake", 1)] }),
      ],
      "conflict",
    );
    expect(compared).toEqual([
      { datasetId: "bog", values: [2, 3] },
      { datasetId: "lake", values: [0, 1] },
    ]);
  });

  test("schemes that are closed or for others in both are left out", () => {
    const judged = (verdicts: Record<string, Verdict>) =>
      Object.entries(verdicts).map(
        ([id, verdict]) =>
          ({ schemeId: id, schemeName: id, verdict, payment: null }) as ScreenedScheme,
      );
    const compared = comparedSchemes([
      judged({ a: "fits", b: "fits-if-changed", c: "not-open" }),
      judged({ b: "fits", a: "not-open", c: "not-open" }),
    ]);
    const payments = [null, null];
    expect(compared).toEqual([
      { schemeId: "a", schemeName: "a", verdicts: ["fits", "not-open"], payments },
      { schemeId: "b", schemeName: "b", verdicts: ["fits-if-changed", "fits"], payments },
    ]);
  });

  test("an area whose result has expired is screened again, and that result is remembered", async () => {
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
    expect(readSavedAreas()[0]!.analysis).toBe("screening-id");
    const failing = { ...calls, open: () => Promise.reject(new HttpProblem(503, {})) };
    await expect(screenedResult(failing, readSavedAreas()[0]!, signal)).rejects.toThrow("503");
  });
});

import "../../../testing/noResizeObserver.ts";
import { foldScreening, nothingScreened } from "@mars/contracts/screening/foldScreening";
import type { ScreeningLine } from "@mars/contracts/screening/screeningStream";
import type { ScreenedScheme } from "@mars/contracts/screening/screeningVerdict";
import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { act, renderHook, screen, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { useStore } from "../../../lib/createStore.ts";
import { useMapModel } from "../../../map/index.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { AnswerSection } from "../answer/AnswerSection.tsx";
import { ConflictSection } from "../answer/ConflictSection.tsx";
import { ContactSection } from "../answer/ContactSection.tsx";
import { NextStepFoot } from "../answer/NextStepFoot.tsx";
import { FindingList } from "../findings/FindingList.tsx";
import { ResultContext } from "../findings/ResultContext.ts";
import { mapFailure } from "../mapInAddress.ts";
import { type ScreeningCalls, ScreeningRun } from "../run/ScreeningRun.ts";
import { idle } from "../run/ScreeningState.ts";
import { aFinding, aStart, aVerdict, noLand } from "../testing/lines.ts";
import { WithoutMap } from "../WithoutMap.tsx";
import { beforeCut, undoneCut } from "./beforeCut.ts";
import { CutComparison } from "./CutComparison.tsx";
import { FailureLines } from "./ResultHead.tsx";
import { ProgressCells } from "./ProgressCells.tsx";
import { FindingsTable } from "./FindingsTable.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { RunNotice } from "./RunNotice.tsx";

const area: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [] };
const model = renderHook(() => useMapModel()).result.current;

function InResult({ run, children }: { run: ScreeningRun; children: ReactNode }) {
  const state = useStore(run.store);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ResultContext
      value={{
        run,
        state,
        model,
        area: state.area,
        hasMap: false,
        titleOf: (id) => `Datasæt ${id}`,
        meaningOf: () => null,
        openId,
        setOpenId,
      }}
    >
      {children}
    </ResultContext>
  );
}

async function screened(
  lines: readonly ScreeningLine[],
  part: ReactNode,
  calls: Partial<ScreeningCalls> = {},
) {
  const notAsked = () => Promise.reject(new Error("not asked for"));
  const run = new ScreeningRun({
    async *start() {
      yield* lines;
    },
    open: notAsked,
    retry: notAsked,
    ...calls,
  });
  await run.start(area);
  return { run, ...renderInPage(<InResult run={run}>{part}</InResult>) };
}

const failed = (datasetId: string): ScreeningLine => ({
  kind: "failed",
  datasetId,
  code: "dataset.no-answer",
});

test("[S3] no next step is advised before the answer stands", async () => {
  const foot = <NextStepFoot onEdit={() => {}} onShare={() => {}} />;
  await screened([aStart("a"), aVerdict()], foot);
  // Who may apply for what is still being read.
  expect(screen.queryByText(/^Næste skridt/)).toBeNull();
  expect(await screen.findByText("Næste skridt: Ret området")).toBeTruthy();
});

test("[S3] a result without conflicts says whom to call, most of the area first", async () => {
  const parts = (
    <>
      <ContactSection />
      <ConflictSection />
    </>
  );
  const verdict = { ...aVerdict(), municipalities: ["Viborg", "Skive"] };
  await screened([aStart("a"), verdict], parts);
  expect(await screen.findByRole("heading", { name: "Spørg kommunen" })).toBeTruthy();
  const named = screen.getAllByRole("listitem").map((one) => one.textContent?.trim());
  expect(named).toEqual(["Viborg Kommune", "Skive Kommune"]);
  expect(screen.queryByRole("heading", { name: "Det står i vejen" })).toBeNull();
});

test("[S2] a dataset that failed says so and is asked again alone", async () => {
  const { kind: _, ...finding } = aFinding("b");
  const { kind: __, id: ___, final: ____, expiresAt: _____, ...verdict } = aVerdict();
  const retry = vi.fn<ScreeningCalls["retry"]>(async () => ({ finding, failure: null, verdict }));
  const { user, run } = await screened(
    [aStart("a", "b"), aFinding("a"), failed("b"), aVerdict()],
    <FailureLines />,
    { retry },
  );
  expect(screen.getByText("Datasæt b: Fejl under analyse")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Prøv Datasæt b igen" }));
  expect(retry).toHaveBeenCalledExactlyOnceWith("screening-id", "b");
  expect(screen.queryByText(/Fejl under analyse/)).toBeNull();
  expect(run.store.get().soFar.findings.map(({ datasetId }) => datasetId)).toEqual(["a", "b"]);
});

test("[S2] datasets that failed are not counted as answered, and none of them goes untold", async () => {
  await screened(
    [aStart("a", "b", "c", "d"), aFinding("a"), failed("b"), failed("c"), failed("d"), aVerdict()],
    <>
      <ProgressCells />
      <FailureLines />
    </>,
  );
  expect(screen.getByText("1 af 4 datasæt svarede")).toBeTruthy();
  expect(screen.getAllByText(/Fejl under analyse/)).toHaveLength(2);
  expect(screen.getByText(/^1 datasæt mere svarede ikke/)).toBeTruthy();
});

test("[S2] what no one has loaded is told once, and no one is asked to try again", async () => {
  const unloaded = (id: string) => ({ ...failed(id), code: "dataset.not-loaded" });
  await screened(
    [aStart("a", "b"), unloaded("a"), unloaded("b"), aVerdict()],
    <>
      <FailureLines />
      <FindingList kind="conflict" />
    </>,
  );
  expect(screen.getByText(/^2 datasæt er ikke indlæst endnu og indgår ikke/)).toBeTruthy();
  expect(screen.getByText("2 datasæt er ikke indlæst endnu")).toBeTruthy();
  expect(screen.queryByText(/Fejl under analyse|ingen fundet/)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Prøv/ })).toBeNull();
});

test("[S2] a finding tells hectares and share, and opened its features by their titles", async () => {
  const touched = {
    id: "7",
    overlapHa: 12.4,
    featureHa: 14.3,
    key: "OKS-7",
    attributes: [{ name: "t", titleDa: "Naturtype", titleEn: "Nature type", value: "Mose" }],
  };
  const { user } = await screened(
    [aStart("a"), aFinding("a", { features: [touched] }), aVerdict()],
    <FindingList kind="conflict" />,
  );
  const row = screen.getByRole("button", { name: /Datasæt a/ });
  expect(row.textContent).toMatch(/12,4\sha/);
  expect(row.textContent).toMatch(/29,0\s%/);
  expect(screen.queryByText("Mose")).toBeNull();
  await user.click(row);
  expect(row.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getAllByText("Mose").length).toBeGreaterThan(0);
  expect(screen.getByText(/12,4 af 14,3/)).toBeTruthy();
  expect(screen.getByText(/^Kilde: Danmarks Miljøportal/)).toBeTruthy();
});

test("[S2] of a run that broke off nothing is stored that one dataset could be added to", async () => {
  await screened([aStart("a", "b"), aFinding("a"), failed("b")], <FailureLines />);
  expect(screen.getByText("Datasæt b: Fejl under analyse")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("[S2] what had not answered when the run was over is named", async () => {
  await screened([aStart("a", "b", "c"), aFinding("a")], <FindingList kind="conflict" />);
  expect(screen.getByText("2 datasæt nåede ikke at svare: Datasæt b, Datasæt c")).toBeTruthy();
});

test("[S2] the table next to the map counts its rows and sorts by any column", async () => {
  const { user } = await screened(
    [
      aStart("a", "b", "c"),
      aFinding("a", { overlapHa: 3, datasetKind: "background" }),
      aFinding("b", { overlapHa: 0.02 }),
      aFinding("c", { overlapHa: 7, datasetKind: "potential" }),
      aVerdict(),
    ],
    <FindingsTable />,
  );
  const table = screen.getByRole("table", { name: "Alle fund (3)" });
  const names = () =>
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent.at(-1));
  expect(names()).toEqual(["c", "b", "a"]);
  await user.click(within(table).getByRole("button", { name: "Overlap" }));
  expect(names()).toEqual(["c", "a", "b"]);
  await user.click(within(table).getByRole("button", { name: "Overlap" }));
  expect(names()).toEqual(["b", "a", "c"]);
  expect(within(table).getByText(/^200\sm²$/)).toBeTruthy();
});

test("[S2] an area in the sea is asked about in plain words", async () => {
  const nothing = { overlapHa: 0, share: 0, touchedCount: 0, features: [] };
  const onEdit = vi.fn<() => void>();
  const { user } = await screened(
    [aStart("a", "b"), aFinding("a", nothing), aFinding("b", nothing), aVerdict()],
    <NothingFound onEdit={onEdit} />,
  );
  expect(screen.getByText(/^Ingen af de 2 datasæt viser noget i området/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ret området" }));
  expect(onEdit).toHaveBeenCalledOnce();
});

test("[S2] a failed dataset may be the one that has something", async () => {
  const nothing = { overlapHa: 0, share: 0, touchedCount: 0, features: [] };
  await screened(
    [aStart("a", "b"), aFinding("a", nothing), failed("b"), aVerdict()],
    <NothingFound onEdit={() => {}} />,
  );
  expect(screen.queryByText("Vi fandt intet her")).toBeNull();
});

test("[S2] an area where nothing was found has tables that say so", async () => {
  const nothing = { overlapHa: 0, share: 0, touchedCount: 0, features: [] };
  await screened([aStart("a"), aFinding("a", nothing), aVerdict()], <FindingsTable />);
  expect(within(screen.getByRole("table", { name: "Alle fund" })).getByRole("status")).toBeTruthy();
});

test("[S2] a number that is both name and attribute is told once", async () => {
  const touched = {
    id: "lag.1",
    overlapHa: 1,
    featureHa: 2,
    key: "17",
    attributes: [
      { name: "navn", titleDa: "Navn", titleEn: "Name", value: "Engen" },
      { name: "nr", titleDa: "Løbenummer", titleEn: "Serial number", value: 17 },
    ],
  };
  const { user } = await screened(
    [aStart("a"), aFinding("a", { features: [touched] }), aVerdict()],
    <FindingList kind="conflict" />,
  );
  await user.click(screen.getByRole("button", { name: /Datasæt a/ }));
  expect(screen.getAllByText("17")).toHaveLength(1);
});

test("[S3] a scheme that does not fit says exactly what is missing", async () => {
  const scheme: ScreenedScheme = {
    schemeId: "s",
    schemeName: "Klima-lavbund",
    className: "klima-lavbund",
    measureId: "m",
    rules: [
      {
        rule: "carbon-share",
        passed: false,
        severity: "blocking",
        figure: 0.5,
        limit: 0.6,
        missing: { haMore: 4.2, haToCut: 7 },
        textCode: "rule.carbon-share.too-little",
        figures: { areaHa: 42, carbonRichHa: 21 },
      },
    ],
    areaFits: false,
    eligible: false,
    mayApply: false,
    ...noLand,
    verdict: "fits-if-changed",
  };
  await screened([aStart("a"), { ...aVerdict(), schemes: [scheme] }], <AnswerSection />);
  const missing = await screen.findByText("4,2 ha mere kulstofrig jord giver 60 %");
  const line = missing.closest("li")!;
  expect(within(line).getByText(/Ikke opfyldt/)).toBeTruthy();
  expect(line.textContent).toMatch(/Du kan også tage 7,0\sha anden jord ud\./);
});

test("[S2] by keyboard, one continues from where the pressed button was", async () => {
  const { kind: _, ...finding } = aFinding("b");
  const { kind: __, id: ___, final: ____, expiresAt: _____, ...verdict } = aVerdict();
  const { user } = await screened(
    [aStart("a", "b"), aFinding("a"), failed("b"), aVerdict()],
    <FindingList kind="conflict" />,
    { retry: async () => ({ finding, failure: null, verdict }) },
  );
  screen.getByRole("button", { name: "Prøv Datasæt b igen" }).focus();
  await user.keyboard("{Enter}");
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Datasæt b/ })),
    { timeout: 30_000 },
  );
});

test("[S2] whoever stops the analysis is at 'start again'", async () => {
  await screened([aStart("a", "b"), aFinding("a")], <RunNotice />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Start igen" }));
});

test("[S2] a line that breaks off keeps what came and offers to start again", async () => {
  const { user, run } = await screened([aStart("a", "b"), aFinding("a")], <RunNotice />);
  const start = vi.spyOn(run, "start").mockResolvedValue();
  await user.click(within(screen.getByRole("alert")).getByRole("button"));
  expect(start).toHaveBeenCalledExactlyOnceWith(area);
});

test("[S1] a map that could not be drawn can be tried again", async () => {
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  act(() => mapFailure.set(true));
  const { user } = renderInPage(<WithoutMap />);
  expect(screen.getByText("Kortet kan ikke vises her")).toBeTruthy();
  const again = () => user.click(screen.getByRole("button", { name: "Prøv at vise kortet igen" }));
  await again();
  // There is still nothing to draw on: the library would fail where no guard catches it.
  expect(mapFailure.get()).toBe(true);
  canvas.mockReturnValue({} as never);
  await again();
  expect(mapFailure.get()).toBe(false);
  canvas.mockRestore();
});

test("[S3] a cut shows the whole area on the map, and Ctrl+Z takes it back", async () => {
  const whole: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [[[[0, 0]]]] };
  const fit = vi.spyOn(model, "fit").mockReturnValue();
  beforeCut.set({ state: { ...idle, phase: "done", area: whole }, cutFor: "Skov", cut: null });
  const { user } = await screened([aStart(), aVerdict()], <CutComparison />);
  await screen.findByRole("button", { name: "Fortryd" });
  expect(fit).toHaveBeenLastCalledWith(whole);
  await user.keyboard("{Control>}z{/Control}");
  expect(beforeCut.get()).toBeNull();
  expect(screen.queryByRole("button", { name: "Fortryd" })).toBeNull();
});

test.each(["{Control>}y{/Control}", "{Control>}{Shift>}z{/Shift}{/Control}"])(
  "[S3] a cut that was taken back is made again by %s, on its own result alone",
  async (keys) => {
    const rest: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [[[[0, 0]]]] };
    const whole: MultiPolygonGeometry = { type: "MultiPolygon", coordinates: [[[[1, 1]]]] };
    const started = aStart();
    const soFar = foldScreening(nothingScreened, started);
    const cut = { state: { ...idle, area: whole, soFar }, cutFor: "Skov", cut: null };
    undoneCut.set({ before: cut, analysis: "after-the-cut", rest });
    const { user } = await screened([started, aVerdict()], <CutComparison />);
    await user.keyboard(keys);
    expect(beforeCut.get()).toBe(cut);
    expect(undoneCut.get()).toBeNull();
    expect(window.location.search).toContain("analysis=after-the-cut");
    beforeCut.set(null);
    undoneCut.set({ before: { ...cut, state: idle }, analysis: "of-another", rest });
    await user.keyboard(keys);
    expect(undoneCut.get()).not.toBeNull();
    undoneCut.set(null);
  },
);

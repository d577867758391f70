import "../../../testing/noResizeObserver.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { listDeleted, restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { listDoubleCounts } from "@mars/contracts/plans/planOverlaps";
import { readPotential } from "@mars/contracts/plans/planPotential";
import { listPlanProjects } from "@mars/contracts/plans/planProjects";
import { listScenarios } from "@mars/contracts/plans/planScenarios";
import { listSketches } from "@mars/contracts/plans/planSketches";
import {
  listVersions,
  previewPublication,
  publishPlan,
  readDifference,
  undoPublishing,
  unpublishPlan,
} from "@mars/contracts/plans/planVersions";
import {
  editPlan,
  includeInPlan,
  planOutlines,
  readPlan,
  readPlanChanges,
} from "@mars/contracts/plans/plans";
import type { Plan, SketchProject } from "@mars/contracts/plans/planShapes";
import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { versionedRecord } from "../../../testing/versionedRecord.ts";
import { EditPlanDialog } from "../balance/EditPlanDialog.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { PublicationDialog } from "../publication/PublicationDialog.tsx";
import { PublishDialog } from "../publication/PublishDialog.tsx";
import { PlanScreen } from "./PlanScreen.tsx";

const server = fakeServer();
const first = planFixture();
const noEffects = { nitrogenReductionT: 0, extractionEffortHa: 0, afforestationEffortHa: 0 };
const overlap = {
  clippedId: sketchFixture().id,
  clippedName: "Enge ved åen",
  keptId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e2",
  keptName: "Mosen",
  keptPlan: null,
  overlapHa: 1,
  at: [510_000, 6_260_000] as [number, number],
  effects: { ...noEffects, nitrogenReductionT: 1 },
  clippedStage: "sketch_project" as const,
  keptStage: "sketch_project" as const,
  mayClip: true,
  keptMayClip: false,
};
const preview = {
  before: 2,
  published: null,
  subCatchments: [{ opId: "op-1", name: "Skals Å", needT: 100, beforeT: 60, afterT: 25.5 }],
  fields: [],
  added: [{ id: "a", name: "Ny eng", geometry: sketchFixture().geometry }],
  changed: [],
  removed: [{ id: "b", name: "Mose", geometry: null }],
  stamp: "as opened",
};
const onClose = vi.fn<() => void>();
let record: ReturnType<typeof versionedRecord<Plan>>;

beforeEach(() => {
  onClose.mockReset();
  navigate(`/plans/${first.id}`, { replace: true });
  record = versionedRecord(server, { read: readPlan, edit: editPlan }, first);
  server.on(readMasterData, masterDataFixture);
  server.on(listSketches, () => [listedSketch(sketchFixture())]);
  server.on(listPlanProjects, () => []);
  server.on(planOutlines, () => []);
  server.on(listScenarios, () => []);
  server.on(listVersions, () => []);
  server.on(listDeleted, () => []);
  server.on(previewPublication, () => preview);
  server.on(listDoubleCounts, () => ({
    pairs: [],
    overlapHa: 0,
    before: noEffects,
    after: noEffects,
    lost: [],
  }));
  server.on(readDifference, () => ({
    fields: [],
    added: [],
    removed: [],
    changed: [],
    count: 0,
    publicCount: 0,
  }));
  server.on(readPlanChanges, () => ({ next: 1, changes: [], present: [] }));
});

describe("[L2] [L6] publishing", () => {
  const acts = [
    { act: "unpublish", contract: unpublishPlan, yes: "Ja, træk tilbage" },
    { act: "undo", contract: undoPublishing, yes: "Ja, fortryd" },
  ] as const;
  const clean = { needsReason: false, isOverGoal: false, withoutMeasure: [] };
  const dialog = (plan = first, checked: typeof clean = clean) => (
    <PublishDialog plan={plan} lastNumber={2} checked={checked} onClose={onClose} />
  );
  const publish = () => screen.findByRole("button", { name: "Udgiv version 3" });

  test.each(acts)("$act is asked first and holds for the plan that was seen", async (one) => {
    server.on(one.contract, () => ({ ...first, version: 2, versionNumber: 3 }));
    const { user } = renderInPage(
      <PublicationDialog plan={first} act={one.act} versions={[]} onClose={onClose} />,
    );
    expect(screen.getByRole("alertdialog")).toBeTruthy();
    expect(server.asked(one.contract)).toEqual([]);
    await user.click(screen.getByRole("button", { name: one.yes }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(one.contract)).toMatchObject([{ ifMatch: 1, body: { confirmed: true } }]);
  });

  test.each([
    { status: "superseded", said: "Version 2 fra 21.04.2026 bliver offentlig igen." },
    { status: "unpublished", said: /^Ingen version er offentlig derefter/ },
  ] as const)("undoing says what is public then, after a version $status", ({ status, said }) => {
    const version = {
      number: 2,
      title: "Hjarbæk Fjord",
      publishedAt: "2026-04-21T10:00:00Z",
      publishedBy: null,
      organization: null,
      endedAt: null,
      sketchCount: 0,
      totals: { nitrogenReductionT: 0, extractionEffortHa: 0, afforestationEffortHa: 0 },
      reason: "",
      nitrogenTwiceT: 0,
    };
    const undone = { ...version, number: 3, status: "undone" as const };
    renderInPage(
      <PublicationDialog
        plan={{ ...first, versionNumber: 4 }}
        act="undo"
        versions={[undone, { ...version, status }]}
        onClose={onClose}
      />,
    );
    expect(screen.getByText(said)).toBeTruthy();
  });

  test("shows what changes for the public, and can be undone from the toast", async () => {
    server.on(publishPlan, () => ({ ...first, version: 2, versionNumber: 3 }));
    server.on(undoPublishing, () => ({ ...first, version: 3, versionNumber: 2 }));
    const { user } = renderInPage(
      <>
        {dialog()}
        <ToastRegion />
      </>,
    );
    const row = await screen.findByRole("row", { name: /^Skals Å/ });
    expect(row.textContent).toMatch(/60,0.*25,5.*34,5 mindre/);
    expect(screen.getByRole("img", { name: "Kort: 1 tilføjet, 0 ændret, 1 fjernet" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vis som liste" }));
    expect(screen.getByText("Ny eng")).toBeTruthy();
    expect(server.asked(publishPlan)).toEqual([]);
    await user.click(await publish());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(publishPlan)).toMatchObject([{ ifMatch: 1, body: { confirmed: true } }]);
    await user.click(screen.getAllByRole("button", { name: "Fortryd" })[0]!);
    await waitFor(() => expect(server.asked(undoPublishing)).toMatchObject([{ ifMatch: 2 }]));
  });

  test("waits for the comparison", async () => {
    const compared = Promise.withResolvers<never>();
    server.on({ method: "GET", path: previewPublication.path }, () => compared.promise);
    const { user } = renderInPage(dialog());
    const waiting = () => screen.getByRole("button", { name: "Sammenligner …" });
    await user.click(waiting());
    compared.reject(new Error("no answer"));
    // Where it cannot be had, there is nothing to wait for, and nothing that was seen.
    expect(await publish()).toHaveProperty("disabled", true);
    server.on(previewPublication, () => preview);
    await user.click(screen.getByRole("button", { name: "Prøv igen" }));
    await waitFor(async () => expect(await publish()).toHaveProperty("disabled", false));
    expect(server.asked(publishPlan)).toEqual([]);
  });

  test("shows no comparison from before a change, and says that there is none", async () => {
    renderInPage(dialog());
    expect(await screen.findByRole("row", { name: /^Skals Å/ })).toBeTruthy();
    server.on({ method: "GET", path: previewPublication.path }, () => problem(422));
    await act(() => queryClient.invalidateQueries({ queryKey: ["plan", first.id] }));
    expect(await screen.findByText("Sammenligningen kunne ikke hentes")).toBeTruthy();
    expect(screen.queryByRole("row", { name: /^Skals Å/ })).toBeNull();
  });

  test("of a plan that was changed behind the dialog is told, and goes through when pressed again", async () => {
    server.on({ method: publishPlan.method, path: publishPlan.path }, () => record.refusal());
    record.change({ title: "Ny titel" });
    const { user, rerender } = renderInPage(dialog());
    // The page has the newer plan already; the question was put for the older one.
    rerender(dialog(record.current));
    await user.click(await publish());
    expect(await screen.findByText(/Planen er ændret, siden du åbnede den/)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    server.on(publishPlan, () => ({ ...record.current, version: 3, versionNumber: 3 }));
    await user.click(await publish());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(publishPlan).map(({ ifMatch }) => ifMatch)).toEqual([1, 2]);
  });

  test.each([
    { why: "stale", refuse: () => record.refusal(), said: /Planen er ændret, siden/ },
    { why: "refused", refuse: () => problem(409, { detail: "Ingen skitser." }), said: /Ingen sk/ },
  ])("that is $why is told by the button that was pressed, and in view", async (one) => {
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    server.on({ method: publishPlan.method, path: publishPlan.path }, one.refuse);
    const { user } = renderInPage(dialog());
    await user.click(await publish());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(one.said);
    expect(alert.parentElement?.contains(await publish())).toBe(true);
    expect(scroll.mock.contexts).toContain(alert);
  });

  test("of sketches that were changed after the preview is told, with the new one, and asked again", async () => {
    let draft = preview;
    server.on(previewPublication, () => draft);
    server.on({ method: publishPlan.method, path: publishPlan.path }, ({ body }) =>
      (body as { stamp?: string }).stamp === draft.stamp
        ? { ...first, version: 2, versionNumber: 3 }
        : record.refusal(),
    );
    const { user } = renderInPage(dialog());
    const figures = async () => (await screen.findByRole("row", { name: /^Skals Å/ })).textContent;
    expect(await figures()).toContain("25,5");
    // In another tab; the plan itself has the same version.
    draft = {
      ...preview,
      subCatchments: preview.subCatchments.map((row) => ({ ...row, afterT: 41 })),
      stamp: "as changed",
    };
    // Heard of behind the dialog, it is still not what the question was put for.
    await act(() => queryClient.invalidateQueries({ queryKey: ["plan", first.id] }));
    await user.click(await publish());
    expect(await screen.findByText(/Planen er ændret, siden du åbnede den/)).toBeTruthy();
    expect(await figures()).toContain("41,0");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await publish());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(publishPlan).map(({ body }) => body)).toEqual([
      { confirmed: true, stamp: "as opened" },
      { confirmed: true, stamp: "as changed" },
    ]);
  });

  test("after a refusal for the plan alone, a sketch changed since is not published unseen", async () => {
    server.on({ method: publishPlan.method, path: publishPlan.path }, () => record.refusal());
    let draft = preview;
    server.on(previewPublication, () => draft);
    record.change({ title: "Ny titel" });
    const { user } = renderInPage(dialog());
    await user.click(await publish());
    expect(await screen.findByText(/Planen er ændret, siden du åbnede den/)).toBeTruthy();
    await publish();
    draft = { ...preview, stamp: "as changed" };
    await act(() => queryClient.invalidateQueries({ queryKey: ["plan", first.id] }));
    await user.click(await publish());
    await waitFor(() => expect(server.asked(publishPlan)).toHaveLength(2));
    expect(server.asked(publishPlan).map(({ body }) => body)).toEqual([
      { confirmed: true, stamp: "as opened" },
      { confirmed: true, stamp: "as opened" },
    ]);
  });

  test("with sketches without a measure asks why, and sends the reason", async () => {
    server.on(publishPlan, () => ({ ...first, version: 2, versionNumber: 3 }));
    const { user } = renderInPage(dialog(first, { ...clean, needsReason: true }));
    const anyway = await screen.findByRole("button", { name: "Udgiv alligevel" });
    await user.click(anyway);
    const reason = screen.getByRole("textbox", { name: /Hvorfor udgiver I alligevel/ });
    expect(document.activeElement).toBe(reason);
    const missing = screen.getByText("Skriv, hvorfor I udgiver alligevel");
    // Read with the field that one is led to, and not told next to it.
    expect(reason.getAttribute("aria-describedby")?.split(" ")).toContain(missing.id);
    expect(missing.getAttribute("role")).toBeNull();
    expect(server.asked(publishPlan)).toEqual([]);
    await user.type(reason, "Afklares i januar.");
    await user.click(anyway);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(publishPlan)[0]?.body).toEqual({
      confirmed: true,
      reason: "Afklares i januar.",
      stamp: "as opened",
    });
  });

  test("the server's question for a reason is put in the dialog", async () => {
    server.on({ method: publishPlan.method, path: publishPlan.path }, () =>
      problem(422, { code: "plan.reason-needed" }),
    );
    const { user } = renderInPage(dialog());
    await user.click(await publish());
    expect(await screen.findByRole("textbox", { name: /Hvorfor/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Udgiv alligevel" })).toBeTruthy();
  });

  test("that is refused says why and stays open", async () => {
    server.on({ method: publishPlan.method, path: publishPlan.path }, () =>
      problem(409, { code: "x.y", detail: "Planen har ingen skitser." }),
    );
    const { user } = renderInPage(dialog());
    await user.click(await publish());
    expect(await screen.findByText("Planen har ingen skitser.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Annuller" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("[L2] title and description", () => {
  const open = () => renderInPage(<EditPlanDialog plan={first} onClose={onClose} />);
  const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Titel/ });

  test("are saved with the version that was seen", async () => {
    const { user } = open();
    await user.clear(title());
    await user.type(title(), "Ny titel");
    await user.click(screen.getByRole("button", { name: "Gem" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(editPlan)).toMatchObject([{ ifMatch: 1, body: { title: "Ny titel" } }]);
  });

  test("that someone else changed are next to mine, and mine is saved knowingly", async () => {
    const { user } = open();
    await user.clear(title());
    await user.type(title(), "Min titel");
    record.change({ title: "Deres titel" });
    await user.click(screen.getByRole("button", { name: "Gem" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Deres titel");
    expect(title().value).toBe("Min titel");
    await user.click(screen.getByRole("button", { name: "Gem min tekst" }));
    await waitFor(() => expect(record.current.title).toBe("Min titel"));
    expect(server.asked(editPlan).map(({ ifMatch }) => ifMatch)).toEqual([1, 2]);
  });
});

describe("[L2] a description that someone else wrote while I wrote the title", () => {
  test("stands, and my title is saved without a question", async () => {
    const { user } = renderInPage(<EditPlanDialog plan={first} onClose={onClose} />);
    await user.type(screen.getByRole("textbox", { name: /^Titel/ }), " 2");
    record.change({ description: "Deres beskrivelse" });
    await user.click(screen.getByRole("button", { name: "Gem" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(record.current).toMatchObject({
      title: `${first.title} 2`,
      description: "Deres beskrivelse",
    });
  });
});

describe("[L2] the plan's page", () => {
  const sketches = async () => {
    const page = renderInPage(<PlanScreen id={first.id} />);
    await page.user.click(await screen.findByRole("tab", { name: /Skitser/ }));
    return page;
  };
  const counted = () =>
    within(screen.getByRole("tabpanel")).getAllByRole<HTMLInputElement>("checkbox").at(-1)!;

  test("[L3] a sketch that is left out is shown so at once, and the plan is told", async () => {
    const answered = Promise.withResolvers<Plan>();
    server.on(includeInPlan, () => answered.promise);
    const { user } = await sketches();
    expect(counted().checked).toBe(true);
    await user.click(counted());
    expect(counted().checked).toBe(false);
    expect(server.asked(includeInPlan)[0]?.body).toMatchObject({ excluded: [sketchFixture().id] });
    server.on(listSketches, () => [listedSketch(sketchFixture({ included: false }))]);
    answered.resolve({ ...first, version: 2 });
    await waitFor(() => expect(server.asked(listSketches).length).toBeGreaterThan(1));
    expect(counted().checked).toBe(false);
  });

  test("[L3] what the tabs count comes to what the scenario bar counts", async () => {
    const made = (id: number, changes: Partial<SketchProject>) =>
      listedSketch(sketchFixture({ id: `6d5bcb0a-0a57-4cbe-9fd8-0000000000a${id}`, ...changes }));
    server.on(listSketches, () => [
      made(1, {}),
      made(2, { shareOfPlan: 0 }),
      made(3, { isBeside: true, included: false }),
      made(4, { kind: "uroert_skov", included: false }),
    ]);
    const { user } = await sketches();
    const says = (text: string) => screen.getByRole("tabpanel").textContent.includes(text);
    expect(says("1 af 1 er medregnet.")).toBe(true);
    expect(says("2 tæller ikke med: uden for planen eller ikke udgivet.")).toBe(true);
    await user.click(screen.getByRole("tab", { name: /Supplerende/ }));
    expect(says("0 af 1 er medregnet.")).toBe(true);
    const bar = screen.getByRole("region", { name: "Scenarie" }).textContent;
    expect(bar).toContain("Medregnet inkl. urørt skov1 af 2 skitser");
  });

  test("[L3] what was deleted can be restored later, also where another tab was first", async () => {
    const gone = listedSketch(
      sketchFixture({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000a5", name: "Slettet eng" }),
    );
    server.on(listDeleted, () => [
      {
        id: gone.id,
        kind: "sketch_project" as const,
        name: gone.name,
        deletedAt: "2026-11-17T10:00:00Z",
        deletedBy: "Demo Planlægger Viborg",
      },
    ]);
    const restore = { method: restoreDeleted.method, path: restoreDeleted.path };
    server.on(restore, () => problem(404));
    const { user } = await sketches();
    renderInPage(<ToastRegion />);
    const press = () =>
      user.click(screen.getByRole("button", { name: "Hent Slettet eng tilbage" }));
    await user.click(await screen.findByText("Slettet det seneste døgn (1)"));
    expect(screen.getByText("Slettet 17.11.2026 - 11:00 af Demo Planlægger Viborg")).toBeTruthy();
    await press();
    expect(await screen.findByText("Slettet eng kunne ikke hentes tilbage.")).toBeTruthy();
    server.on(listSketches, () => [listedSketch(sketchFixture()), gone]);
    await press();
    expect(await screen.findByText("Slettet eng er allerede hentet tilbage")).toBeTruthy();
    server.on(restore, () => ({ kind: "sketch_project" }));
    server.on(listDeleted, () => []);
    await press();
    expect(await screen.findByText("Slettet eng er hentet tilbage")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Slettet det seneste døgn/)).toBeNull());
    expect(server.asked(restoreDeleted)).toHaveLength(3);
  });

  test("[L3] what the server refuses goes back to how it stands", async () => {
    server.on({ method: includeInPlan.method, path: includeInPlan.path }, () => problem(409));
    const { user } = await sketches();
    await user.click(counted());
    await waitFor(() => expect(counted().checked).toBe(true));
  });

  test("[L4] who only reads sees no way to publish or to sketch", async () => {
    const none = Object.fromEntries(Object.keys(first.rights).map((right) => [right, false]));
    record.change({ rights: none });
    await sketches();
    expect(screen.queryByRole("button", { name: /^Udgiv/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "Tegn skitse" })).toBeNull();
  });

  test.each([
    {
      why: "nothing is left to settle",
      measure: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1",
      pairs: [],
      loud: "Udgiv version 1",
    },
    {
      why: "a sketch has no measure",
      measure: null,
      pairs: [],
      loud: "Vælg virkemiddel til 1 skitse",
    },
    {
      why: "overlaps can wait",
      measure: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1",
      pairs: [overlap],
      loud: "Udgiv version 1",
    },
    {
      why: "something is missing",
      measure: "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1",
      pairs: [],
      isMissing: true,
      loud: "Tegn her: Skals Å",
    },
  ])("[L6] the loud button is the next step: $why", async (one) => {
    const { measure, pairs, loud, isMissing } = { isMissing: false, ...one };
    server.on(listDoubleCounts, () => ({
      pairs,
      overlapHa: 0,
      before: { ...noEffects, nitrogenReductionT: pairs.length },
      after: noEffects,
      lost: [],
    }));
    const given = isMissing ? noEffects : { ...noEffects, nitrogenReductionT: 120 };
    server.on(listSketches, () => [
      listedSketch(
        sketchFixture({
          mitigationMeasureId: measure,
          effects: given,
          wholeEffects: given,
          subCatchments: [{ opId: "op-1", nitrogenReductionT: given.nitrogenReductionT }],
        }),
      ),
    ]);
    renderInPage(<PlanScreen id={first.id} />);
    await screen.findByRole("tab", { name: "Overblik" });
    const named = () => screen.getByRole("button", { name: loud });
    // Nothing is loud before sketches and overlaps are read.
    await waitFor(() => expect(named().className).toContain("button-primary"));
    const button = named();
    const publish = screen.getByRole("button", { name: /^Udgiv/ });
    expect(publish.className.includes("button-primary")).toBe(publish === button);
  });

  test.each([
    { why: "the server refuses it", isOnline: true },
    { why: "there is no connection", isOnline: false },
  ])("[L6] what was clean is not clean when it cannot be counted again: $why", async (one) => {
    onTestFinished(() => onlineManager.setOnline(true));
    const measure = "6d5bcb0a-0a57-4cbe-9fd8-0000000000b1";
    server.on(listSketches, () => [listedSketch(sketchFixture({ mitigationMeasureId: measure }))]);
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    expect(await screen.findByText("Ingen overlap at løse")).toBeTruthy();
    const { method, path } = listDoubleCounts;
    server.on({ method, path }, () => problem(422));
    onlineManager.setOnline(one.isOnline);
    act(() => void queryClient.invalidateQueries({ queryKey: ["plan", first.id] }));
    const failed = "Overlap kunne ikke tælles";
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.queryByText("Ingen overlap at løse")).toBeNull();
    const check = within(screen.getByText(failed).closest("li")!);
    const counted = { pairs: [], overlapHa: 0, before: noEffects, after: noEffects, lost: [] };
    server.on(listDoubleCounts, () => counted);
    onlineManager.setOnline(true);
    if (one.isOnline) await user.click(check.getByRole("button", { name: "Prøv igen" }));
    expect(await screen.findByText("Ingen overlap at løse")).toBeTruthy();
  });

  test("[L6] the checklist leads to the sketches without a measure", async () => {
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    await user.click(await screen.findByText("Før udgivelse"));
    expect(screen.getAllByText(/1 skitse har intet virkemiddel$/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vælg" }));
    expect(window.location.search).toContain("vis=no-measure");
    expect(await screen.findByRole("link", { name: sketchFixture().name })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Uden virkemiddel/ })).toBeTruthy();
  });

  test("[L2] the checklist says which dropout it uses while another is tried", async () => {
    renderInPage(<PlanScreen id={first.id} />);
    const slider = await screen.findByRole("slider");
    const said = () => screen.queryByText(/^Tjeklisten regner med/)?.textContent ?? null;
    expect(said()).toBeNull();
    fireEvent.change(slider, { target: { value: "45" } });
    expect(said()).toMatch(/frafald på 20\s%, ikke de 45\s%, du prøver\.$/);
    fireEvent.change(slider, { target: { value: "20" } });
    expect(said()).toBeNull();
  });

  test("[L2] a place in the checklist opens its row, and one continues there", async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    await user.click(await screen.findByRole("button", { name: "Vis Skals Å på kortet" }));
    const row = screen.getByRole("button", { name: /^Skals Å/, expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(screen.getByRole("button", { name: "Hvor kan I tegne?" })).toBeTruthy();
  });

  test("[L2] a place that misses something offers the sketches in reserve that cover it", async () => {
    const spare = listedSketch(
      sketchFixture({
        included: false,
        subCatchments: [{ opId: "op-1", nitrogenReductionT: 120 }],
        effects: { ...noEffects, nitrogenReductionT: 120 },
        wholeEffects: { ...noEffects, nitrogenReductionT: 120 },
      }),
    );
    server.on(listSketches, () => [spare]);
    server.on(includeInPlan, () => first);
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    await user.click(await screen.findByRole("button", { name: "Medregn 1 skitse: Skals Å" }));
    await waitFor(() =>
      expect(server.asked(includeInPlan)).toMatchObject([{ body: { included: [spare.id] } }]),
    );
  });

  test("[L2] where none cover it, one draws there in one press, at the best place and by its measure", async () => {
    const [measure] = masterDataFixture().mitigationMeasures;
    server.on(readPotential, () => ({
      cellM: 250,
      pointHa: 1.5625,
      takenHa: 0,
      protectedHa: 0,
      freeHa: 900,
      byMeasure: [
        {
          measureId: measure!.id,
          ground: "wetland" as const,
          areaHa: 310,
          nitrogenT: 46.5,
          extractionHa: 310,
        },
      ],
      cells: [{ x: 500_000, y: 6_250_000, areaHa: 6.25, kgPerHa: 150, extractionHa: 6.25 }],
    }));
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    await user.click(await screen.findByRole("button", { name: "Tegn her: Skals Å" }));
    expect(window.location.search).toMatch(/sted=op-1.*opret=sketch_project/);
    const field = await screen.findByLabelText<HTMLSelectElement>(/^Virkemiddel/);
    await waitFor(() => expect(field.value).toBe(measure!.id));
  });

  test.each([
    { person: "a reader", createSketch: false, words: /^Du kan læse planen\. Kun Viborg/ },
    { person: "another planner", createSketch: true, words: /^Du kan tegne skitser\. Kun Viborg/ },
  ])("[L2, L4] $person reads why buttons are missing", async ({ createSketch, words }) => {
    const none = Object.fromEntries(Object.keys(first.rights).map((one) => [one, false]));
    // Also where nothing is missing.
    record.change({ rights: { ...none, createSketch }, subCatchments: [], verdict: "covered" });
    renderInPage(<PlanScreen id={first.id} />);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(?:Udgiv|Medregn)/ })).toBeNull();
  });

  test("[L2] an address with a sub-catchment opens on where one can draw there", async () => {
    const [measure] = masterDataFixture().mitigationMeasures;
    server.on(readPotential, () => ({
      cellM: 250,
      pointHa: 1.5625,
      takenHa: 40,
      protectedHa: 12,
      freeHa: 900,
      byMeasure: [
        {
          measureId: measure!.id,
          ground: "wetland" as const,
          areaHa: 310,
          nitrogenT: 46.5,
          extractionHa: 310,
        },
      ],
      cells: [{ x: 500_000, y: 6_250_000, areaHa: 6.25, kgPerHa: 150, extractionHa: 6.25 }],
    }));
    const scroll = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scroll;
    navigate(`/plans/${first.id}?sted=op-1`, { replace: true });
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    const card = await screen.findByRole("region", { name: "Hvor kan I tegne?" });
    expect((await within(card).findByRole("row", { name: /310/ })).textContent).toMatch(/46,5/);
    expect(scroll).toHaveBeenCalled();
    // Next to the table and on the map, where the need's own key stood.
    expect(screen.getAllByRole("list", { name: "Kvælstof pr. hektar" })).toHaveLength(2);
    expect(screen.queryByText("Kvælstof, der mangler")).toBeNull();
    await user.click(within(card).getByRole("button", { name: "Skjul" }));
    expect(window.location.search).not.toContain("sted=");
    expect(screen.getAllByRole("button", { name: /^Skals Å/ }).at(-1)).toBeTruthy();
  });

  test("says when there is no such plan", async () => {
    server.on({ method: "GET", path: readPlan.path }, () => problem(404));
    renderInPage(<PlanScreen id={first.id} />);
    expect(await screen.findByRole("heading", { name: "Planen findes ikke" })).toBeTruthy();
  });

  test("that could not be read can be tried again", async () => {
    server.on({ method: "GET", path: readPlan.path }, () => problem(418));
    const { user } = renderInPage(<PlanScreen id={first.id} />);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    server.on(readPlan, () => record.current);
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: first.title })).toBeTruthy();
  });
});

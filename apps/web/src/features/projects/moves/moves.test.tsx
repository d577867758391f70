import "../text/problemText.ts";
import { analyseForm } from "@mars/contracts/projects/projectDocuments";
import { moveProject, setCaseId } from "@mars/contracts/projects/projectMoves";
import { deleteProject, judgeProject, listProjects } from "@mars/contracts/projects/projects";
import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import {
  judgementFixture,
  projectFixture,
  projectsFixture,
} from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { cacheProject, useProject } from "../projectQueries.ts";
import { CaseSteps } from "../queue/CaseSteps.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { FieldDialog } from "./FieldDialog.tsx";
import { FlowDialog } from "./FlowDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";

const server = fakeServer();
const draft = projectFixture();
const applied = projectFixture({
  status: "applied",
  appliedAt: "2026-11-12T08:00:00Z",
  version: 4,
});
const move = (changes: Partial<AllowedTransition> = {}): AllowedTransition => ({
  to: "application_received",
  as: "caseworker",
  needs: [],
  action: null,
  reopens: false,
  returns: false,
  corrects: false,
  formUrl: null,
  ...changes,
});
/** What the API answers to a change that is based on an older version. */
const stale = (current: Project) => () =>
  problem(412, {
    code: "version.stale",
    currentVersion: current.version,
    figures: { current, changedBy: current.updatedBy },
  });
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  server.on(readMasterData, masterDataFixture);
  server.on(judgeProject, judgementFixture);
});

describe("[P4] a move", () => {
  const next = { ...applied, status: "application_received" as const, version: 5 };
  const confirm = () =>
    within(screen.getByRole("dialog")).getByRole("button", { name: "Registrer modtagelse" });

  test("goes with the version that was seen, and closes", async () => {
    server.on(moveProject, () => ({ project: next, formUrl: null }));
    const { user } = renderInPage(
      <MoveDialog project={applied} move={move()} caseTask={null} onClose={onClose} />,
    );
    await user.type(screen.getByRole("textbox", { name: /bemærkning/i }), "Modtaget.");
    await user.click(confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(moveProject)).toMatchObject([
      { ifMatch: 4, body: { to: "application_received", remark: "Modtaget.", confirmed: false } },
    ]);
  });

  test("from the inbox goes on to the next case, or stays", async () => {
    const after = { id: "6d5bcb0a-0a57-4cbe-9fd8-000000000002", name: "Efter" };
    server.on(listProjects, () =>
      projectsFixture([], { total: 2, place: { at: 1, previous: null, next: after } }),
    );
    server.on(moveProject, () => ({ project: next, formUrl: null }));
    const project = { ...applied, standing: "caseworker" as const };
    const { user, rerender } = renderInPage(<CaseSteps project={project} />);
    await screen.findByRole("link", { name: "Næste sag" });
    rerender(<MoveDialog project={project} move={move()} caseTask={null} onClose={onClose} />);
    await user.click(
      screen.getByRole("button", { name: "Registrer modtagelse, og gå til næste sag" }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(`/projects/${after.id}`));
    expect(confirm()).toBeTruthy();
  });

  test("speaks of the case it was opened with, and is the same request when pressed again", async () => {
    let isAnswered = false;
    server.on({ method: moveProject.method, path: moveProject.path }, () =>
      isAnswered ? { project: next, formUrl: null } : problem(503, { code: "away" }),
    );
    const dialog = (project: Project) => (
      <MoveDialog project={project} move={move()} caseTask={null} onClose={onClose} />
    );
    const { user, rerender } = renderInPage(dialog(applied));
    await user.click(confirm());
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    isAnswered = true;
    rerender(dialog(next));
    expect(screen.getByText(/^Status ændres fra 'Ansøgt' til/)).toBeTruthy();
    await user.click(confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, again] = server.asked(moveProject);
    expect(again).toEqual(first);
  });

  test("names what is missing, and sends nothing", async () => {
    const needs: AllowedTransition["needs"] = ["case-id", "remark"];
    const { user } = renderInPage(
      <MoveDialog project={applied} move={move({ needs })} caseTask={null} onClose={onClose} />,
    );
    await user.click(confirm());
    expect(screen.getByText("Ret 2 fejl, før du går videre")).toBeTruthy();
    expect(server.asked(moveProject)).toEqual([]);
  });

  test("that someone was faster with shows what changed, and goes through when pressed again", async () => {
    const current = { ...applied, caseId: "26-17", version: 6, updatedBy: "Demo Sagsbehandler" };
    server.on({ method: moveProject.method, path: moveProject.path }, stale(current));
    const { user, rerender } = renderInPage(
      <MoveDialog project={applied} move={move()} caseTask={null} onClose={onClose} />,
    );
    await user.type(screen.getByRole("textbox", { name: /bemærkning/i }), "Modtaget.");
    await user.click(confirm());
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain("En anden har ændret projektet");
    expect(notice.textContent).toContain("Demo Sagsbehandler");
    expect(notice.textContent).toContain("26-17");
    // The page has taken the newer project over.
    rerender(<MoveDialog project={current} move={move()} caseTask={null} onClose={onClose} />);
    expect(screen.getByDisplayValue("Modtaget.")).toBeTruthy();
    server.on(moveProject, () => ({ project: { ...next, version: 7 }, formUrl: null }));
    await user.click(confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(moveProject).map(({ ifMatch }) => ifMatch)).toEqual([4, 6]);
  });

  test("that is refused says why in the user's language", async () => {
    server.on({ method: moveProject.method, path: moveProject.path }, () =>
      problem(409, { code: "lifecycle.own-case", detail: "Own case" }),
    );
    const { user } = renderInPage(
      <MoveDialog project={applied} move={move()} caseTask={null} onClose={onClose} />,
    );
    await user.click(confirm());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).not.toContain("Own case");
    expect(onClose).not.toHaveBeenCalled();
  });
});

/** The dialog over a project that follows what is answered. */
function FollowedDialog({ id, move: made }: { id: string; move: AllowedTransition }) {
  const project = useProject(id).data;
  return project ? <FlowDialog project={project} move={made} onClose={onClose} /> : null;
}

describe("[P4] [P6] a request with a form", () => {
  const request = move({
    to: "applied",
    as: "applicant",
    needs: ["rules", "confirmation", "form-address"],
    action: "request_preliminary_examination",
  });
  const ready = projectFixture({
    subsidySchemeId: masterDataFixture().subsidySchemes[0]!.id,
    geometry: { type: "MultiPolygon", coordinates: [] },
    geoLocationId: "6d5bcb0a-0a57-4cbe-9fd8-0000000000f1",
    version: 3,
    transitions: [request],
  });
  const analysis = (obstacles: { code: string }[] = []) => ({
    action: "request_preliminary_examination",
    to: "applied",
    formUrl: "https://form.example/1",
    judgement: judgementFixture(),
    obstacles,
    warnings: [],
  });
  const open = (project: Project) =>
    renderInPage(<FlowDialog project={project} move={request} onClose={onClose} />);

  test("is confirmed first, opens the form in a tab and moves the project", async () => {
    const goTo = vi.fn<(address: string) => void>();
    const tab = { location: { replace: goTo }, closed: false, close: () => {}, opener: {} };
    vi.stubGlobal("open", () => tab);
    server.on(analyseForm, () => analysis());
    server.on(moveProject, () => ({
      project: { ...ready, status: "applied", version: 4 },
      formUrl: "https://form.example/1",
    }));
    const { user } = open(ready);
    const button = await screen.findByRole("button", { name: "Åbn formularen" });
    await user.click(button);
    expect(server.asked(moveProject)).toEqual([]);
    await user.click(screen.getByRole("checkbox"));
    await user.click(button);
    await waitFor(() => expect(server.asked(moveProject)).toHaveLength(1));
    expect(server.asked(moveProject)[0]).toMatchObject({
      ifMatch: 3,
      body: { to: "applied", confirmed: true },
    });
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("https://form.example/1"));
    expect(tab.opener).toBeNull();
    expect(onClose).toHaveBeenCalled();
  });

  test.each([
    {
      when: "the browser kept the form's tab back",
      tab: null,
      words: /Åbn formularen i en ny fane/,
    },
    { when: "a colleague was faster", tab: undefined, words: /status er ændret imens/ },
  ])("asks for no analysis of a status that is past: $when", async ({ tab, words }) => {
    const moved: Project = { ...ready, status: "applied", version: 4, transitions: [] };
    server.on(analyseForm, () => analysis());
    if (tab === undefined) server.on({ method: "POST", path: moveProject.path }, stale(moved));
    else server.on(moveProject, () => ({ project: moved, formUrl: "https://form.example/1" }));
    vi.stubGlobal("open", () => null);
    cacheProject(ready);
    const { user } = renderInPage(<FollowedDialog move={request} id={ready.id} />);
    await user.click(await screen.findByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Åbn formularen" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.asked(analyseForm)).toHaveLength(1);
  });

  test("[C3] without an address of its form says so", async () => {
    server.on(analyseForm, () => ({
      ...analysis([{ code: "lifecycle.form-address-empty" }]),
      formUrl: null,
    }));
    open(ready);
    expect(await screen.findByText("F2-formularens URL er i øjeblikket tom")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("whose analysis failed can be tried again", async () => {
    server.on({ method: "GET", path: analyseForm.path }, () =>
      problem(418, { code: "form.analysis-failed" }),
    );
    const { user } = open(ready);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    expect(screen.getAllByText("Der gik noget galt i analysen").length).toBeGreaterThan(0);
    server.on(analyseForm, () => analysis());
    await user.click(again);
    expect(await screen.findByRole("checkbox")).toBeTruthy();
  });
});

describe("[P3] deleting a draft", () => {
  test("is asked first, and done with the version that was seen", async () => {
    server.on(deleteProject, () => undefined);
    const { user } = renderInPage(<DeleteDialog project={draft} onClose={onClose} />);
    await user.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Slet kladden" }),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(deleteProject)).toMatchObject([{ ifMatch: 1 }]);
    expect(window.location.pathname).toBe("/projects");
  });

  test("of one that someone changed meanwhile shows the change instead", async () => {
    const current = {
      ...draft,
      description: "Vigtig tekst",
      version: 2,
      updatedBy: "Demo Rådgiver",
    };
    server.on({ method: deleteProject.method, path: deleteProject.path }, stale(current));
    const { user } = renderInPage(<DeleteDialog project={draft} onClose={onClose} />);
    await user.click(screen.getByRole("button", { name: "Slet kladden" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Vigtig tekst");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("[P2] a single field of the caseworker", () => {
  test("is required, saved, and kept when the sign-in runs out", async () => {
    server.on({ method: setCaseId.method, path: setCaseId.path }, () => problem(401));
    const { user, unmount } = renderInPage(
      <FieldDialog project={applied} field="caseId" onClose={onClose} />,
    );
    const save = () => screen.getByRole("button", { name: "Gem" });
    await user.click(save());
    expect(server.asked(setCaseId)).toEqual([]);
    await user.type(screen.getByRole("textbox"), "26-17");
    await user.click(save());
    await waitFor(() => expect(server.asked(setCaseId)).toHaveLength(1));
    unmount();
    renderInPage(<FieldDialog project={applied} field="caseId" onClose={onClose} />);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("26-17");
  });
});

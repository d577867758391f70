import {
  assignCases,
  listFilters,
  readQueue,
  recordReceipts,
  requestInformation,
  saveFilter,
} from "@mars/contracts/projects/casework";
import { listProjects } from "@mars/contracts/projects/projects";
import type { ProjectListItem } from "@mars/contracts/projects/projectShapes";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { followHistory, navigate } from "../../../lib/router/currentLocation.ts";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { noTurns, projectFixture, projectsFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { CaseSteps } from "./CaseSteps.tsx";
import { Queue } from "./Queue.tsx";
import { ReceiptsDialog } from "./ReceiptsDialog.tsx";
import { reloadQueue } from "./queueQueries.ts";

const server = fakeServer();
followHistory();
const me = { id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa", name: "Jonas Brandt", isMe: true };
const row = (name: string, index: number, changes: Partial<ProjectListItem> = {}) => {
  const id = `6d5bcb0a-0a57-4cbe-9fd8-00000000010${index}`;
  const project = projectFixture({ name, id, status: "applied", standing: "caseworker" });
  return {
    ...project,
    effects: project.effects.counting,
    municipalities: ["Viborg"],
    extent: null,
    waitsFor: "caseworker" as const,
    waitsSince: "2020-01-01T10:00:00Z",
    deadline: "2020-01-08",
    turn: {
      who: "authority" as const,
      act: "receive" as const,
      since: "2020-01-01T10:00:00Z",
      due: "2020-01-08",
    },
    assignee: null,
    ...changes,
  };
};
const rows = [
  row("Ådalen", 0),
  row("Kær", 1, { assignee: me }),
  row("Eng", 2, {
    turn: { who: "authority", act: "receive", since: "2020-01-01T10:00:00Z", due: null },
  }),
];
const turns = { ...noTurns, authority: 3 };
const counts = { total: 3, mine: 1, unassigned: 2, overdue: 2 };

beforeEach(() => {
  navigate("/projects", { replace: true });
  server.on(listProjects, () => projectsFixture(rows, { turns }));
  server.on(readQueue, () => ({
    statuses: [{ status: "applied" as const, ...counts }],
    waiting: counts,
    returned: 4,
    theirs: 4,
    all: 9,
    caseworkers: [me],
  }));
  server.on(listFilters, () => []);
});

describe("[A6] the caseworker's queue", () => {
  test("opens on what waits for me or for no one, oldest first, with days and deadline", async () => {
    renderInPage(<Queue />);
    const link = await screen.findByRole("link", { name: "Ådalen" });
    expect(link.getAttribute("href")).toContain("queue=");
    const query = server.asked(listProjects)[0]!.query;
    expect(Object.fromEntries(query)).toMatchObject({
      view: "inbox",
      turn: "authority",
      assignee: "open",
      sort: "deadline",
      direction: "asc",
    });
    expect(await screen.findByRole("link", { name: "Mine og ikke tildelte 3" })).toBeTruthy();
    expect(screen.getAllByText("Registrer modtagelse")).toHaveLength(3);
    expect(screen.getAllByText(/dage over$/)).toHaveLength(2);
    expect(screen.getByText("Dig")).toBeTruthy();
    // What is heard is the number alone, not the button next to it.
    expect(screen.getByText("3 sager").getAttribute("role")).toBe("status");
  });

  test("gives the chosen cases to a caseworker, with who was seen to have them", async () => {
    server.on(assignCases, () => ({
      done: [rows[0]!.id],
      skipped: [{ id: rows[1]!.id, name: "Kær", reason: "taken" as const }],
    }));
    const { user } = renderInPage(<Queue />);
    await user.click(await screen.findByRole("checkbox", { name: "Vælg Ådalen" }));
    await user.click(screen.getByRole("checkbox", { name: "Vælg Kær" }));
    expect(screen.getByText("2 sager er valgt")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Tildel" }));
    await waitFor(() =>
      expect(server.asked(assignCases)[0]?.body).toEqual({
        cases: [
          { id: rows[0]!.id, seen: null },
          { id: rows[1]!.id, seen: me.id },
        ],
        to: me.id,
      }),
    );
    await waitFor(() => expect(screen.queryByText("2 sager er valgt")).toBeNull());
  });

  test("gives cases back to whoever had them when it is undone", async () => {
    server.on(assignCases, ({ body }) => ({
      done: (body as { cases: { id: string }[] }).cases.map(({ id }) => id),
      skipped: [],
    }));
    const { user } = renderInPage(
      <>
        <Queue />
        <ToastRegion />
      </>,
    );
    await user.click(await screen.findByRole("checkbox", { name: "Vælg Ådalen" }));
    await user.click(screen.getByRole("checkbox", { name: "Vælg Kær" }));
    await user.click(screen.getByRole("button", { name: "Tildel" }));
    const told = (await screen.findByText("2 sager er tildelt")).closest("div")!;
    await user.click(within(told).getByRole("button", { name: "Fortryd" }));
    // Kær was mine before and is mine still: there is nothing to take back.
    await waitFor(() =>
      expect(server.asked(assignCases)[1]?.body).toEqual({
        cases: [{ id: rows[0]!.id, seen: me.id }],
        to: null,
      }),
    );
    expect(await screen.findByText("1 sag er givet tilbage")).toBeTruthy();
  });

  test("asks the same in all chosen cases", async () => {
    server.on(requestInformation, () => ({ done: [rows[0]!.id], skipped: [] }));
    const { user } = renderInPage(<Queue />);
    await user.click(await screen.findByRole("checkbox", { name: "Vælg Ådalen" }));
    await user.click(screen.getByRole("button", { name: "Bed om oplysninger" }));
    const dialog = screen.getByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Send" }));
    expect(server.asked(requestInformation)).toEqual([]);
    await user.type(within(dialog).getByRole("textbox"), "Hvor er bilaget?");
    await user.click(within(dialog).getByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(server.asked(requestInformation)[0]?.body).toEqual({
        ids: [rows[0]!.id],
        text: "Hvor er bilaget?",
        answerBy: null,
      }),
    );
  });

  test("saves a view of one's own under a name", async () => {
    navigate("/projects?show=all&status=applied", { replace: true });
    server.on(saveFilter, ({ body }) => ({
      id: me.id,
      ...(body as { name: string; search: string }),
    }));
    const { user } = renderInPage(<Queue />);
    await user.click(await screen.findByRole("button", { name: "Gem denne visning" }));
    await user.type(screen.getByLabelText("Navn på visningen"), "Nye");
    await user.click(screen.getByRole("button", { name: "Gem" }));
    await waitFor(() =>
      expect(server.asked(saveFilter)[0]?.body).toEqual({
        name: "Nye",
        search: "show=all&status=applied",
      }),
    );
  });

  test("sixty receipts are one paste and one press, however many are sent at a time", async () => {
    const numbers = Array.from({ length: 60 }, (_, at) => `M-2026-${1000 + at}`);
    const onClose = vi.fn<() => void>();
    server.on(recordReceipts, () => ({ done: [rows[0]!.id], skipped: [] }));
    const { user } = renderInPage(<ReceiptsDialog rows={[]} onClose={onClose} />);
    await user.click(screen.getByRole("textbox"));
    await user.paste(numbers.map((number, at) => `${number}\tF2-${at}`).join("\n"));
    await user.click(screen.getByRole("button", { name: "Registrer 60 modtagelser" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = server.asked(recordReceipts).map(({ body }) => body as { receipts: object[] });
    expect(sent.flatMap(({ receipts }) => receipts)).toEqual(
      numbers.map((caseNumber, at) => ({ caseNumber, caseId: `F2-${at}` })),
    );
  });

  test("says so when nothing waits, and leads to what no one has", async () => {
    server.on(listProjects, () => projectsFixture([], { turns }));
    navigate("/projects?show=mine", { replace: true });
    renderInPage(<Queue />);
    expect(await screen.findByText("Ingen sager venter på dig")).toBeTruthy();
    expect(
      await screen.findByRole("link", { name: "Vis sager, der ikke er tildelt (2)" }),
    ).toBeTruthy();
  });

  test("continues from a case through the whole queue, also once it is dealt with", async () => {
    const beside = { id: rows[2]!.id, name: "Eng" };
    let place: ReturnType<typeof projectsFixture>["place"] = {
      at: 104,
      previous: null,
      next: beside,
    };
    server.on(listProjects, () => projectsFixture([rows[0]!], { total: 205, place, turns }));
    renderInPage(<CaseSteps project={projectFixture({ id: rows[1]!.id })} />);
    expect(await screen.findByText("Sag 104 af 205")).toBeTruthy();
    place = null;
    reloadQueue();
    expect(await screen.findByText("Sagen er ikke længere i din indbakke")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Næste sag" });
    expect(next.getAttribute("href")).toContain(beside.id);
  });
});

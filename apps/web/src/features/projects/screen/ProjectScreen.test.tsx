import "../../../testing/noResizeObserver.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { editProject, judgeProject, readProject } from "@mars/contracts/projects/projects";
import { listAttachments } from "@mars/contracts/projects/projectAttachments";
import { addRemark, listRemarks } from "@mars/contracts/projects/projectRemarks";
import { analyseForm, listRevisions } from "@mars/contracts/projects/projectDocuments";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { httpEvents } from "../../../lib/http/httpEvents.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { draftStorage } from "../../../lib/saving/draftStorage.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { judgementFixture, projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { versionedRecord } from "../../../testing/versionedRecord.ts";
import { reloadProject } from "../projectQueries.ts";
import type { EditedFields } from "../saving/projectSaveTarget.ts";
import { ProjectScreen } from "./ProjectScreen.tsx";

const server = fakeServer();
const first = projectFixture();
const refused = { method: editProject.method, path: editProject.path };
let record: ReturnType<typeof versionedRecord<Project>>;

beforeEach(() => {
  navigate(`/projects/${first.id}`, { replace: true });
  record = versionedRecord(server, { read: readProject, edit: editProject }, first);
  server.on(readMasterData, masterDataFixture);
  server.on(listRemarks, () => []);
  server.on(listAttachments, () => []);
  server.on(listRevisions, () => ({ items: [], nextCursor: null, reads: [] }));
  server.on(judgeProject, judgementFixture);
});

async function open() {
  const page = renderInPage(<ProjectScreen id={first.id} />);
  await screen.findByText(first.caseNumber);
  const row = (name: string) => screen.queryByRole("button", { name, expanded: false });
  const named = row("Navn og beskrivelse");
  if (named) await page.user.click(named);
  const description = await screen.findByRole<HTMLTextAreaElement>("textbox", {
    name: /^Beskrivelse/,
  });
  /** Leaving the field saves at once; a pause in typing does the same a little later. */
  const write = async (text: string) => {
    await page.user.clear(description);
    await page.user.type(description, text);
    await page.user.tab();
  };
  return { ...page, description, write };
}
const edits = () => server.asked(editProject);

test("[P2] a draft without a scheme says whom to ask", async () => {
  record.change({ subsidySchemeId: null });
  await open();
  const ask = screen.getByRole("heading", { name: "Spørg om projektet" }).parentElement!;
  expect(within(ask).getByText("Styrelsen for Grøn Arealomlægning og Vandmiljø")).toBeTruthy();
  expect(within(ask).getByRole("link", { name: /^Få hjælp til MARS/ })).toBeTruthy();
});

describe("[P10] the project's texts", () => {
  test("are saved with the version that was seen, and said to be", async () => {
    const { write } = await open();
    expect(screen.getByText("Gemmes, mens du skriver")).toBeTruthy();
    await write("Vandet tilbage");
    expect(await screen.findByText("Gemt")).toBeTruthy();
    expect(edits()).toMatchObject([{ ifMatch: 1, body: { description: "Vandet tilbage" } }]);
    await write("Vandet tilbage i engen");
    await waitFor(() => expect(edits().at(-1)?.ifMatch).toBe(2));
  });

  test("that two people wrote stand side by side, and the chosen one holds", async () => {
    const { user, write, description } = await open();
    record.change({ description: "Deres" }, "Demo Nabo");
    await write("Min");
    const dialog = await screen.findByRole("dialog", { name: "I har begge rettet det samme felt" });
    expect(dialog.textContent).toContain("Demo Nabo rettede det samme felt");
    expect(dialog.textContent).toContain("Min");
    expect(dialog.textContent).toContain("Deres");
    await user.click(within(dialog).getByRole("radio", { name: "Den anden version" }));
    await user.click(within(dialog).getByRole("button", { name: "Gem mit valg" }));
    await waitFor(() => expect(description.value).toBe("Deres"));
    expect(record.current.version).toBe(2);
  });

  test("are not written over after the page has read the other text by itself", async () => {
    const { user, description } = await open();
    await user.type(description, "Min");
    record.change({ description: "Deres" }, "Demo Nabo");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    act(() => void window.dispatchEvent(new Event("focus")));
    await user.tab();
    const dialog = await screen.findByRole("dialog", { name: "I har begge rettet det samme felt" });
    expect(record.current.description).toBe("Deres");
    await user.click(within(dialog).getByRole("button", { name: "Gem mit valg" }));
    await waitFor(() => expect(record.current.description).toBe("Min"));
  });

  test("are kept without a connection, and sent when there is one", async () => {
    const { write } = await open();
    server.state.isOffline = true;
    await write("Vandet");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Kunne ikke opdatere projektets beskrivelse.");
    expect(alert.textContent).toContain(
      "Ingen forbindelse. Din tekst er gemt her og sendes, når der er forbindelse.",
    );
    server.state.isOffline = false;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("Gemt")).toBeTruthy();
    expect(record.current.description).toBe("Vandet");
  });

  test("that the server refuses stay in the field, with its reason", async () => {
    server.on(refused, () => problem(409, { code: "x.y", detail: "Sagen er låst." }));
    const { write, description } = await open();
    await write("Vandet");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Sagen er låst.");
    expect(alert.textContent).toContain("Din tekst er ikke gået tabt. Den er stadig her.");
    expect(description.value).toBe("Vandet");
  });

  test("tell when the server has asked for time", async () => {
    server.on(refused, () =>
      problem(429, { detail: "For mange.", headers: { "retry-after": "300" } }),
    );
    const { write } = await open();
    await write("Vandet");
    expect((await screen.findByRole("alert")).textContent).toMatch(/Vi prøver igen kl\. \d\d:\d\d/);
  });

  test("[V1] too long or missing are told at the field and not sent", async () => {
    const { user } = await open();
    const name = screen.getByRole("textbox", { name: /^Projektnavn|^Navn/ });
    await user.clear(name);
    await user.tab();
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(edits()).toEqual([]);
  });

  test("kept by an earlier visit are not sent by who may only read the project now", async () => {
    draftStorage<EditedFields>(`project-${first.id}-fields`).keep({
      mine: { description: "Skrevet uden net" },
      base: { description: "" },
    });
    record.change({ rights: { ...first.rights, edit: false } });
    const forbidden = vi.spyOn(httpEvents, "forbidden");
    await reloadProject(first.id);
    const { user } = renderInPage(<ProjectScreen id={first.id} />);
    await user.click(await screen.findByRole("button", { name: "Navn og beskrivelse" }));
    await screen.findByText("Ingen beskrivelse.");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.queryByText("Skrevet uden net")).toBeNull();
    expect(edits()).toEqual([]);
    expect(forbidden).not.toHaveBeenCalled();
  });

  test("left by a closed tab are taken up and sent", async () => {
    const { write, unmount } = await open();
    server.state.isOffline = true;
    await write("Skrevet uden net");
    await screen.findByRole("alert");
    unmount();
    server.state.isOffline = false;
    const { description } = await open();
    await waitFor(() => expect(description.value).toBe("Skrevet uden net"));
    await waitFor(() => expect(record.current.description).toBe("Skrevet uden net"));
  });
});

describe("[P2] the draft is its list of tasks", () => {
  const rows = () =>
    within(screen.getByRole("list", { name: "Det skal kladden indeholde" }))
      .getAllByRole("button", { expanded: true })
      .map(({ textContent }) => textContent);
  const show = async () => {
    const page = renderInPage(<ProjectScreen id={first.id} />);
    await screen.findByText(first.caseNumber);
    return page;
  };

  test("the first missing row is open, one at a time, and a reload keeps the chosen one", async () => {
    const { user, unmount } = await show();
    expect(rows()).toEqual(["Område"]);
    await user.click(screen.getByRole("button", { name: "Parter" }));
    expect(rows()).toEqual(["Parter"]);
    unmount();
    await show();
    expect(rows()).toEqual(["Parter"]);
  });

  test("what is not ready cannot be sent, and nothing is analysed", async () => {
    const { user } = await show();
    await user.click(screen.getByRole("button", { name: "Tjek og send" }));
    expect(screen.getByRole("heading", { name: "Er alt rigtigt?" })).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(server.asked(analyseForm)).toEqual([]);
  });

  test("writing in a row keeps it open when that completes it", async () => {
    record.change({ name: "", geometry: null });
    const { user } = await show();
    await user.click(screen.getByRole("button", { name: "Navn og beskrivelse" }));
    await user.type(screen.getByRole("textbox", { name: /^Projektnavn/ }), "Eng");
    await user.tab();
    expect(await screen.findByText("Gemt")).toBeTruthy();
    expect(rows()).toEqual(["Navn og beskrivelse"]);
  });
});

describe("[P2] [P3] remarks", () => {
  const remark = {
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa",
    text: "Hvornår?",
    at: "2026-11-16T08:00:00Z",
    person: "Demo Driftsleder",
    organization: null,
    isMine: true,
    answerBy: null,
    awaitsAnswer: false,
    asks: false,
    byParty: true,
  };
  const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /bemærkning/i });
  const send = () => screen.getByRole("button", { name: /^Send/ });
  const openRemarks = async () => {
    const page = await open();
    await page.user.click(screen.getByRole("button", { name: /^Log og bemærkninger/ }));
    return page;
  };

  test("are sent once, and the field is empty after", async () => {
    server.on(addRemark, () => {
      server.on(listRemarks, () => [remark]);
      return remark;
    });
    const { user } = await openRemarks();
    await user.type(field(), "Hvornår?");
    await user.click(send());
    expect(await screen.findByText("Hvornår?", { selector: "li p" })).toBeTruthy();
    expect(field().value).toBe("");
    expect(server.asked(addRemark)).toMatchObject([{ body: { text: "Hvornår?" } }]);
  });

  test("that ask for an answer are the task until someone has answered", async () => {
    const asked = { ...remark, isMine: false, answerBy: "2026-12-01", awaitsAnswer: true };
    server.on(listRemarks, () => [{ ...asked, asks: true, byParty: false, text: "Send bilag 2" }]);
    server.on(readProject, () => ({
      ...first,
      status: "application_received" as const,
      turn: {
        who: "applicant" as const,
        act: "answer" as const,
        since: remark.at,
        due: "2026-12-01",
      },
    }));
    await open();
    expect(await screen.findByRole("heading", { name: "Svar på spørgsmålet" })).toBeTruthy();
    expect(screen.queryByText(/Du skal ikke gøre noget/)).toBeNull();
    expect(await screen.findAllByText("Send bilag 2")).toHaveLength(2);
    expect(screen.getByText("Svar senest 01.12.2026")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Skriv dit svar" })).toBeTruthy();
  });

  test("that ask for several things are answered point by point, in one text", async () => {
    const points = { asks: true, byParty: false, text: "Hvem ejer 7c?\nHvor er samtykket?" };
    server.on(listRemarks, () => [{ ...remark, isMine: false, awaitsAnswer: true, ...points }]);
    server.on(addRemark, () => remark);
    server.on(readProject, () => ({ ...first, status: "application_received" as const }));
    const { user } = await open();
    await user.type(await screen.findByRole("textbox", { name: "1. Hvem ejer 7c?" }), "Min far");
    await user.type(screen.getByRole("textbox", { name: "2. Hvor er samtykket?" }), "Vedlagt");
    await user.click(screen.getByRole("button", { name: "Send svaret" }));
    await waitFor(() =>
      expect(server.asked(addRemark)).toMatchObject([{ body: { text: "1. Min far\n2. Vedlagt" } }]),
    );
  });

  test("without text are refused at the field", async () => {
    const { user } = await openRemarks();
    await user.click(send());
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(server.asked(addRemark)).toEqual([]);
  });

  test("are kept without a connection and sent later, with one key for all attempts", async () => {
    const { user } = await openRemarks();
    await user.type(field(), "Hvornår?");
    server.state.isOffline = true;
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toContain("Ingen forbindelse.");
    expect(field().value).toBe("Hvornår?");
    server.state.isOffline = false;
    let isFirst = true;
    server.on({ method: addRemark.method, path: addRemark.path }, () => {
      if (!isFirst) return Response.json(remark, { status: 201 });
      isFirst = false;
      throw new TypeError("connection reset");
    });
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(server.asked(addRemark)).toHaveLength(1));
    const form = within(field().closest("form")!);
    await user.click(await form.findByRole("button", { name: "Prøv igen" }));
    await waitFor(() => expect(field().value).toBe(""));
    const keys = server.asked(addRemark).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("[P2] the page", () => {
  test("says when there is no such project", async () => {
    server.on({ method: "GET", path: readProject.path }, () => problem(404, { code: "not-found" }));
    renderInPage(<ProjectScreen id={first.id} />);
    expect(await screen.findByRole("heading", { level: 1, name: /findes ikke/ })).toBeTruthy();
    // Back and home, as at every other dead end.
    expect(screen.getByRole("button", { name: "Tilbage" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Til forsiden" }).getAttribute("href")).toBe("/");
  });

  test("that could not be read can be tried again", async () => {
    server.on({ method: "GET", path: readProject.path }, () =>
      problem(400 + 18, { detail: "Nej" }),
    );
    const { user } = renderInPage(<ProjectScreen id={first.id} />);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    server.on(readProject, () => record.current);
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Kær" })).toBeTruthy();
  });

  test("shows others' texts as texts, without fields", async () => {
    server.on(readProject, () =>
      projectFixture({
        description: "Set af andre",
        rights: { ...first.rights, edit: false, remark: false, readCase: false },
      }),
    );
    renderInPage(<ProjectScreen id={first.id} />);
    expect(await screen.findByText("Set af andre")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Beskrivelse/ })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Bemærkninger" })).toBeNull();
  });

  test("[A5] is empty as soon as one may no longer see the project", async () => {
    await open();
    server.on({ method: "GET", path: readProject.path }, () => problem(404, { code: "not-found" }));
    await act(() => reloadProject(first.id));
    const title = "Du har ikke længere adgang til projektet";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(document.body.textContent).not.toContain(first.name);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("shows a change of status together with its entry in the log", async () => {
    await open();
    const logRead = Promise.withResolvers<undefined>();
    server.on(listRevisions, async () => {
      await logRead.promise;
      return { items: [], nextCursor: null, reads: [] };
    });
    record.change({ name: "Ny eng" }, "Demo Nabo");
    const asked = server.asked(listRevisions).length;
    const reload = reloadProject(first.id);
    await waitFor(() => expect(server.asked(listRevisions).length).toBeGreaterThan(asked));
    expect(screen.getByRole("heading", { level: 1, name: first.name })).toBeTruthy();
    logRead.resolve(undefined);
    await act(() => reload);
    expect(await screen.findByRole("heading", { level: 1, name: "Ny eng" })).toBeTruthy();
  });
});

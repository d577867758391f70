import "../../../testing/noResizeObserver.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { closeGap, listGapAlternatives } from "@mars/contracts/plans/planScenarios";
import {
  deleteSketch,
  editSketch,
  listSketches,
  readSketch,
} from "@mars/contracts/plans/planSketches";
import { includeInPlan, readPlan, readPlanChanges } from "@mars/contracts/plans/plans";
import type { SketchProject } from "@mars/contracts/plans/planShapes";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { versionedRecord } from "../../../testing/versionedRecord.ts";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { SketchScreen } from "./SketchScreen.tsx";

const server = fakeServer();
const plan = planFixture();
const first = sketchFixture();
let record: ReturnType<typeof versionedRecord<SketchProject>>;

beforeEach(() => {
  record = versionedRecord(server, { read: readSketch, edit: editSketch }, first);
  server.on(readPlan, () => plan);
  server.on(readMasterData, masterDataFixture);
  server.on(readPlanChanges, () => ({ next: 1, changes: [], present: [] }));
});

const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole("button", { name: "Gem ændringer" });
const edits = () => server.asked(editSketch);
async function open() {
  const page = renderInPage(<SketchScreen planId={plan.id} id={first.id} />);
  await screen.findByRole("textbox", { name: /^Navn/ });
  const write = async (field: RegExp, text: string) => {
    await page.user.clear(textbox(field));
    await page.user.type(textbox(field), text);
  };
  return { ...page, write };
}
/** As the page does by itself when it hears of a change. */
const readAnew = () => act(() => queryClient.invalidateQueries({ queryKey: ["plan", plan.id] }));

describe("[L3] a sketch's texts", () => {
  test("are saved by the button: only what was changed, with the version that was seen", async () => {
    const { user, write } = await open();
    expect(screen.queryByRole("button", { name: "Gem ændringer" })).toBeNull();
    await write(/^Beskrivelse/, "Langs åen");
    expect(edits()).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(record.current.description).toBe("Langs åen"));
    expect(edits()).toMatchObject([{ ifMatch: 1, body: { description: "Langs åen" } }]);
    expect(Object.keys(edits()[0]!.body as object)).toEqual(["description"]);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Gem ændringer" })).toBeNull());
  });

  test("that are discarded are as they were, and nothing is sent", async () => {
    const { user, write } = await open();
    await write(/^Navn/, "Andet navn");
    await user.click(screen.getByRole("button", { name: /Fortryd|Kasser/ }));
    expect(textbox(/^Navn/).value).toBe("Enge ved åen");
    expect(edits()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test("of two people in different fields are both saved", async () => {
    const { user, write } = await open();
    await write(/^Beskrivelse/, "Min tekst");
    record.change({ name: "Deres navn" });
    await user.click(save());
    await waitFor(() =>
      expect(record.current).toMatchObject({ name: "Deres navn", description: "Min tekst" }),
    );
    expect(edits().map(({ ifMatch }) => ifMatch)).toEqual([1, 2]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    { side: "Din version", ends: "Min" },
    { side: "Den anden version", ends: "Deres" },
  ])("of two people in one field are asked about: $side", async ({ side, ends }) => {
    const { user, write } = await open();
    await write(/^Navn/, "Min");
    await write(/^Beskrivelse/, "Kun min");
    record.change({ name: "Deres" });
    // The other name has come in by itself before the button is pressed.
    await readAnew();
    expect(await screen.findByRole("heading", { level: 1, name: "Deres" })).toBeTruthy();
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "I har begge rettet det samme felt" });
    expect(within(dialog).getAllByRole("group")).toHaveLength(1);
    expect(edits()).toEqual([]);
    await user.click(within(dialog).getByRole("radio", { name: side }));
    await user.click(within(dialog).getByRole("button", { name: "Gem mit valg" }));
    await waitFor(() =>
      expect(record.current).toMatchObject({ name: ends, description: "Kun min" }),
    );
    expect(textbox(/^Navn/).value).toBe(ends);
  });

  test("are kept without a connection, and sent when there is one", async () => {
    const { user, write } = await open();
    await write(/^Navn/, "Nyt navn");
    server.state.isOffline = true;
    await user.click(save());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Ingen forbindelse. Din tekst er gemt her og sendes, når der er forbindelse.",
    );
    // Next to the button that was pressed: who writes has scrolled past the panel's top.
    expect(screen.getByRole("alert").parentElement).toBe(save().parentElement);
    server.state.isOffline = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(record.current.name).toBe("Nyt navn"));
  });

  test("that are refused stay, with the reason", async () => {
    server.on({ method: editSketch.method, path: editSketch.path }, () =>
      problem(422, { code: "x.y", detail: "Navnet er brugt." }),
    );
    const { user, write } = await open();
    await write(/^Navn/, "Brugt");
    await user.click(save());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Navnet er brugt.");
    expect(alert.parentElement).toBe(save().parentElement);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(textbox(/^Navn/).value).toBe("Brugt");
  });

  test("outlive the page", async () => {
    const { write, unmount } = await open();
    await write(/^Beskrivelse/, "Halvt skrevet");
    unmount();
    await open();
    await waitFor(() => expect(textbox(/^Beskrivelse/).value).toBe("Halvt skrevet"));
    expect(edits()).toEqual([]);
  });

  test.each([
    { field: /^Navn/, typed: " ", told: /skal|Skriv|mangler/ },
    { field: /^Forventet pris/, typed: "-5", told: /^Dette felt skal være >= 0$/ },
    { field: /^Forventet pris/, typed: "10000001", told: /^Prisen kan højst være/ },
  ])("[V1] with a fault in $field ($typed) are not sent, and lead to it", async (one) => {
    const { user, write } = await open();
    await user.click(screen.getByText("Jeres vurdering"));
    await write(one.field, one.typed);
    await user.click(save());
    const field = textbox(one.field);
    await waitFor(() => expect(document.activeElement).toBe(field));
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    const told = described.map((id) => document.getElementById(id)?.textContent ?? "");
    expect(told.some((text) => one.told.test(text))).toBe(true);
    expect(edits()).toEqual([]);
  });

  test("[L4] are plain text to those who may not edit", async () => {
    server.on(readSketch, () => sketchFixture({ mayEdit: false, description: "Kun til at se" }));
    renderInPage(<SketchScreen planId={plan.id} id={first.id} />);
    expect(await screen.findByText("Kun til at se")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

describe("[L3] entered effects", () => {
  const enter = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
    await user.click(screen.getByRole("button", { name: /ndtast/ }));
    return screen.findByRole("dialog");
  };

  test("are saved alone, and the unsaved text stays", async () => {
    const { user, write } = await open();
    await write(/^Beskrivelse/, "Ikke gemt endnu");
    const dialog = await enter(user);
    const nitrogen = within(dialog).getAllByRole("textbox")[0]!;
    await user.clear(nitrogen);
    await user.type(nitrogen, "1,5");
    await user.click(within(dialog).getByRole("button", { name: /^Gem/ }));
    await waitFor(() => expect(record.current.enteredEffects?.nitrogenReductionT).toBe(1.5));
    expect(Object.keys(edits()[0]!.body as object)).toEqual(["enteredEffects"]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(textbox(/^Beskrivelse/).value).toBe("Ikke gemt endnu");
  });

  test("that someone else entered behind the dialog are asked about", async () => {
    const { user } = await open();
    const dialog = await enter(user);
    const theirs = { nitrogenReductionT: 9, extractionEffortHa: 0, afforestationEffortHa: 0 };
    record.change({ enteredEffects: theirs });
    await readAnew();
    const nitrogen = within(dialog).getAllByRole("textbox")[0]!;
    await user.clear(nitrogen);
    await user.type(nitrogen, "1,5");
    await user.click(within(dialog).getByRole("button", { name: "Gem ændringer" }));
    expect(
      await screen.findByRole("dialog", { name: "I har begge rettet det samme felt" }),
    ).toBeTruthy();
    expect(record.current.enteredEffects).toEqual(theirs);
  });
});

describe("[L3] effects that are being entered when someone else deletes the sketch", () => {
  const goneTitle = "Skitseprojektet er slettet";
  async function enter() {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: /ndtast/ }));
    const dialog = await screen.findByRole("dialog");
    const nitrogen = within(dialog).getAllByRole<HTMLInputElement>("textbox")[0]!;
    const saveEntered = within(dialog).getByRole("button", { name: "Gem ændringer" });
    await user.clear(nitrogen);
    await user.type(nitrogen, "1,5");
    return { user, dialog, nitrogen, saveEntered };
  }
  const remove = () => {
    for (const { method, path } of [readSketch, editSketch])
      server.on({ method, path }, () => problem(404));
  };
  const bringBack = () => {
    server.on(restoreDeleted, () => ({ kind: "sketch_project" as const }));
    server.on(readSketch, () => record.current);
    server.on(editSketch, record.edit);
  };

  test("stay in the dialog, which says so, and are saved once it is back", async () => {
    const { user, dialog, nitrogen, saveEntered } = await enter();
    remove();
    await readAnew();
    const told = await within(dialog).findByRole("alert");
    expect(told.textContent).toContain(goneTitle);
    expect(screen.getAllByText(goneTitle)).toHaveLength(1);
    expect(saveEntered.hasAttribute("disabled")).toBe(true);
    await user.type(nitrogen, "{Enter}");
    expect(edits()).toEqual([]);
    bringBack();
    await user.click(within(told).getByRole("button", { name: "Hent tilbage" }));
    await waitFor(() => expect(screen.queryByText(goneTitle)).toBeNull());
    expect(nitrogen.value).toBe("1,5");
    await user.click(saveEntered);
    await waitFor(() => expect(record.current.enteredEffects?.nitrogenReductionT).toBe(1.5));
  });

  test("say so when they are sent before the page knows, and are no longer refused when it is back", async () => {
    const { user, dialog, nitrogen, saveEntered } = await enter();
    remove();
    await user.click(saveEntered);
    const back = await within(dialog).findByRole("button", { name: "Hent tilbage" });
    expect(within(dialog).getAllByRole("alert")).toHaveLength(1);
    bringBack();
    await user.click(back);
    await waitFor(() => expect(within(dialog).queryByRole("alert")).toBeNull());
    expect(nitrogen.value).toBe("1,5");
    await user.click(saveEntered);
    await waitFor(() => expect(record.current.enteredEffects?.nitrogenReductionT).toBe(1.5));
  });
});

describe("[L3] deleting a sketch", () => {
  const goneTitle = "Skitseprojektet er slettet";
  async function remove() {
    const page = await open();
    await page.user.click(screen.getByRole("button", { name: "Slet" }));
    await page.user.click(await screen.findByRole("button", { name: "Ja, slet" }));
    await waitFor(() => expect(server.asked(deleteSketch)).toHaveLength(1));
    server.on({ method: "GET", path: readSketch.path }, () => problem(404));
    return page;
  }

  test("is asked first, done with the version that was seen, and undone", async () => {
    server.on(deleteSketch, () => undefined);
    server.on(restoreDeleted, () => ({ kind: "sketch_project" as const }));
    renderInPage(<ToastRegion />);
    const { user, unmount } = await open();
    await user.click(screen.getByRole("button", { name: "Slet" }));
    await user.click(await screen.findByRole("button", { name: "Ja, slet" }));
    await waitFor(() => expect(server.asked(deleteSketch)).toMatchObject([{ ifMatch: 1 }]));
    await screen.findByRole("button", { name: "Fortryd" });
    unmount();
    await user.click(await screen.findByRole("button", { name: "Fortryd" }));
    await waitFor(() =>
      expect(server.asked(restoreDeleted)).toMatchObject([
        { params: { id: first.planId, itemId: first.id } },
      ]),
    );
    // It came back with a version of its own.
    const address = ["plan", plan.id, "sketch", first.id];
    await waitFor(() => expect(queryClient.getQueryData(address)).toBeUndefined());
  });

  test("takes it off the plan's list at once, whatever is on its way there", async () => {
    const other = { ...first, id: "a0000000-0000-4000-8000-000000000099" };
    queryClient.setQueryData(["plan", plan.id, "sketches"], [first, other]);
    server.on(deleteSketch, () => undefined);
    renderInPage(<ToastRegion />);
    await remove();
    await screen.findByText(`${first.name} er slettet`);
    expect(queryClient.getQueryData(["plan", plan.id, "sketches"])).toMatchObject([
      { id: other.id },
    ]);
  });

  test("oneself is not told as someone else's deed, under way or done", async () => {
    window.history.replaceState(null, "", "/");
    const deleted = Promise.withResolvers<void>();
    server.on(deleteSketch, () => deleted.promise);
    const { user } = await remove();
    await readAnew();
    expect(screen.queryByText(goneTitle)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Annuller" }));
    expect(screen.queryByText(goneTitle)).toBeNull();
    deleted.resolve();
    await waitFor(() => expect(window.location.pathname).toBe(`/plans/${plan.id}`));
    await readAnew();
    expect(screen.queryByText(goneTitle)).toBeNull();
  });

  test("that someone else was first to is told, and leads to the list as well", async () => {
    server.on({ method: deleteSketch.method, path: deleteSketch.path }, () => problem(404));
    window.history.replaceState(null, "", "/");
    renderInPage(<ToastRegion />);
    await remove();
    expect(await screen.findByText("En anden havde allerede slettet Enge ved åen")).toBeTruthy();
    expect(window.location.pathname).toBe(`/plans/${plan.id}`);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("[L2] a counted sketch says what its owner's no costs, and is replaced in one press", async () => {
  const spare = sketchFixture({
    id: "a0000000-0000-4000-8000-000000000001",
    name: "Mosen",
    areaHa: 3,
    effects: { nitrogenReductionT: 2, extractionEffortHa: 0, afforestationEffortHa: 0 },
  });
  const other = sketchFixture({ id: "a0000000-0000-4000-8000-000000000002", name: "Kæret" });
  server.on(listSketches, () => [
    listedSketch(first),
    listedSketch({ ...spare, included: false }),
    listedSketch(other),
  ]);
  const chosen = (sketch: SketchProject, areaHa: number) => ({
    id: sketch.id,
    name: sketch.name,
    alreadyIncluded: sketch.included,
    pinned: false,
    areaHa,
    effects: { nitrogenReductionT: 2, extractionEffortHa: 0, afforestationEffortHa: 0 },
    closes: [],
  });
  server.on(closeGap, () => ({
    outcome: "infeasible-closest" as const,
    provenGap: 0,
    proof: "none-better" as const,
    seconds: 0.2,
    chosen: [chosen(other, 5), chosen(spare, 3)],
    areaHa: 8,
    balance: plan.balance,
    subCatchments: [],
    unclosed: [],
    extractionHa: 0,
    extractionShortHa: 0,
  }));
  server.on(listGapAlternatives, () => ({ alternatives: [], answerSize: 3, end: "no-more" }));
  server.on(includeInPlan, () => plan);
  renderInPage(<ToastRegion />);
  const { user } = await open();
  const ask = `Hvis ejeren siger nej: ${first.name}`;
  await user.click(await screen.findByRole("button", { name: ask }));
  const said = await screen.findByText(/er den billigste erstatning/);
  expect(said.textContent).toMatch(
    /^Mosen er .*3,0\sha, 2,0\st, 2,0\sha mere\.\s*Brug den i stedet$/,
  );
  expect(server.asked(closeGap)).toMatchObject([
    { body: { pinned: [other.id], replaces: first.id, maxSeconds: 2 } },
  ]);
  await user.click(screen.getByRole("button", { name: "Brug den i stedet" }));
  await waitFor(() => expect(server.asked(includeInPlan)).toHaveLength(1));
  // Toasts of what was done before may still stand.
  const told = await screen.findByText(/er udeladt, og erstatningen er medregnet/);
  await user.click(
    within(told.closest<HTMLElement>(".toast")!).getByRole("button", { name: "Fortryd" }),
  );
  await waitFor(() =>
    expect(server.asked(includeInPlan)).toMatchObject([
      { body: { included: [spare.id], excluded: [first.id] } },
      { body: { included: [first.id], excluded: [spare.id] } },
    ]),
  );
});

test("[L3] a sketch says how its plan stands, and leads to the checklist", async () => {
  await open();
  const sentence = "Planen mangler 100,0 t i 1 delopland.";
  expect(await screen.findByText(sentence, { selector: "[aria-hidden=true]" })).toBeTruthy();
  expect(screen.getByText(sentence, { selector: "[role=status]" })).toBeTruthy();
  const way = screen.getByRole("link", { name: "Til planens tjekliste" });
  expect(way.getAttribute("href")).toBe(`/plans/${plan.id}`);
});

test("[L3] how the plan stands is told when that has changed, and not each time it is read", async () => {
  await open();
  const sentence = "Planen mangler 100,0 t i 1 delopland.";
  const status = await screen.findByText(sentence, { selector: "[role=status]" });
  const told: string[] = [];
  const listener = new MutationObserver(() => told.push(status.textContent));
  listener.observe(status, { childList: true, characterData: true, subtree: true });
  const answered = Promise.withResolvers<void>();
  server.on(readPlan, async () => {
    await answered.promise;
    return plan;
  });
  const reading = readAnew();
  const working = await screen.findByText("Regner planen om …");
  expect(working.closest("[role=status], [role=alert], [aria-live]")).toBeNull();
  answered.resolve();
  await reading;
  expect(await screen.findByText(sentence, { selector: "[aria-hidden=true]" })).toBeTruthy();
  expect(told).toEqual([]);
  server.on(readPlan, () => ({
    ...plan,
    version: plan.version + 1,
    balance: { ...plan.balance, remainingAfterDropoutT: 0 },
  }));
  await readAnew();
  await waitFor(() => expect(told).toEqual(["Planens behov er dækket."]));
  listener.disconnect();
});

test("[L3] a saved sketch stands so in the plan's list before that is read again", async () => {
  queryClient.setQueryData(["plan", plan.id, "sketches"], [first]);
  const { user, write } = await open();
  await write(/^Navn/, "Nyt navn");
  await user.click(save());
  await waitFor(() =>
    expect(queryClient.getQueryData(["plan", plan.id, "sketches"])).toMatchObject([
      { id: first.id, name: "Nyt navn" },
    ]),
  );
});

test("[L3] a sketch that someone else deletes meanwhile says so, keeps the text and can come back", async () => {
  const { user, write } = await open();
  await write(/^Beskrivelse/, "Ikke gemt endnu");
  server.on({ method: "GET", path: readSketch.path }, () => problem(404));
  await readAnew();
  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain("Skitseprojektet er slettet");
  expect(told.textContent).toContain("Det, du har skrevet, står her endnu.");
  expect(textbox(/^Beskrivelse/).value).toBe("Ikke gemt endnu");
  expect(save().hasAttribute("disabled")).toBe(true);
  server.on(restoreDeleted, () => ({ kind: "sketch_project" as const }));
  server.on(readSketch, () => record.current);
  await user.click(within(told).getByRole("button", { name: "Hent tilbage" }));
  await waitFor(() => expect(screen.queryByText("Skitseprojektet er slettet")).toBeNull());
  await user.click(save());
  await waitFor(() => expect(record.current.description).toBe("Ikke gemt endnu"));
});

test("[L3] what cannot be restored without a connection is told at once", async () => {
  renderInPage(<ToastRegion />);
  const { user } = await open();
  server.on({ method: "GET", path: readSketch.path }, () => problem(404));
  await readAnew();
  const back = await screen.findByRole("button", { name: "Hent tilbage" });
  server.on({ method: "POST", path: restoreDeleted.path }, () => problem(418));
  // Asked for before the connection went, and never to be answered.
  const stopAsking = new QueryObserver(queryClient, {
    queryKey: ["plan", plan.id, "overlaps"],
    queryFn: () => new Promise<never>(() => {}),
  }).subscribe(() => {});
  onlineManager.setOnline(false);
  try {
    await user.click(back);
    expect((await screen.findAllByText(/kunne ikke hentes tilbage/)).length).toBeGreaterThan(0);
  } finally {
    onlineManager.setOnline(true);
    stopAsking();
  }
});

test("[L4] a sketch that is not there says so", async () => {
  server.on({ method: "GET", path: readSketch.path }, () => problem(404));
  renderInPage(<SketchScreen planId={plan.id} id={first.id} />);
  expect(await screen.findByRole("heading", { level: 1, name: /findes ikke/ })).toBeTruthy();
});

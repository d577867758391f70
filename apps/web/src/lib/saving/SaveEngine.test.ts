import { editProject, readProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../testing/fakeServer.ts";
import { projectFixture } from "../../testing/projectFixture.ts";
import { versionedRecord } from "../../testing/versionedRecord.ts";
import { call } from "../http/call.ts";
import { httpEvents } from "../http/httpEvents.ts";
import { changeSession, sessionState } from "../session/sessionState.ts";
import { draftStorage } from "./draftStorage.ts";
import { newerOf } from "./newerOf.ts";
import { overridesTheirs, SaveEngine } from "./SaveEngine.ts";
import type { SaveTarget } from "./SaveTarget.ts";
import { shownFields } from "./useSaveEngine.ts";

type Fields = Pick<Project, "name" | "description">;
const id = "6d5bcb0a-0a57-4cbe-9fd8-000000000001";
const first = projectFixture({ id, name: "Kær", description: "", updatedBy: null });
/** Answers of these tests are refusals, too, and held to no shape. */
const editing = { method: editProject.method, path: editProject.path };

const server = fakeServer();
const events = { ...httpEvents };
let record: ReturnType<typeof versionedRecord<Project>>;
let tabs = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-16T08:00:00Z") });
  record = versionedRecord(server, { read: readProject, edit: editProject }, first);
});
afterEach(() => {
  Object.assign(httpEvents, events);
  vi.useRealTimers();
});

/** A tab of its own: what it has read, and its engine over the real client. */
function openTab(options: Partial<SaveTarget<Fields, Project>> = {}) {
  let known = record.current;
  tabs += 1;
  const engine = new SaveEngine<Fields, Project>({
    lockKey: `${tabs}`,
    known: () => known,
    fieldsOf: ({ name, description }) => ({ name, description }),
    changedBy: ({ updatedBy }) => updatedBy,
    send: (fields, how, flags) =>
      call(editProject, {
        params: { id },
        body: { ...fields, autosave: !flags.has(overridesTheirs), removeUnfitting: false },
        quiet: true,
        ...how,
      }),
    take: (project) => (known = project),
    storage: draftStorage(`project-${id}`),
    isSendable: (field, mine) => field !== "name" || mine.name?.trim() !== "",
    debounceMs: 900,
    ...options,
  });
  return {
    engine,
    get known() {
      return known;
    },
    get state() {
      return engine.store.get();
    },
    get shown() {
      const { name, description } = known;
      return shownFields<Fields>({ name, description }, engine.store.get());
    },
    async refetch() {
      known = newerOf(await call(readProject, { params: { id }, quiet: true }), known);
    },
  };
}
const byButton = { debounceMs: undefined } as unknown as Partial<SaveTarget<Fields, Project>>;
const settle = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);
const patches = () => server.asked(editProject);
const kept = () => draftStorage<Fields>(`project-${id}`).read()?.mine ?? null;

describe("[P10] autosave", () => {
  test("typing is one save when it pauses, and the browser lets go of it once acknowledged", async () => {
    const { engine } = openTab();
    engine.change({ description: "V" });
    engine.change({ description: "Vandet" });
    expect(kept()).toEqual({ description: "Vandet" });
    await settle();
    expect(patches().map(({ body }) => body)).toEqual([
      { description: "Vandet", autosave: true, removeUnfitting: false },
    ]);
    expect(kept()).toBeNull();
    expect(engine.store.get().phase).toBe("saved");
  });

  test("a space at the end stays in the field although the server stores the text without it", async () => {
    const tab = openTab();
    tab.engine.change({ description: "Vandet " });
    await settle();
    expect(record.current.description).toBe("Vandet");
    expect(tab.shown.description).toBe("Vandet ");
    record.change({ description: "En andens" });
    await tab.refetch();
    expect(tab.shown.description).toBe("En andens");
  });

  test("requests are sent one at a time, and typing on goes with the next", async () => {
    const release = Promise.withResolvers<void>();
    server.on(editing, async (request) => {
      if (patches().length === 1) await release.promise;
      return record.edit(request);
    });
    const tab = openTab();
    tab.engine.change({ description: "Vandet " }, { now: true });
    await settle(0);
    tab.engine.change({ description: "Vandet tilbage" });
    await settle(5000);
    expect(patches()).toHaveLength(1);
    release.resolve();
    await settle();
    expect(patches().map(({ ifMatch }) => ifMatch)).toEqual([1, 2]);
    expect(record.current.description).toBe("Vandet tilbage");
    expect(tab.state).toMatchObject({ phase: "saved", conflict: null });
  });

  test("what is there already is not sent", async () => {
    const tab = openTab();
    tab.engine.change({ name: "Kæret" });
    tab.engine.change({ name: "Kær" });
    await settle();
    expect(patches()).toEqual([]);
    expect(tab.state.phase).toBe("saved");
    expect(kept()).toBeNull();
  });

  test("[V1] what cannot be stored is kept, but not sent", async () => {
    const tab = openTab();
    tab.engine.change({ name: " ", description: "Vandet" });
    await settle();
    expect(record.current).toMatchObject({ name: "Kær", description: "Vandet" });
    expect(kept()).toEqual({ name: " " });
  });
});

describe("[P10] two tabs", () => {
  test("the version sent is the one that was merged with, whatever is read meanwhile", async () => {
    const [one, other] = [openTab(), openTab()];
    one.engine.change({ description: "Min" });
    other.engine.change({ description: "Deres" }, { now: true });
    await settle(0);
    // Read in the middle: its version would let the first text through over the other one.
    await one.refetch();
    await settle();
    expect(patches()).toHaveLength(1);
    expect(record.current.description).toBe("Deres");
    expect(one.state.conflict?.fields).toEqual([
      { field: "description", mine: "Min", theirs: "Deres" },
    ]);
  });

  test("a read that comes in while the request waits for its turn does not lend it its version", async () => {
    const release = Promise.withResolvers<void>();
    server.on(editing, async (request) => {
      if (patches().length === 1) await release.promise;
      return record.edit(request);
    });
    const one = openTab();
    one.engine.change({ description: "Første" }, { now: true });
    await settle(0);
    record.change({ description: "Deres" }, "Demo Nabo");
    await one.refetch();
    release.resolve();
    await settle();
    expect(patches()[0]?.ifMatch).toBe(1);
    expect(record.current.description).toBe("Deres");
    expect(one.state.conflict?.changedBy).toBe("Demo Nabo");
  });

  test("what comes in between two letters is not what the first was typed over", async () => {
    const [one, other] = [openTab(), openTab()];
    one.engine.change({ description: "M" });
    other.engine.change({ description: "Deres" }, { now: true });
    await settle(0);
    await one.refetch();
    one.engine.change({ description: "Min" });
    await settle();
    expect(record.current.description).toBe("Deres");
    expect(one.state.conflict?.fields).toEqual([
      { field: "description", mine: "Min", theirs: "Deres" },
    ]);
  });

  test("what has been read but is not on the screen yet is not overwritten", async () => {
    const [one, other] = [openTab(), openTab()];
    one.engine.show(one.known);
    other.engine.change({ description: "Deres" }, { now: true });
    await settle(0);
    await one.refetch();
    one.engine.change({ description: "Min" });
    await settle();
    expect(record.current.description).toBe("Deres");
    expect(one.state.conflict?.fields).toHaveLength(1);
  });

  test("typing on after a save is no conflict with it, before the page shows the saved record", async () => {
    const tab = openTab();
    tab.engine.show(tab.known);
    tab.engine.change({ description: "Vandet" });
    await settle();
    tab.engine.change({ description: "Vandet tilbage" });
    await settle();
    expect(record.current.description).toBe("Vandet tilbage");
    expect(tab.state).toMatchObject({ phase: "saved", conflict: null });
  });

  test("in different fields they do not meet", async () => {
    const [one, other] = [openTab(), openTab()];
    one.engine.change({ description: "Vandet" });
    other.engine.change({ name: "Andet navn" });
    await settle();
    expect(record.current).toMatchObject({ name: "Andet navn", description: "Vandet" });
    expect(patches().map(({ ifMatch }) => ifMatch)).toEqual([1, 1, 2]);
    expect([one.state.phase, other.state.phase]).toEqual(["saved", "saved"]);
    expect(kept()).toBeNull();
  });

  test("one that is done leaves the other's unsent text in the browser", async () => {
    server.on(editing, (request) =>
      patches().length === 1 ? record.edit(request) : problem(503, { code: "away" }),
    );
    const [one, other] = [openTab(), openTab()];
    one.engine.change({ description: "Min" });
    other.engine.change({ description: "Deres" }, { now: false });
    await one.engine.flush();
    expect(kept()).toEqual({ description: "Deres" });
    await settle();
    expect(kept()).toEqual({ description: "Deres" });
  });

  test.each([
    { keep: true, ends: "Min" },
    { keep: false, ends: "Deres" },
  ])("a conflict is resolved by the user: mine $keep", async ({ keep, ends }) => {
    const tab = openTab();
    record.change({ description: "Deres" }, "Demo Nabo");
    tab.engine.change({ description: "Min" });
    await settle();
    expect(tab.state.conflict).toMatchObject({ changedBy: "Demo Nabo" });
    expect(tab.state.phase).toBe("conflict");
    expect(kept()).toEqual({ description: "Min" });
    tab.engine.resolve(() => keep);
    await settle();
    expect(record.current.description).toBe(ends);
    expect(tab.shown.description).toBe(ends);
    expect(kept()).toBeNull();
    // The text that was chosen over theirs has a log line of its own.
    const later = patches().slice(1);
    expect(later).toMatchObject(keep ? [{ body: { description: "Min", autosave: false } }] : []);
  });

  test("what is saved a third time while the dialog is open is asked about again", async () => {
    const tab = openTab();
    record.change({ description: "Deres" }, "Demo Nabo");
    tab.engine.change({ description: "Min" });
    await settle();
    record.change({ description: "Deres igen" }, "Demo Nabo");
    await tab.refetch();
    tab.engine.resolve(() => true);
    await settle();
    expect(record.current.description).toBe("Deres igen");
    expect(tab.state.conflict?.fields).toEqual([
      { field: "description", mine: "Min", theirs: "Deres igen" },
    ]);
  });

  test("a record that never rests is let be after a few attempts, and tried again later", async () => {
    let isBusy = true;
    server.on(editing, (request) => {
      if (isBusy) record.change({ name: `Navn ${record.current.version}` });
      return record.edit(request);
    });
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    expect(tab.state.phase).toBe("busy");
    expect(patches()).toHaveLength(6);
    isBusy = false;
    await settle(5000);
    expect(record.current.description).toBe("Vandet");
  });
});

describe("[P10] what fails", () => {
  const answers = (status: number, headers: Record<string, string> = {}) =>
    server.on(editing, () => problem(status, { code: "x.y", headers }));

  test.each([
    { status: 401, phase: "busy", isRetried: true },
    { status: 408, phase: "busy", isRetried: true },
    { status: 429, phase: "busy", isRetried: true },
    { status: 500, phase: "busy", isRetried: true },
    { status: 503, phase: "busy", isRetried: true },
    { status: 400, phase: "refused", isRetried: false },
    { status: 403, phase: "refused", isRetried: false },
    { status: 404, phase: "refused", isRetried: false },
    { status: 409, phase: "refused", isRetried: false },
    { status: 412, phase: "refused", isRetried: false },
    { status: 422, phase: "refused", isRetried: false },
  ])("$status: $phase, and the text is kept", async ({ status, phase, isRetried }) => {
    answers(status);
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    expect(tab.state).toMatchObject({ phase, mine: { description: "Vandet" } });
    expect(kept()).toEqual({ description: "Vandet" });
    await settle(120_000);
    expect(patches().length > 1).toBe(isRetried);
  });

  test("a refusal is tried again when the text changes or the user asks, not when the page is looked at", async () => {
    answers(409);
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    tab.engine.resume();
    await settle(120_000);
    expect(patches()).toHaveLength(1);
    await tab.engine.flush();
    tab.engine.change({ description: "Vandet 2" });
    await settle();
    expect(patches()).toHaveLength(3);
  });

  test.each([
    { how: "before the pause is over", pauseMs: 100 },
    { how: "after it", pauseMs: 2000 },
  ])("a correction that is typed while a refusal is under way is sent, $how", async (given) => {
    const refusal = Promise.withResolvers<void>();
    server.on(editing, async (request) => {
      if ((request.body as Fields).description !== "For langt") return record.edit(request);
      await refusal.promise;
      return problem(422);
    });
    const tab = openTab();
    tab.engine.change({ description: "For langt" });
    await settle();
    tab.engine.change({ description: "Kort" });
    await settle(given.pauseMs);
    refusal.resolve();
    await settle(0);
    expect(tab.state.phase).not.toBe("refused");
    await settle();
    expect(record.current.description).toBe("Kort");
    expect(tab.state).toMatchObject({ phase: "saved", error: null });
    expect(patches()).toHaveLength(2);
  });

  test("the waits double up to a minute, and an answer begins them again", async () => {
    answers(503);
    const tab = openTab();
    tab.engine.change({ description: "Vandet" }, { now: true });
    await settle(0);
    for (const waitMs of [4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = patches().length;
      await settle(waitMs - 1);
      expect(patches()).toHaveLength(before);
      await settle(1);
      expect(patches()).toHaveLength(before + 1);
    }
  });

  test("without a network the text is kept, and sent when the network is back", async () => {
    server.state.isOffline = true;
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    expect(tab.state.phase).toBe("offline");
    expect(kept()).toEqual({ description: "Vandet" });
    server.state.isOffline = false;
    tab.engine.resume();
    await settle(0);
    expect(record.current.description).toBe("Vandet");
    expect(kept()).toBeNull();
  });

  test.each([
    { header: "120", waitMs: 120_000 },
    { header: "Mon, 16 Nov 2026 08:02:00 GMT", waitMs: 120_000 },
  ])("a server that asks for time ($header) is left alone that long", async ({ header }) => {
    answers(429, { "retry-after": header });
    const tab = openTab();
    tab.engine.change({ description: "V" }, { now: true });
    await settle(0);
    expect(tab.state.retryAt).toBe(Date.parse("2026-11-16T08:02:00Z"));
    // Neither the next letter nor a look at the page asks before.
    tab.engine.change({ description: "Vandet" });
    tab.engine.resume();
    await settle(119_000);
    expect(patches()).toHaveLength(1);
    expect(tab.state.phase).toBe("busy");
    server.on(editing, record.edit);
    await settle(1000);
    expect(record.current.description).toBe("Vandet");
  });

  test("a sign-in that has run out is renewed and the text sent, without the user noticing", async () => {
    let isExpired = true;
    server.on(editing, (request) => (isExpired ? problem(401, {}) : record.edit(request)));
    httpEvents.renew = () => {
      isExpired = false;
      return Promise.resolve(true);
    };
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    expect(tab.state.phase).toBe("saved");
  });

  test("a sign-in that cannot be renewed leads away, and the text is there on the way back", async () => {
    answers(401);
    const signInAgain = vi.fn<() => void>();
    httpEvents.signInAgain = signInAgain;
    const before = openTab();
    before.engine.change({ description: "Vandet" });
    await settle();
    before.engine.stop();
    expect(signInAgain).toHaveBeenCalled();
    server.on(editing, record.edit);
    const after = openTab();
    after.engine.start();
    await settle();
    expect(record.current.description).toBe("Vandet");
  });

  test("an answer that got lost is asked for with the same key, also after the page was closed", async () => {
    server.on(editing, (request) => {
      record.edit(request);
      throw new TypeError("connection reset");
    });
    const before = openTab();
    before.engine.change({ description: "Vandet" });
    await settle();
    before.engine.stop();
    server.on(editing, record.edit);
    await settle();
    const key = patches()[0]?.idempotencyKey;
    expect(key).toBeTruthy();
    expect(new Set(patches().map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([key]));
    expect(record.current.version).toBe(2);
  });

  test("one's own text whose answer got lost is not taken for someone else's", async () => {
    server.on(editing, (request) => {
      record.edit(request);
      throw new TypeError("connection reset");
    });
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    await settle();
    server.on(editing, record.edit);
    tab.engine.change({ description: "Vandet tilbage" });
    await settle();
    expect(tab.state.conflict).toBeNull();
    expect(record.current.description).toBe("Vandet tilbage");
  });
});

describe("[P10] a page that goes", () => {
  test("sends what waits, and lets go of it when the answer comes", async () => {
    const tab = openTab();
    tab.engine.change({ description: "Vandet" });
    tab.engine.stop();
    await settle(0);
    expect(record.current.description).toBe("Vandet");
    expect(kept()).toBeNull();
  });

  test("in the middle of a request takes the answer, and does not try again on its own", async () => {
    const release = Promise.withResolvers<Response>();
    server.on(editing, () => release.promise);
    const tab = openTab();
    tab.engine.change({ description: "Vandet" }, { now: true });
    await settle(0);
    tab.engine.stop();
    release.resolve(problem(503, { code: "away" }));
    await settle(600_000);
    expect(patches()).toHaveLength(1);
    expect(kept()).toEqual({ description: "Vandet" });
  });

  test("and comes back takes up what an earlier visit left, also what was kept by an older version", async () => {
    localStorage.setItem(
      `draft:project-${id}`,
      JSON.stringify({ mine: { description: "Fra i går" }, base: { description: "" } }),
    );
    const tab = openTab();
    tab.engine.start();
    await settle();
    expect(record.current.description).toBe("Fra i går");
  });
});

describe("[A3] [P10] two people at one computer", () => {
  const nobody = sessionState.get();
  const signIn = (person: string) =>
    changeSession({
      phase: "authenticated",
      profile: { id: person } as NonNullable<typeof nobody.profile>,
    });
  afterEach(() => sessionState.set(nobody));
  const away = () => server.on(editing, () => problem(503, { code: "away" }));

  test("what the first could not send is neither shown to the second nor sent in their name", async () => {
    signIn("anna");
    away();
    const ofAnna = openTab();
    ofAnna.engine.change({ description: "Annas ord" });
    await settle();
    ofAnna.engine.stop();
    const before = patches().length;
    signIn("bo");
    server.on(editing, (request) => record.edit(request));
    const ofBo = openTab();
    ofBo.engine.start();
    ofBo.engine.change({ name: "Bos navn" });
    await settle(60_000);
    expect(ofBo.shown.description).toBe("");
    expect(patches().slice(before)).toMatchObject([{ body: { name: "Bos navn" } }]);
    signIn("anna");
    openTab().engine.start();
    await settle();
    expect(record.current).toMatchObject({ name: "Bos navn", description: "Annas ord" });
  });

  test("a page that was the first one's sends nothing once the second has signed in", async () => {
    signIn("anna");
    away();
    const ofAnna = openTab();
    ofAnna.engine.change({ description: "Annas ord" });
    await settle();
    const before = patches().length;
    signIn("bo");
    ofAnna.engine.resume();
    await settle(120_000);
    expect(patches()).toHaveLength(before);
  });
});

test("[A3] [P10] while the server does not say who is here, what is written is sent and kept nowhere", async () => {
  const before = sessionState.get();
  changeSession({ phase: "authenticated", profile: null });
  server.on(editing, () => problem(503, { code: "away" }));
  const tab = openTab();
  tab.engine.start();
  tab.engine.change({ description: "Annas ord" });
  await settle();
  expect(Object.keys(localStorage)).toEqual([]);
  server.on(editing, (request) => record.edit(request));
  await settle(60_000);
  sessionState.set(before);
  expect(record.current.description).toBe("Annas ord");
});

describe("[L3] by a button", () => {
  test("nothing is sent before it is pressed, and only what is requested", async () => {
    const tab = openTab(byButton);
    tab.engine.change({ name: "Nyt", description: "Vandet" });
    tab.engine.resume();
    await settle(120_000);
    expect(patches()).toEqual([]);
    expect(tab.state.phase).toBe("unsaved");
    await tab.engine.save(["description"]);
    expect(record.current).toMatchObject({ name: "Kær", description: "Vandet" });
    expect(tab.state).toMatchObject({ phase: "unsaved", mine: { name: "Nyt" } });
    tab.engine.discard();
    expect(tab.state).toMatchObject({ phase: "idle", mine: {} });
    expect(kept()).toBeNull();
  });

  test("what is typed on while it is sent waits for the button again", async () => {
    const release = Promise.withResolvers<void>();
    server.on(editing, async (request) => {
      await release.promise;
      return record.edit(request);
    });
    const tab = openTab(byButton);
    tab.engine.change({ description: "Vandet" });
    const saved = tab.engine.save();
    await settle(0);
    tab.engine.change({ description: "Vandet tilbage" });
    release.resolve();
    await saved;
    expect(patches()).toHaveLength(1);
    expect(tab.state).toMatchObject({ phase: "unsaved", mine: { description: "Vandet tilbage" } });
  });

  test("a press for a correction while a refusal is under way is heard, typing alone is not", async () => {
    const tab = openTab(byButton);
    const trying = async (isPressed: boolean) => {
      const refusal = Promise.withResolvers<void>();
      server.on(editing, async (request) => {
        if ((request.body as Fields).description !== "For langt") return record.edit(request);
        await refusal.promise;
        return problem(422);
      });
      tab.engine.change({ description: "For langt" });
      const saved = tab.engine.save();
      await settle(0);
      tab.engine.change({ description: "Kort" });
      if (isPressed) void tab.engine.save();
      refusal.resolve();
      await saved;
    };
    await trying(false);
    expect(tab.state).toMatchObject({ phase: "refused", mine: { description: "Kort" } });
    expect(patches()).toHaveLength(1);
    await trying(true);
    expect(record.current.description).toBe("Kort");
    expect(tab.state).toMatchObject({ phase: "saved", mine: {} });
  });

  test("what was pressed without a network is sent by itself later", async () => {
    server.state.isOffline = true;
    const tab = openTab(byButton);
    tab.engine.change({ description: "Vandet" });
    await tab.engine.save();
    tab.engine.stop();
    server.state.isOffline = false;
    const later = openTab(byButton);
    later.engine.start();
    await settle();
    expect(record.current.description).toBe("Vandet");
  });

  test("a change is merged with what was seen when the dialog opened, not with what came in behind it", async () => {
    const tab = openTab(byButton);
    const seen = tab.known;
    record.change({ description: "Deres" });
    await tab.refetch();
    tab.engine.change({ description: "Min" }, { seen });
    await tab.engine.save();
    expect(patches()).toEqual([]);
    expect(tab.state.conflict?.fields).toHaveLength(1);
  });
});

describe("[C3] a field that nothing updates is 'Update function not found'", () => {
  const unknown = { colour: "red" } as Partial<Fields>;

  test("as a change it throws", () => {
    expect(() => openTab().engine.change(unknown)).toThrow("Update function not found");
  });

  test("in an older release's draft it is logged and left, and the rest is saved", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const mine = { description: "Vandet", ...unknown };
    draftStorage<Fields>(`project-${id}`).keep({ mine, base: { description: "" } });
    const tab = openTab();
    tab.engine.start();
    await settle();
    expect(logged).toHaveBeenCalledExactlyOnceWith("Update function not found: colour");
    expect(patches().map(({ body }) => body)).toEqual([
      { description: "Vandet", autosave: true, removeUnfitting: false },
    ]);
    expect(kept()).toBeNull();
    logged.mockRestore();
  });
});

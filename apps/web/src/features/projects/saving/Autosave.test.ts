// @vitest-environment node
import type { Project } from "@mars/contracts/projectShapes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { Autosave, type AutosaveDeps, type Fields, shownFields, type Unsaved } from "./Autosave.ts";

const first = { name: "Kær", description: "", subsidySchemeId: null, version: 1 } as Project;

/** A server that keeps one project, and a browser that keeps one draft. */
function world(kept: Unsaved | null = null) {
  const state = {
    server: first,
    read: first,
    kept,
    sent: [] as Fields[],
    fault: null as Error | null,
  };
  const deps: AutosaveDeps = {
    read: () => state.read,
    send: async (fields, { version }) => {
      state.sent.push(fields);
      if (state.fault) throw state.fault;
      if (version !== state.server.version) {
        throw new HttpProblem(412, {
          code: "version.stale",
          figures: { current: state.server, changedBy: "Demo Nabo" },
        });
      }
      state.server = { ...state.server, ...fields, version: version + 1 };
      return state.server;
    },
    take: (project) => (state.read = project),
    kept: {
      read: () => state.kept,
      write: (unsaved) => (state.kept = unsaved),
      drop: () => (state.kept = null),
    },
    isSendable: (field, value) => field !== "name" || value?.trim() !== "",
  };
  return { state, autosave: new Autosave(deps) };
}

const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[P10] typing is one save when it pauses, and the browser lets go of it once acknowledged", async () => {
  const { state, autosave } = world();
  autosave.change({ description: "V" });
  autosave.change({ description: "Vandet" });
  expect(state.kept?.mine).toEqual({ description: "Vandet" });
  await settle();
  expect(state.sent).toEqual([{ description: "Vandet" }]);
  expect(state.kept).toBeNull();
  expect(autosave.store.get().phase).toBe("saved");
});

test("[P10] a space at the end stays in the field although the server stores the text without it", async () => {
  const { state, autosave } = world();
  autosave.change({ description: "Vandet " });
  await settle();
  state.read = { ...state.server, description: "Vandet" };
  expect(autosave.store.get().phase).toBe("saved");
  expect(shownFields(state.read, autosave.store.get()).description).toBe("Vandet ");
  state.read = { ...state.read, description: "En andens" };
  expect(shownFields(state.read, autosave.store.get()).description).toBe("En andens");
});

test("[P10] without a network the text is kept and sent by itself later", async () => {
  const { state, autosave } = world();
  state.fault = new HttpProblem(0, { code: "network" });
  autosave.change({ description: "Vandet" });
  await settle();
  expect(autosave.store.get().phase).toBe("failed");
  expect(state.kept?.mine).toEqual({ description: "Vandet" });
  state.fault = null;
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.server.description).toBe("Vandet");
  expect(state.kept).toBeNull();
});

test("[P10] what an earlier tab left is taken up and sent", async () => {
  const { state, autosave } = world({
    mine: { description: "Fra i går" },
    base: { description: "" },
  });
  autosave.start();
  await settle();
  expect(state.server.description).toBe("Fra i går");
});

test("[P10] a change elsewhere in the project does not stand in the way", async () => {
  const { state, autosave } = world();
  state.server = { ...first, name: "Andet navn", version: 2 };
  autosave.change({ description: "Vandet" });
  await settle();
  expect(state.server).toMatchObject({ name: "Andet navn", description: "Vandet" });
});

test("[P10] two texts for one field are both shown, and the chosen one is saved", async () => {
  const { state, autosave } = world();
  state.server = { ...first, description: "Deres", version: 2 };
  autosave.change({ description: "Min" });
  await settle();
  expect(autosave.store.get().clash).toEqual({
    fields: [{ field: "description", mine: "Min", theirs: "Deres" }],
    changedBy: "Demo Nabo",
  });
  expect(state.server.description).toBe("Deres");
  autosave.resolve(() => true);
  await settle();
  expect(state.server.description).toBe("Min");
});

test("[P10] a page that read the other text by itself still asks before it writes over it", async () => {
  const { state, autosave } = world();
  autosave.change({ description: "Min" });
  state.server = { ...first, description: "Deres", version: 2, updatedBy: "Demo Nabo" };
  state.read = state.server;
  await settle();
  expect(state.sent).toEqual([]);
  expect(autosave.store.get().clash).toEqual({
    fields: [{ field: "description", mine: "Min", theirs: "Deres" }],
    changedBy: "Demo Nabo",
  });
});

test("[P10] typing on while a save is under way is no clash with what the server made of it", async () => {
  const { state, autosave } = world();
  autosave.change({ description: "Vandet " });
  const sending = autosave.flush();
  autosave.change({ description: "Vandet tilbage" });
  await sending;
  state.server = { ...state.server, description: state.server.description.trim() };
  state.read = state.server;
  await settle();
  expect(autosave.store.get().clash).toBeNull();
  expect(state.server.description).toBe("Vandet tilbage");
});

test("[P10] one's own text whose answer got lost is not taken for somebody else's", async () => {
  const { state, autosave } = world();
  state.fault = new HttpProblem(0, { code: "network" });
  autosave.change({ description: "Vandet" });
  await settle();
  state.fault = null;
  state.server = { ...first, description: "Vandet", version: 2 };
  autosave.change({ description: "Vandet tilbage" });
  await settle();
  expect(autosave.store.get().clash).toBeNull();
  expect(state.server.description).toBe("Vandet tilbage");
});

test("[P10] taking the other text lets go of one's own", async () => {
  const { state, autosave } = world();
  state.server = { ...first, description: "Deres", version: 2 };
  autosave.change({ description: "Min" });
  await settle();
  autosave.resolve(() => false);
  await settle();
  expect(state.server.description).toBe("Deres");
  expect(state.kept).toBeNull();
});

test("[V1] a name that cannot be stored is kept, but not sent", async () => {
  const { state, autosave } = world();
  autosave.change({ name: " " });
  await settle();
  expect(state.sent).toEqual([]);
  expect(state.kept?.mine).toEqual({ name: " " });
});

test("[P10] a refusal is not tried again until something changes", async () => {
  const { state, autosave } = world();
  state.fault = new HttpProblem(409, { code: "project.frozen" });
  autosave.change({ description: "Vandet" });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(state.sent).toHaveLength(1);
  expect(autosave.store.get()).toMatchObject({ phase: "refused", mine: { description: "Vandet" } });
});

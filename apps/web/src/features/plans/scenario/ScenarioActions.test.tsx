import {
  applyScenario,
  createScenario,
  deleteScenario,
  editScenario,
  listScenarios,
} from "@mars/contracts/plans/planScenarios";
import { restoreDeleted } from "@mars/contracts/plans/planDeletions";
import { includeInPlan } from "@mars/contracts/plans/plans";
import type { Scenario } from "@mars/contracts/plans/planShapes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { useScenarios } from "../planQueries.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { ScenarioActions } from "./ScenarioActions.tsx";
import { ScenarioBar, useFollowScenario } from "./ScenarioBar.tsx";

const server = fakeServer();
const plan = planFixture();
const sketch = listedSketch(sketchFixture());
const saved = (changes: Partial<Scenario> = {}): Scenario => ({
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c1",
  name: "Mere skov",
  dropoutShare: 0.2,
  choices: {},
  pinned: [],
  organizationVat: "29189846",
  updatedAt: "2026-11-10T08:00:00Z",
  mayEdit: true,
  version: 3,
  ...changes,
});

type Shown = { scenario?: Scenario | null; newest?: Scenario | null };

/** The menu next to what is tried, with the two acts of the page that lead into it. */
function Trial({ scenario = null, newest = scenario }: Shown) {
  const work = usePlanWork(plan, [sketch], []);
  return (
    <>
      <button onClick={() => work.begin(scenario?.id ?? "try", scenario ?? undefined)}>open</button>
      <button onClick={() => void work.toggle([sketch.id], false)}>leave out</button>
      <button onClick={() => void work.toggle([sketch.id], true)}>count</button>
      <button onClick={() => work.togglePin(sketch.id)}>pin</button>
      <button onClick={() => work.begin("plan")}>back to the plan</button>
      <output>{work.mode}</output>
      <ScenarioActions
        plan={plan}
        work={work}
        scenarios={newest ? [newest] : []}
        onCompare={vi.fn<() => void>()}
        onOverlaps={vi.fn<() => void>()}
      />
    </>
  );
}

function open(scenario: Scenario | null = null, newest = scenario) {
  const { user } = renderInPage(<Trial scenario={scenario} newest={newest} />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const choose = async (act: string) => {
    await press("Handlinger");
    await press(act);
  };
  return { user, press, choose };
}

test("[L2] the list of scenarios says who saved each, and one is compared once it is chosen", async () => {
  server.on(listScenarios, () => [saved({ createdBy: "Demo Planlægger Viborg" })]);
  const ignore = vi.fn<() => void>();
  function Bar() {
    const work = usePlanWork(plan, [sketch], []);
    return <ScenarioBar plan={plan} work={work} onFind={ignore} onOverlaps={ignore} />;
  }
  const { user } = renderInPage(<Bar />);
  const name = "Mere skov (Demo Planlægger Viborg)";
  expect(await screen.findAllByRole("option", { name })).toHaveLength(1);
  await user.selectOptions(screen.getByRole("combobox", { name: "Scenarie" }), name);
  expect(screen.getByRole("combobox", { name: "Sammenlign med" })).toHaveProperty("value", "plan");
});

test("[L2] a trial is saved under a name, with what it leaves out", async () => {
  server.on(createScenario, () => saved());
  const { user, press, choose } = open();
  await choose("Nyt scenarie");
  await press("leave out");
  await choose("Gem som nyt scenarie");
  await press("Gem");
  expect(await screen.findByText("Skriv et navn.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Scenariets navn" }));
  expect(server.asked(createScenario)).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: "Scenariets navn" }), " Mere skov ");
  await press("Gem");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(saved().id));
  expect(server.asked(createScenario)).toMatchObject([
    { body: { name: "Mere skov", dropoutShare: 0.2, choices: { [sketch.id]: false } } },
  ]);
});

test("[L2] it is open as saved when it is, not when the plan has been read again", async () => {
  const first = Promise.withResolvers<Scenario[]>();
  server.on(listScenarios, () => first.promise);
  server.on(createScenario, () => saved());
  function Listed() {
    return (
      <p>
        {useScenarios(plan.id)
          .data?.map(({ name }) => name)
          .join()}
      </p>
    );
  }
  renderInPage(<Listed />);
  const { user, press, choose } = open();
  await choose("Nyt scenarie");
  await choose("Gem som nyt scenarie");
  await user.type(screen.getByRole("textbox", { name: "Scenariets navn" }), "Mere skov");
  await press("Gem");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(saved().id));
  // An answer from before it was saved does not take it away again.
  first.resolve([]);
  expect(await screen.findByText("Mere skov")).toBeTruthy();
});

test("[L2] a saved one is changed in place, by the version that was opened", async () => {
  server.on(editScenario, () => saved({ version: 4 }));
  const { press, choose } = open(saved());
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(1));
  expect(server.asked(editScenario)).toMatchObject([
    { ifMatch: 3, body: { name: "Mere skov", choices: { [sketch.id]: false } } },
  ]);
});

test("[L2] what is tried while it is being saved stays, and is saved by the next press", async () => {
  const answer = Promise.withResolvers<void>();
  server.on(editScenario, async ({ body, ifMatch }) => {
    if (ifMatch === 3) await answer.promise;
    return saved({ ...(body as Partial<Scenario>), version: ifMatch! + 1 });
  });
  const { press, choose } = open(saved({ pinned: [sketch.id] }));
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await press("count");
  await press("pin");
  answer.resolve();
  await screen.findByText(saved().id);
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(1));
  await choose("Gem ændringer");
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(2));
  expect(server.asked(editScenario)).toMatchObject([
    { ifMatch: 3, body: { choices: { [sketch.id]: false }, pinned: [sketch.id] } },
    { ifMatch: 4, body: { choices: { [sketch.id]: true }, pinned: [] } },
  ]);
});

/** That a save has been answered, and what was answered. */
const taken = () => queryClient.getQueryData<Scenario[]>(["plan", plan.id, "scenarios"]);
const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Scenariets navn" });
const refusals = () => screen.queryAllByText("Der er et problem");
/** The save of the menu, answered when told. */
function slowEdit() {
  const answer = Promise.withResolvers<void>();
  server.on(editScenario, async ({ body, ifMatch }) => {
    if (ifMatch === 3) await answer.promise;
    return saved({ ...(body as Partial<Scenario>), version: ifMatch! + 1 });
  });
  return answer;
}

test("[L2] what is tried while it is being saved stays a change, also where a copy was asked for meanwhile", async () => {
  const answer = slowEdit();
  // Not answered yet.
  server.on(createScenario, () => new Promise<never>(() => {}));
  const { press, choose } = open(saved());
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await press("pin");
  await choose("Dupliker");
  await waitFor(() => expect(server.asked(createScenario)).toHaveLength(1));
  answer.resolve();
  await waitFor(() => expect(taken()).toMatchObject([{ version: 4 }]));
  await choose("Gem ændringer");
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(2));
  expect(server.asked(createScenario)).toMatchObject([{ body: { pinned: [sketch.id] } }]);
  expect(server.asked(editScenario)).toMatchObject([
    { ifMatch: 3, body: { choices: { [sketch.id]: false }, pinned: [] } },
    { ifMatch: 4, body: { choices: { [sketch.id]: false }, pinned: [sketch.id] } },
  ]);
});

test("[L2] a name that is being written stays when an earlier save is answered", async () => {
  const answer = slowEdit();
  const { user, press, choose } = open(saved());
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await choose("Gem som nyt scenarie");
  await user.type(nameField(), "Mere eng");
  answer.resolve();
  await waitFor(() => expect(taken()).toMatchObject([{ version: 4 }]));
  expect(nameField().value).toBe("Mere eng");
});

test("[L2] why one save failed does not be in the dialog of another", async () => {
  server.on({ method: createScenario.method, path: createScenario.path }, () => problem(403));
  const { user, press, choose } = open(saved());
  await press("open");
  await press("leave out");
  renderInPage(<ToastRegion />);
  server.state.isOffline = true;
  await choose("Gem ændringer");
  await screen.findByRole("alert");
  server.state.isOffline = false;
  await choose("Gem som nyt scenarie");
  expect(refusals()).toHaveLength(0);
  await user.type(nameField(), "Mere eng");
  await press("Gem");
  await waitFor(() => expect(refusals()).toHaveLength(1));
  await press("Annuller");
  await choose("Omdøb");
  expect(nameField().value).toBe("Mere skov");
  expect(refusals()).toHaveLength(0);
});

test("[L2] whoever goes elsewhere while it is being saved stays there", async () => {
  const answer = Promise.withResolvers<Scenario>();
  server.on(editScenario, () => answer.promise);
  renderInPage(<ToastRegion />);
  const { press, choose } = open(saved());
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await press("back to the plan");
  answer.resolve(saved({ version: 4 }));
  expect(await screen.findByText(/gemt/i)).toBeTruthy();
  expect(screen.getByRole("button", { name: "back to the plan" }).nextSibling?.textContent).toBe(
    "plan",
  );
});

test("[L2] one that someone else changed meanwhile is not written over", async () => {
  server.on({ method: editScenario.method, path: editScenario.path }, () =>
    problem(412, { code: "version.stale" }),
  );
  const { user, press, choose } = open(saved());
  await press("open");
  await choose("Omdøb");
  await user.type(screen.getByRole("textbox", { name: "Scenariets navn" }), " og eng");
  await press("Gem");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Mere skov og eng");
});

test("[L2] what someone else saved meanwhile is kept, and asked about where both changed it", async () => {
  const theirs = saved({ version: 4, name: "Deres", dropoutShare: 0.1 });
  server.on({ method: editScenario.method, path: editScenario.path }, () =>
    server.asked(editScenario).length > 1
      ? saved({ version: 5 })
      : problem(412, { code: "version.stale", figures: { current: theirs } }),
  );
  const { user, press, choose } = open(saved());
  await press("open");
  await press("leave out");
  await choose("Omdøb");
  await user.type(screen.getByRole("textbox", { name: "Scenariets navn" }), " og eng");
  await press("Gem");
  const conflict = await screen.findByRole("dialog", { name: /begge rettet/ });
  expect(within(conflict).getAllByRole("group")).toHaveLength(1);
  await user.click(within(conflict).getByRole("radio", { name: "Den anden version" }));
  await press("Gem mit valg");
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(2));
  expect(server.asked(editScenario)).toMatchObject([
    { ifMatch: 3 },
    { ifMatch: 4, body: { name: "Deres", dropoutShare: 0.1, choices: { [sketch.id]: false } } },
  ]);
});

test("[L2] a name that could not be saved after the question about it is still there", async () => {
  const theirs = saved({ version: 4, name: "Deres" });
  let isRefused = true;
  server.on({ method: editScenario.method, path: editScenario.path }, ({ body, ifMatch }) => {
    if (ifMatch === 3) return problem(412, { code: "version.stale", figures: { current: theirs } });
    return isRefused ? problem(403) : saved({ ...(body as Partial<Scenario>), version: 5 });
  });
  const { user, press, choose } = open(saved());
  await press("open");
  await choose("Omdøb");
  await user.type(nameField(), " og eng");
  await press("Gem");
  await screen.findByRole("dialog", { name: /begge rettet/ });
  await press("Gem mit valg");
  await waitFor(() => expect(refusals()).toHaveLength(1));
  expect(screen.queryByRole("dialog", { name: /begge rettet/ })).toBeNull();
  expect(nameField().value).toBe("Mere skov og eng");
  isRefused = false;
  await press("Gem");
  await screen.findByRole("dialog", { name: /begge rettet/ });
  await press("Gem mit valg");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(taken()).toMatchObject([{ name: "Mere skov og eng", version: 5 }]);
});

test("[L2] a change of one that was changed since it was opened is merged with it", async () => {
  server.on(editScenario, () => saved({ version: 5 }));
  const choices = { another: true };
  const { press, choose } = open(saved(), saved({ version: 4, choices }));
  await press("open");
  await press("leave out");
  await choose("Gem ændringer");
  await waitFor(() => expect(server.asked(editScenario)).toHaveLength(1));
  expect(server.asked(editScenario)).toMatchObject([
    { ifMatch: 4, body: { choices: { another: true, [sketch.id]: false } } },
  ]);
});

test("[L2] saving without a dialog says when it was refused", async () => {
  server.on({ method: editScenario.method, path: editScenario.path }, () =>
    problem(403, { code: "identity.forbidden" }),
  );
  const { press, choose } = open(saved());
  await press("open");
  await press("leave out");
  renderInPage(<ToastRegion />);
  await choose("Gem ændringer");
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test.each([
  {
    act: "Anvend på planen",
    contract: applyScenario,
    yes: "Ja, anvend",
    answer: plan,
    list: "sketches",
    shown: [{ id: sketch.id, included: false }],
    undo: { contract: includeInPlan, asked: { body: { included: [sketch.id], excluded: [] } } },
  },
  {
    act: "Slet scenariet",
    contract: deleteScenario,
    yes: "Ja, slet",
    answer: undefined,
    list: "scenarios",
    shown: [],
    undo: { contract: restoreDeleted, asked: { params: { id: plan.id, itemId: saved().id } } },
  },
])("[L2] '$act' is asked first, and undone", async (given) => {
  const { act, contract, yes, answer, undo, list, shown } = given;
  server.on({ method: undo.contract.method, path: undo.contract.path }, () => answer ?? {});
  renderInPage(<ToastRegion />);
  server.on({ method: contract.method, path: contract.path }, () => answer);
  const { user, press, choose } = open(saved({ choices: { [sketch.id]: false } }));
  queryClient.setQueryData(["plan", plan.id, "sketches"], [sketch]);
  queryClient.setQueryData(["plan", plan.id, "scenarios"], [saved()]);
  await press("open");
  await choose(act);
  expect(server.asked(contract)).toEqual([]);
  await press(yes);
  await waitFor(() => expect(server.asked(contract)).toHaveLength(1));
  const done = await screen.findByRole("button", { name: "Fortryd" });
  // What is told as done stands so on the page, before that is read again.
  await waitFor(() =>
    expect(queryClient.getQueryData(["plan", plan.id, list])).toMatchObject(shown),
  );
  await user.click(done);
  await waitFor(() => expect(server.asked(undo.contract)).toMatchObject([undo.asked]));
});

/** With the page's own way of hearing that a scenario is gone. */
function Followed() {
  const scenarios = useScenarios(plan.id).data;
  const work = usePlanWork(plan, [sketch], []);
  useFollowScenario(work, scenarios);
  return (
    <>
      <button onClick={() => work.begin(saved().id, saved())}>open</button>
      <output>{work.mode}</output>
      <ScenarioActions
        plan={plan}
        work={work}
        scenarios={scenarios ?? []}
        onCompare={vi.fn<() => void>()}
        onOverlaps={vi.fn<() => void>()}
      />
      <ToastRegion />
    </>
  );
}

describe("[L2] a scenario that someone else has just deleted", () => {
  const kept = /^En anden har slettet Mere skov\. Dine valg er her stadig/;
  async function openGone() {
    let listed = [saved()];
    server.on(listScenarios, () => listed);
    for (const { method, path } of [editScenario, applyScenario, deleteScenario])
      server.on({ method, path }, () => {
        listed = [];
        return problem(404, { code: "not-found" });
      });
    const { user } = renderInPage(<Followed />);
    const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(server.asked(listScenarios)).toHaveLength(1));
    await press("open");
    return {
      user,
      press,
      choose: async (act: string) => {
        await press("Handlinger");
        await press(act);
      },
    };
  }

  test("is told as deleted by another when it is deleted, and the plan is shown", async () => {
    const { press, choose } = await openGone();
    await choose("Slet scenariet");
    await press("Ja, slet");
    expect(await screen.findByText("En anden havde allerede slettet Mere skov")).toBeTruthy();
    expect(screen.getByText("plan", { selector: "output" })).toBeTruthy();
    expect(screen.queryByText(kept)).toBeNull();
  });

  test("cannot be applied, and its choices stay to be saved", async () => {
    const { press, choose } = await openGone();
    await choose("Anvend på planen");
    await press("Ja, anvend");
    expect(await screen.findByText(kept)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByText("try", { selector: "output" })).toBeTruthy();
  });

  test("that is being renamed becomes one of its own under that name", async () => {
    server.on(createScenario, () => saved({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c2" }));
    const { user, press, choose } = await openGone();
    await choose("Omdøb");
    await user.type(nameField(), " og eng");
    await press("Gem");
    expect(await screen.findByText(kept)).toBeTruthy();
    const dialog = screen.getByRole("dialog", { name: "Gem scenarie" });
    expect(within(dialog).queryByRole("alert")).toBeNull();
    await press("Gem");
    await waitFor(() => expect(server.asked(createScenario)).toHaveLength(1));
    expect(server.asked(createScenario)[0]?.body).toMatchObject({ name: "Mere skov og eng" });
  });
});

test("[L2] a plan that others changed is shown again before a scenario is applied to it", async () => {
  const current = { ...plan, version: 7 };
  server.on({ method: applyScenario.method, path: applyScenario.path }, () =>
    problem(412, { code: "version.stale", figures: { current } }),
  );
  const { press, choose } = open(saved({ choices: { [sketch.id]: false } }));
  await press("open");
  await choose("Anvend på planen");
  await press("Ja, anvend");
  expect(await screen.findByText(/^En anden har ændret det imens/)).toBeTruthy();
  expect(queryClient.getQueryData(["plan", plan.id, "plan"])).toEqual(current);
});

describe("[L2] a scenario that someone else changed after it was shown", () => {
  const newer = saved({ choices: { [sketch.id]: false }, version: 4 });
  async function openChanged() {
    let listed = saved();
    server.on(listScenarios, () => [listed]);
    const { user } = renderInPage(<Followed />);
    const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(server.asked(listScenarios)).toHaveLength(1));
    await press("open");
    listed = newer;
    return press;
  }

  test("is shown as it stands before it is applied, and what was applied is undone", async () => {
    server.on({ method: applyScenario.method, path: applyScenario.path }, ({ body }) =>
      (body as { scenarioVersion?: number }).scenarioVersion === newer.version
        ? plan
        : problem(412, { code: "version.stale", figures: { scenario: newer } }),
    );
    server.on(includeInPlan, () => plan);
    const press = await openChanged();
    await press("Handlinger");
    await press("Anvend på planen");
    expect(screen.queryByText(sketch.name)).toBeNull();
    await press("Ja, anvend");
    expect(await screen.findByText(/^En anden har ændret det imens/)).toBeTruthy();
    // What it leaves out by now.
    expect(await screen.findByText(sketch.name)).toBeTruthy();
    await press("Ja, anvend");
    await press("Fortryd");
    await waitFor(() =>
      expect(server.asked(includeInPlan)).toMatchObject([
        { body: { included: [sketch.id], excluded: [] } },
      ]),
    );
    expect(server.asked(applyScenario).map(({ body }) => body)).toEqual([
      { confirmed: true, scenarioVersion: 3 },
      { confirmed: true, scenarioVersion: 4 },
    ]);
  });

  test("is deleted by the press after that was told", async () => {
    server.on({ method: deleteScenario.method, path: deleteScenario.path }, ({ ifMatch }) =>
      ifMatch === newer.version
        ? undefined
        : problem(412, { code: "version.stale", figures: { current: newer } }),
    );
    const press = await openChanged();
    await press("Handlinger");
    await press("Slet scenariet");
    await press("Ja, slet");
    expect(await screen.findByText(/^En anden har ændret det imens/)).toBeTruthy();
    await press("Ja, slet");
    await waitFor(() =>
      expect(server.asked(deleteScenario).map(({ ifMatch }) => ifMatch)).toEqual([3, 4]),
    );
  });
});

test("[L2] a copy is made once, also where 'Dupliker' is pressed again meanwhile", async () => {
  const made = Promise.withResolvers<Scenario>();
  server.on(createScenario, () => made.promise);
  const { press, choose } = open(saved());
  await press("open");
  await choose("Dupliker");
  await choose("Duplikerer …");
  made.resolve(saved({ id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c2" }));
  await waitFor(() => expect(taken()).toHaveLength(1));
  expect(server.asked(createScenario)).toHaveLength(1);
  expect(server.asked(createScenario)[0]?.idempotencyKey).toBeTruthy();
});

test("[L2] a copy whose answer never came is requested by the same key", async () => {
  server.on({ method: createScenario.method, path: createScenario.path }, () => problem(503));
  const { press, choose } = open(saved());
  await press("open");
  for (const count of [1, 2]) {
    await choose("Dupliker");
    await waitFor(() => expect(server.asked(createScenario).length).toBeGreaterThanOrEqual(count));
    await waitFor(() => expect(screen.queryByText("Duplikerer …")).toBeNull());
  }
  expect(new Set(server.asked(createScenario).map((one) => one.idempotencyKey)).size).toBe(1);
});

test("[L2] another organisation's scenario is copied, not changed", async () => {
  const { press } = open(saved({ mayEdit: false }));
  await press("open");
  await press("leave out");
  await press("Handlinger");
  expect(screen.getByRole("button", { name: "Dupliker" })).toBeTruthy();
  for (const act of ["Gem ændringer", "Omdøb", "Slet scenariet"]) {
    expect(screen.queryByRole("button", { name: act })).toBeNull();
  }
});

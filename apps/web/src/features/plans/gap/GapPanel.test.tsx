import "../../../testing/noResizeObserver.ts";
import { closeGap, listGapAlternatives } from "@mars/contracts/plans/planScenarios";
import type { GapAnswer } from "@mars/contracts/plans/planShapes";
import { includeInPlan, planOutlines } from "@mars/contracts/plans/plans";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useMapModel } from "../../../map/index.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { usePlanWork } from "../work/usePlanWork.ts";
import { GapPanel } from "./GapPanel.tsx";

const server = fakeServer();
const plan = planFixture();
const counted = listedSketch(sketchFixture());
const spare = listedSketch(
  sketchFixture({
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e2",
    name: "Mosen",
    included: false,
  }),
);
const chosen = {
  id: spare.id,
  name: spare.name,
  alreadyIncluded: false,
  pinned: false,
  areaHa: 12,
  effects: { nitrogenReductionT: 2, extractionEffortHa: 0, afforestationEffortHa: 0 },
  closes: [{ opId: "op-1", tons: 2 }],
};
const answer = (changes: Partial<GapAnswer> = {}): GapAnswer => ({
  outcome: "optimal",
  provenGap: 0,
  proof: "none-better",
  seconds: 0.4,
  chosen: [chosen],
  areaHa: 12,
  balance: plan.balance,
  subCatchments: [],
  unclosed: [],
  extractionHa: 0,
  extractionShortHa: 0,
  ...changes,
});

const other = listedSketch(
  sketchFixture({
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e3",
    name: "Engen",
    included: false,
    willingness: "low",
    areaHa: 15,
    effects: { nitrogenReductionT: 2, extractionEffortHa: 0, afforestationEffortHa: 0 },
  }),
);

const last = listedSketch(
  sketchFixture({
    id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000e4",
    name: "Kæret",
    included: false,
  }),
);

const onDraw = vi.fn<(opId: string) => void>();

function Panel() {
  const work = usePlanWork(plan, [counted, spare, other, last], []);
  const model = useMapModel({ sharesView: false });
  return (
    <GapPanel plan={plan} work={work} model={model} onDraw={onDraw} onClose={vi.fn<() => void>()} />
  );
}
const open = () => renderInPage(<Panel />);
const find = () => screen.getByRole("button", { name: "Find" });

beforeEach(() => {
  server.on(planOutlines, () => []);
  server.on(closeGap, () => answer());
  server.on(listGapAlternatives, () => ({ alternatives: [], answerSize: 12, end: "no-more" }));
});

test("[L2] what counts is kept, and the wishes go along", async () => {
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "antal skitser" }));
  await user.type(screen.getByRole("textbox", { name: /Mindst så meget udtagning/ }), "25");
  await user.click(find());
  expect(await screen.findByText("1 skitse dækker resten")).toBeTruthy();
  // 'Find' is gone: one continues at the top of the answer, not below it on a phone.
  expect(document.activeElement?.textContent).toBe("Find mindste løsning");
  expect(server.asked(closeGap)).toMatchObject([
    {
      body: {
        pinned: [counted.id],
        smallest: "count",
        extractionGoalHa: 25,
        dropoutShare: 0.2,
      },
    },
  ]);
});

test("[L2] without keeping, nothing is given", async () => {
  const { user } = open();
  await user.click(screen.getByRole("checkbox", { name: /Behold de medregnede/ }));
  await user.click(find());
  await waitFor(() => expect(server.asked(closeGap)).toMatchObject([{ body: { pinned: [] } }]));
});

test("[L2] an answer is taken into the plan by a press, not before", async () => {
  server.on(includeInPlan, () => ({ ...plan, version: 2 }));
  const { user } = open();
  await user.click(find());
  const take = await screen.findByRole("button", { name: "Medregn skitsen" });
  expect(server.asked(includeInPlan)).toEqual([]);
  await user.click(take);
  await waitFor(() =>
    expect(server.asked(includeInPlan)).toMatchObject([{ body: { included: [spare.id] } }]),
  );
});

test("[L2] a need that no sketch covers is named with what is left", async () => {
  server.on(closeGap, () =>
    answer({ outcome: "infeasible-closest", unclosed: [{ opId: "op-1", tonsLeft: 3 }] }),
  );
  const { user } = open();
  await user.click(find());
  expect(await screen.findByText(/Skals Å: der mangler stadig 3/)).toBeTruthy();
  // What does not close the gap is not praised as a solution.
  expect(screen.getByText("Ingen mindre løsning kommer lige så tæt på.")).toBeTruthy();
  // It leads to where new sketches would help.
  await user.click(screen.getByRole("button", { name: "Tegn her i Skals Å" }));
  expect(onDraw).toHaveBeenCalledWith("op-1");
});

test("[L2] a refusal is told, and the wishes stay", async () => {
  server.on({ method: closeGap.method, path: closeGap.path }, () =>
    problem(503, { code: "server.busy" }),
  );
  const { user } = open();
  await user.click(screen.getByRole("radio", { name: "antal skitser" }));
  await user.click(find());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "antal skitser" }).checked).toBe(true);
});

test.each([
  { typed: "-5", says: "Dette felt skal være >= 0" },
  { typed: "99999999", says: /^Skriv højst/ },
])("[L2] a goal of $typed is refused at its field, and nothing is asked", async (one) => {
  const { user } = open();
  await user.type(screen.getByRole("textbox", { name: /udtagning/ }), one.typed);
  expect(await screen.findByText(one.says)).toBeTruthy();
  expect(find().hasAttribute("disabled")).toBe(true);
});

test.each([
  { proof: "none-better", says: "Ingen mindre løsning findes." },
  { proof: "close", says: /^En bedre løsning kan højst være 0,1.% mindre/ },
  { proof: "unproven", says: /^Den bedste, vi har fundet\. Der kan findes en mindre/ },
] as const)("[L2] what is said of an answer: $proof", async ({ proof, says }) => {
  server.on(closeGap, () => answer({ proof, provenGap: 0.0008 }));
  const { user } = open();
  await user.click(find());
  expect(await screen.findByText(says)).toBeTruthy();
});

test("[L2] not proven in time, it may continue for longer", async () => {
  server.on(closeGap, () => answer({ proof: "unproven", provenGap: null }));
  const { user } = open();
  await user.click(find());
  await user.click(await screen.findByRole("button", { name: "Regn videre i 20 s" }));
  await waitFor(() =>
    expect(server.asked(closeGap)).toMatchObject([
      { body: { maxSeconds: 5 } },
      { body: { maxSeconds: 20 } },
    ]),
  );
});

test("[L2] another solution is shown and taken instead, and each sketch tells how often it is in", async () => {
  server.on(includeInPlan, () => ({ ...plan, version: 2 }));
  server.on(listGapAlternatives, () => ({
    alternatives: [{ ids: [counted.id, other.id], areaHa: 14, nitrogenReductionT: 2.5, size: 14 }],
    answerSize: 12,
    end: "no-more",
  }));
  server.on(closeGap, () => answer({ chosen: [chosen, { ...chosen, id: counted.id }] }));
  const { user } = open();
  await user.click(find());
  await user.click(await screen.findByRole("radio", { name: "Vis løsning 2" }));
  expect(screen.getByRole("link", { name: "Engen" })).toBeTruthy();
  expect(screen.getByText("i 1 af 2 løsninger")).toBeTruthy();
  expect(screen.getByRole("row", { name: /14,0 2,5 bytter 1$/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Medregn skitsen" }));
  await waitFor(() =>
    expect(server.asked(includeInPlan)).toMatchObject([{ body: { included: [other.id] } }]),
  );
});

test("[L2] a sketch that may not be used is left out of the next answer", async () => {
  const { user } = open();
  await user.click(find());
  await user.click(await screen.findByRole("button", { name: "Brug ikke Mosen" }));
  await waitFor(() =>
    expect(server.asked(closeGap)).toMatchObject([
      { body: { barred: [] } },
      { body: { barred: [spare.id] } },
    ]),
  );
});

test("[L2] what an owner's no costs is asked for with the rest held, and used by a press", async () => {
  const kept = { ...chosen, id: counted.id, name: counted.name };
  server.on(closeGap, () => answer({ chosen: [kept, chosen] }));
  const { user } = open();
  await user.click(find());
  const ask = await screen.findByRole("button", { name: "Hvis ejeren siger nej: Mosen" });
  const engen = { ...chosen, id: other.id, name: other.name };
  server.on(closeGap, () => answer({ chosen: [kept, engen], seconds: 0.6 }));
  await user.click(ask);
  // The sketch in the list is 1 ha.
  const said = await screen.findByText(/er den billigste erstatning/);
  expect(said.textContent).toMatch(/^Engen.*15,0\sha, 2,0\st, 14,0\sha mere/);
  expect(server.asked(closeGap)[1]).toMatchObject({
    body: { pinned: [counted.id], barred: [], replaces: spare.id, maxSeconds: 2 },
  });
  const none =
    "Der er ingen anden erstatning, som adskiller sig med mindst en femtedel af arealet.";
  expect(await screen.findByText(none)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Brug den i stedet" }));
  await waitFor(() =>
    expect(server.asked(closeGap)[2]).toMatchObject({
      body: { barred: [spare.id], pinned: expect.arrayContaining([other.id]) },
    }),
  );
});

test("[L2] other replacements are named with their size, and used as the cheapest is", async () => {
  const kept = { ...chosen, id: counted.id, name: counted.name };
  server.on(closeGap, () => answer({ chosen: [kept, chosen] }));
  const { user } = open();
  await user.click(find());
  const ask = await screen.findByRole("button", { name: "Hvis ejeren siger nej: Mosen" });
  const cheapest = { ...chosen, id: last.id, name: last.name };
  server.on(closeGap, () => answer({ chosen: [kept, cheapest], seconds: 0.6 }));
  const engen = { ids: [counted.id, other.id], areaHa: 16, nitrogenReductionT: 2, size: 15 };
  server.on(listGapAlternatives, () => ({
    alternatives: [engen],
    answerSize: 12,
    end: "no-more",
  }));
  await user.click(ask);
  const use = await screen.findByRole("button", { name: "Brug Engen i stedet" });
  expect(server.asked(listGapAlternatives).at(-1)).toMatchObject({
    body: { pinned: [counted.id], replaces: spare.id, maxSeconds: 2 },
  });
  await user.click(use);
  await waitFor(() =>
    expect(server.asked(closeGap)[2]).toMatchObject({
      body: { barred: [spare.id], pinned: expect.arrayContaining([other.id]) },
    }),
  );
});

test("[L2] an owner's no that nothing makes up for says what is missing then", async () => {
  const { user } = open();
  await user.click(find());
  const ask = await screen.findByRole("button", { name: "Hvis ejeren siger nej: Mosen" });
  server.on(closeGap, () =>
    answer({ chosen: [], seconds: 0.6, unclosed: [{ opId: "op-1", tonsLeft: 2 }] }),
  );
  await user.click(ask);
  expect(await screen.findByText(/Ingen af jeres skitser kan erstatte den/)).toBeTruthy();
});

test("[L2] weights go along, and say how many sketches are judged", async () => {
  const { user } = open();
  const willing = screen.getByRole("group", { name: "Villige lodsejere" });
  expect(willing.textContent).toContain("Kendt for 1 af 4 skitser");
  await user.click(within(willing).getByRole("radio", { name: "Meget" }));
  await user.click(find());
  await waitFor(() =>
    expect(server.asked(closeGap)).toMatchObject([
      { body: { weights: { willingness: "much", costPerHaDkk: "none" } } },
    ]),
  );
  expect(await screen.findByText(/^Ingen løsning passer bedre/)).toBeTruthy();
});

test("[L2] only weights that something is known of are offered", () => {
  open();
  // The fixture has measured soil and one judgement; no project, no map of protected nature.
  expect(screen.getByRole("group", { name: "Kulstofrig jord" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Tæt på projekter med tilsagn" })).toBeNull();
  expect(screen.queryByRole("group", { name: "Uden om beskyttet natur" })).toBeNull();
  expect(screen.queryByRole("group", { name: "Gevinst for naturen" })).toBeNull();
});

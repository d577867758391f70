import { editPlan } from "@mars/contracts/plans/plans";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { NeedDialog } from "./NeedDialog.tsx";

const server = fakeServer();

test.each([
  { source: "official", back: null },
  { source: "edited", back: planFixture().subCatchments[0]!.balance.needT },
] as const)("[L2] a need that was $source can be had back after it was changed", async (before) => {
  const plan = planFixture();
  const [first] = plan.subCatchments;
  const subCatchment = { ...first!, needSource: before.source };
  const sent: unknown[] = [];
  server.on(editPlan, ({ body }) => {
    sent.push(body);
    return { ...plan, version: plan.version + sent.length };
  });
  const { user } = renderInPage(
    <NeedDialog
      plan={{ ...plan, subCatchments: [subCatchment] }}
      subCatchment={subCatchment}
      onClose={vi.fn<() => void>()}
    />,
  );
  const field = screen.getByRole("textbox");
  await user.clear(field);
  await user.type(field, "7");
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  await user.click(await screen.findByRole("button", { name: "Fortryd" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const { opId } = subCatchment;
  expect(sent).toEqual([
    { needs: [{ opId, needT: 7 }] },
    { needs: [{ opId, needT: before.back }], allowOverGoal: true },
  ]);
});

test("[L2] a need that someone else changed meanwhile is told, and written over only knowingly", async () => {
  const plan = planFixture();
  const [subCatchment] = plan.subCatchments;
  const theirs = {
    ...subCatchment!,
    needSource: "edited" as const,
    balance: { ...subCatchment!.balance, needT: 9 },
  };
  const current = { ...plan, version: plan.version + 1, subCatchments: [theirs] };
  const onClose = vi.fn<() => void>();
  server.on({ method: editPlan.method, path: editPlan.path }, ({ ifMatch }) =>
    ifMatch === current.version
      ? { ...current, version: current.version + 1 }
      : problem(412, { code: "version.stale", figures: { current } }),
  );
  const { user } = renderInPage(
    <NeedDialog plan={plan} subCatchment={subCatchment!} onClose={onClose} />,
  );
  await user.clear(screen.getByRole("textbox"));
  await user.type(screen.getByRole("textbox"), "7");
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  expect((await screen.findByRole("alert")).textContent).toContain("er nu 9");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked(editPlan).map(({ ifMatch }) => ifMatch)).toEqual([
    plan.version,
    current.version,
  ]);
});

test("[L2] a need that is saved as it stood is not written, and stays official", async () => {
  const plan = planFixture();
  const onClose = vi.fn<() => void>();
  const { user } = renderInPage(
    <NeedDialog plan={plan} subCatchment={plan.subCatchments[0]!} onClose={onClose} />,
  );
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.asked(editPlan)).toEqual([]);
});

test("[L2] editing a need shows which others move, keeps the sum, and is refused above the goal", async () => {
  const fixture = planFixture();
  const [first] = fixture.subCatchments;
  const other = { ...first!, opId: "op-2", name: "Jordbro Å", publicNeedT: 60 };
  const withNeed = (needT: number) => ({ ...first!.balance, needT });
  const plan = {
    ...fixture,
    subCatchments: [
      { ...first!, balance: withNeed(40), publicNeedT: 40 },
      { ...other, balance: withNeed(60) },
    ],
  };
  server.on(editPlan, () => ({ ...plan, version: plan.version + 1 }));
  const { user } = renderInPage(
    <NeedDialog plan={plan} subCatchment={plan.subCatchments[0]!} onClose={vi.fn<() => void>()} />,
  );
  const field = screen.getByRole("textbox");
  await user.clear(field);
  await user.type(field, "2000");
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  expect(screen.getByText(/ikke være større end planens mål/u)).toBeTruthy();
  expect(server.asked(editPlan)).toEqual([]);
  await user.clear(field);
  await user.type(field, "55");
  expect(screen.getByText(/Summen stemmer med planens mål på 100/u)).toBeTruthy();
  expect(screen.getByRole("row", { name: /Jordbro Å/u }).textContent).toMatch(/60.*45.*− 15/u);
  await user.click(screen.getByRole("button", { name: "Gem i kladden" }));
  await waitFor(() => expect(server.asked(editPlan)).toHaveLength(1));
  expect(server.asked(editPlan)[0]!.body).toEqual({
    needs: [
      { opId: "op-1", needT: 55 },
      { opId: "op-2", needT: 45 },
    ],
  });
});

import { editPlan, includeInPlan, readPlan, readRaises } from "@mars/contracts/plans/plans";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { listedSketch, planFixture, sketchFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { versionedRecord } from "../../../testing/versionedRecord.ts";
import { usePlanWork } from "../work/usePlanWork.ts";
import { AssumptionsDialog } from "./AssumptionsDialog.tsx";
import { HowSure } from "./HowSure.tsx";

const server = fakeServer();
const spare = listedSketch(sketchFixture({ name: "Mosen", included: false }));
const base = planFixture();
const plan = planFixture({
  balance: { ...base.balance, hasNeed: true, probability: 0.154 },
  subCatchments: [0.996, 0.154].map((probability, index) => ({
    ...base.subCatchments[0]!,
    opId: `${index}`,
    balance: { ...base.subCatchments[0]!.balance, hasNeed: true, probability },
  })),
});

function Fold() {
  return <HowSure plan={plan} work={usePlanWork(plan, [spare], [])} />;
}

async function open() {
  const { user } = renderInPage(<Fold />);
  await user.click(screen.getByText("Så sikker er planen"));
  return user;
}

test("[L2] how sure a plan is, in one sentence with its assumptions, and in each sub-catchment", async () => {
  server.on(readRaises, () => []);
  await open();
  expect(screen.getByText(/^Der er 15\s%/).textContent).toMatch(
    /sandsynlighed for, at intet kommer til at mangle, hvis 40\s% af skitserne, 25\s% af forundersøgelserne og 20\s% af etableringstilsagnene falder fra\. De to første er planlæggernes antagelser/,
  );
  expect(screen.getByText(/^over 99\s%$/)).toBeTruthy();
  expect(await screen.findByText(/^Ingen af de skitser, I har udeladt/)).toBeTruthy();
});

test("[L2] the sketch that raises it most is named, and counted by a press", async () => {
  server.on(readRaises, () => [{ id: spare.id, probability: 0.21 }]);
  server.on(includeInPlan, () => plan);
  const user = await open();
  expect(await screen.findByText(/^15\s% → 21\s%$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Medregn Mosen" }));
  await waitFor(() =>
    expect(server.asked(includeInPlan)).toMatchObject([{ body: { included: [spare.id] } }]),
  );
});

test("[L2] who changed the assumptions meanwhile is shown with their figures", async () => {
  server.on(readRaises, () => []);
  const record = versionedRecord(server, { read: readPlan, edit: editPlan }, plan);
  const onClose = vi.fn<() => void>();
  const { user } = renderInPage(<AssumptionsDialog plan={record.current} onClose={onClose} />);
  const sketch = screen.getByRole("textbox", { name: "Frafald af skitser" });
  await user.clear(sketch);
  await user.type(sketch, "30");
  record.change({ assumptions: { ...plan.assumptions, sketchDropout: 0.55, source: "Deres" } });
  await user.click(screen.getByRole("button", { name: "Gem" }));
  const theirs = await screen.findByText(/55\s% af skitserne.*Kilde: Deres\./u);
  expect(theirs).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test("[L2] what is assumed is changed with its source, in the draft", async () => {
  server.on(readRaises, () => []);
  server.on(editPlan, () => plan);
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Ret antagelser" }));
  const sketch = screen.getByRole("textbox", { name: "Frafald af skitser" });
  await user.clear(sketch);
  await user.type(sketch, "130");
  expect(screen.getByText("Skriv et tal fra 0 til 100.")).toBeTruthy();
  await user.clear(sketch);
  await user.type(sketch, "30");
  await user.type(screen.getByRole("textbox", { name: /^Kilde/ }), "Vores egne projekter");
  await user.click(screen.getByRole("checkbox", { name: /udgivne rapport/ }));
  await user.click(screen.getByRole("button", { name: "Gem" }));
  await waitFor(() =>
    expect(server.asked(editPlan)).toMatchObject([
      {
        body: {
          assumptions: {
            sketchDropout: 0.3,
            preliminaryDropout: 0.25,
            source: "Vores egne projekter",
            isPublic: true,
          },
        },
      },
    ]),
  );
});

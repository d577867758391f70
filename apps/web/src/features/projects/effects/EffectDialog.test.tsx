import { enterProjectEffects, judgeProject } from "@mars/contracts/projects/projects";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { judgementFixture, projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { EffectDialog } from "./EffectDialog.tsx";
import { HowComputed } from "./EffectSection.tsx";

const server = fakeServer();
const none = projectFixture();
const entered = { nitrogenReductionT: 2, extractionEffortHa: 5, afforestationEffortHa: null };
const project = projectFixture({ version: 3, effects: { ...none.effects, entered } });
const onClose = vi.fn<() => void>();
const nitrogen = () => screen.getByRole("textbox", { name: /Kvælstof/ });
const save = () => screen.getByRole("button", { name: "Gem" });

beforeEach(() => {
  onClose.mockReset();
  server.on(enterProjectEffects, () => ({ ...project, version: 4 }));
});

describe("[P2] effects by hand", () => {
  test("begin with what was entered and are saved with a comma as with a point", async () => {
    const { user } = renderInPage(<EffectDialog project={project} onClose={onClose} />);
    await user.clear(nitrogen());
    await user.type(nitrogen(), "1,5");
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(enterProjectEffects)).toMatchObject([
      { ifMatch: 3, body: { effects: { ...entered, nitrogenReductionT: 1.5 } } },
    ]);
  });

  test("below nothing are refused at the field", async () => {
    const { user } = renderInPage(<EffectDialog project={project} onClose={onClose} />);
    await user.clear(nitrogen());
    await user.type(nitrogen(), "-1");
    await user.click(save());
    expect(screen.getAllByText(/Dette felt skal være >= 0/).length).toBeGreaterThan(0);
    expect(server.asked(enterProjectEffects)).toEqual([]);
  });

  test("are restored, so that the computed ones count", async () => {
    const { user } = renderInPage(<EffectDialog project={project} onClose={onClose} />);
    await user.click(screen.getByRole("button", { name: "Brug den beregnede" }));
    await waitFor(() =>
      expect(server.asked(enterProjectEffects)).toMatchObject([{ body: { effects: null } }]),
    );
  });
});

test.each([
  { judged: "with a map that is missing", failedDatasets: ["urn:dmp:ds:kulstof"], alerts: 1 },
  { judged: "when it was sent", failedDatasets: [], alerts: 0 },
])("[P7] an area judged $judged: $alerts faults", async ({ failedDatasets, alerts, judged }) => {
  server.on(judgeProject, () => ({ ...judgementFixture(), failedDatasets }));
  const geometry = { type: "MultiPolygon" as const, coordinates: [] };
  const version = 20 + judged.length;
  renderInPage(<HowComputed project={projectFixture({ geometry, version })} />);
  await waitFor(() => expect(server.asked(judgeProject)).toHaveLength(1));
  if (alerts > 0) await screen.findByRole("alert");
  expect(screen.queryAllByRole("alert")).toHaveLength(alerts);
});

import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { statusAnswer } from "../../../features/status/testing/statusAnswers.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { ParamsContext } from "../../../lib/router/params.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { DashboardEffectPage } from "./DashboardEffectPage.tsx";
import { DashboardOverviewPage } from "./DashboardOverviewPage.tsx";
import { UnitDashboard } from "./UnitDashboard.tsx";

// Whole pages by role are slow in jsdom on a busy machine; slow is not wrong.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  clearReads();
  navigate("/dashboard/overview", { replace: true });
  vi.stubGlobal("fetch", (input: Request | string | URL) =>
    Promise.resolve(statusAnswer(input instanceof Request ? input.url : String(input))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const found = async (...names: (string | RegExp)[]) => {
  for (const name of names) expect(await screen.findByRole("heading", { name })).toBeTruthy();
};

test("[T10] the dashboard has goals by stage, ranking, map and projects", async () => {
  renderInPage(<DashboardOverviewPage />);
  await found("Effekter", "Effekt og mål", "Hvem bidrager mest?", "Projekterne på kortet");
  await found("Alle projekter");
  expect(screen.getByRole("link", { name: "Se alt om kvælstof" }).getAttribute("href")).toBe(
    "/dashboard/nitrogen",
  );
});

test("[T11] an effect has its goal, map, ranking, development and projects", async () => {
  renderInPage(
    <ParamsContext value={{ effect: "extraction" }}>
      <DashboardEffectPage />
    </ParamsContext>,
  );
  await found("Målet", "Kommunerne på kortet", "Placering", "Lavbund over tid");
  await found("Projekter efter effekt");
  expect(await screen.findByText("1 projekt")).toBeTruthy();
});

test.each([
  { kind: "plan" as const, name: "Viborg", extra: "Så meget kvælstof mangler" },
  { kind: "municipality" as const, name: "Viborg Kommune", extra: "De nationale mål" },
  { kind: "tripartite" as const, name: "Viborg", extra: "De nationale mål" },
])(
  "[T12 T13 T14] the $kind has goal, stages, ranking, map and projects",
  async ({ kind, name, extra }) => {
    renderInPage(<UnitDashboard kind={kind} id="u1" />);
    await found(`Effekter i ${name}`, extra, "Effekt efter stadie og placering");
    await found(/^Så meget kvælstof mangler/, `Projekter i ${name}`);
    expect(await screen.findByRole("img", { name: /^Kort over projekter/ })).toBeTruthy();
    expect(screen.getAllByText("Viborg, nr. 2")).toHaveLength(3);
  },
);

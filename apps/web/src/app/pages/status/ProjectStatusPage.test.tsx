import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectPage, statusAnswer } from "../../../features/status/testing/statusAnswers.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { ParamsContext } from "../../../lib/router/params.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ProjectStatusPage } from "./ProjectStatusPage.tsx";

let answer: (address: string) => Response;

beforeEach(() => {
  clearReads();
  answer = statusAnswer;
  navigate("/status/projekter/p1", { replace: true });
  vi.stubGlobal("fetch", (input: Request | string | URL) =>
    Promise.resolve(answer(input instanceof Request ? input.url : String(input))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (projectId: string) =>
  renderInPage(
    <ParamsContext value={{ projectId }}>
      <ProjectStatusPage />
    </ParamsContext>,
  );

test("[T6] a project tells where it is, what it gives and how that was computed", async () => {
  show("p1");
  await screen.findByRole("heading", { level: 1, name: "Skals Å ved Løvskal" });
  expect(
    screen.getByText(/^Etableringstilsagn\. Lavbundsprojekter i Viborg Kommune, 207,3\sha\.$/),
  ).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Kort: Skals Å/ }).getAttribute("src")).toContain(
    "/status/projects/p1/map.svg",
  );
  expect(screen.getByText(/53,5 kg pr\. ha = 11\.100 kg = 11,1\st$/)).toBeTruthy();
  const table = screen.getByRole("table", { name: "Steder, hvor projektet tæller med" });
  expect(within(table).getByText("Ikke med i rapporten")).toBeTruthy();
  expect(within(table).getByRole("link", { name: "Hjarbæk Fjord" }).getAttribute("href")).toBe(
    "/status/kystvandgrupper/hjarbaek-fjord",
  );
  expect(screen.getByText(/^Projektet har ingen offentlige dokumenter/)).toBeTruthy();
});

test.each([
  { effectsSource: "imported", isCounted: false, told: /^Med MARS' regnemåde/ },
  { effectsSource: "imported", isCounted: true, told: /^MARS' egen beregning giver det samme/ },
  { effectsSource: "computed", isCounted: false, told: /^Kortene er ændret, siden/ },
] as const)(
  "[T16] steps that lead to other figures say so: $effectsSource $isCounted",
  async ({ effectsSource, isCounted, told }) => {
    const calculation = { ...projectPage.calculation!, isCounted };
    answer = (address) =>
      address.includes("/projects/p1")
        ? Response.json({ ...projectPage, effectsSource, calculation })
        : statusAnswer(address);
    show("p1");
    expect(await screen.findByText(told)).toBeTruthy();
  },
);

test("[R3] a project that is not public is told, with a way on", async () => {
  show("unknown");
  await screen.findByRole("heading", { level: 1, name: "Vi kan ikke finde projektet" });
  expect(screen.getByRole("link", { name: "Se alle projekter" })).toBeTruthy();
});

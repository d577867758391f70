import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { statusAnswer } from "../../../features/status/testing/statusAnswers.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { FrontPage } from "./FrontPage.tsx";

let answer: (address: string) => Response;

beforeEach(() => {
  clearReads();
  answer = statusAnswer;
  vi.stubGlobal("fetch", (input: Request | string | URL) =>
    Promise.resolve(answer(input instanceof Request ? input.url : String(input))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  changeSession({ phase: "anonymous", profile: null });
});

describe("[F1] the front page", () => {
  test("has the four modules, application marked as coming soon and no link", async () => {
    renderInPage(<FrontPage />);
    for (const [name, href] of [
      ["Screening", "/screening"],
      ["Status", "/status/overview"],
      ["Planlægning", "/plans"],
    ] as const)
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
    expect(screen.queryByRole("link", { name: "Ansøgning" })).toBeNull();
    expect(screen.getByText("Kommer snart")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Se statens jordopkøb" }).getAttribute("href")).toBe(
      "/status/jordopkoeb",
    );
    await screen.findByText("7.538", { exact: false });
  });

  test("shows the national figures with their date and count", async () => {
    renderInPage(<FrontPage />);
    expect(await screen.findByText("Opgjort pr. 20.05.2026 · 1.375 projekter")).toBeTruthy();
    expect(
      screen.getByRole("img", {
        name: /^Lavbund: 718,9\sha anlagt og 88\.018,9\sha med tilsagn af 140\.000\sha$/,
      }),
    ).toBeTruthy();
  });

  test("stands without the figures when they cannot be read", async () => {
    answer = () => Response.json({}, { status: 404 });
    renderInPage(<FrontPage />);
    await waitFor(() => expect(screen.queryByText("Henter de nationale mål")).toBeNull());
    expect(screen.getByRole("heading", { name: "Tre nationale mål" })).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });
});

test("[F2] signed in, the home block offers screening, a new project and my projects", () => {
  changeSession({ phase: "authenticated" });
  renderInPage(<FrontPage />);
  const targets = ["Lav en screening", "Opret projekt", "Se mine projekter"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(targets).toEqual(["/screening", "/projects/new", "/projects"]);
});

import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepScreeningResults } from "../../../lib/session/ownWork/screeningAnalysisResults.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { NewProject } from "./NewProject.tsx";

let code = "";
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { type: `urn:mars:problem:${code}`, title: code, status: 422, code, detail: code },
      { status: 422, headers: { "content-type": "application/problem+json" } },
    ),
  );
  keepScreeningResults({
    screeningId: "s-1",
    geometry: {
      type: "MultiPolygon",
      coordinates: [
        [
          [
            [500_000, 6_200_000],
            [501_000, 6_200_000],
            [501_000, 6_201_000],
            [500_000, 6_200_000],
          ],
        ],
      ],
    },
    geometrySource: "drawn",
    areaHa: 50,
    suggestedName: "50 ha i Viborg",
    subsidySchemeId: null,
  });
});
afterEach(() => vi.unstubAllGlobals());

test("[R6] a refused area leads back to the drawing and says what to change", async () => {
  code = "geometry.too-large";
  renderInPage(<NewProject />);
  expect(await screen.findByText("Området er for stort.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ret området" }).getAttribute("href")).toBe("/screening");
  expect(
    screen.getByRole("link", { name: "Se resultatet af screeningen" }).getAttribute("href"),
  ).toBe("/screening?analysis=s-1");
  // The same area would be refused again.
  expect(screen.queryByRole("button", { name: "Prøv igen" })).toBeNull();
});

test("[R6] what may go well the next time is tried again", async () => {
  code = "server.busy";
  renderInPage(<NewProject />);
  expect(await screen.findByRole("button", { name: "Prøv igen" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Ret området" })).toBeNull();
});

import { findNeighbours } from "@mars/contracts/projects/projects";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { MapLegend } from "../screen/MapLegend.tsx";
import { AreaNotices } from "./AreaNotices.tsx";

const server = fakeServer();
const drawn = projectFixture({
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
});

test("[P8] a public neighbour opens its public page; one that is not is told of without name or figure", async () => {
  const id = "10000000-0000-4000-8000-000000000099";
  server.on(findNeighbours, () => ({
    bufferM: 10,
    overlapping: [
      {
        id,
        name: "Kæret",
        status: "approval",
        isPublic: true,
        overlapHa: 4,
        distanceM: 0,
        geometry: drawn.geometry!,
      },
    ],
    withinBuffer: [],
    hidden: "touches",
    warnings: [
      { code: "overlap.demarcation", figures: { count: 1, overlapHa: 4 } },
      { code: "overlap.hidden-touches", figures: {} },
    ],
  }));
  renderInPage(
    <>
      <AreaNotices project={drawn} />
      <MapLegend project={drawn} />
    </>,
  );
  const legend = await screen.findByRole("list", { name: "Signaturforklaring" });
  expect(legend.textContent).toContain("Andre projekter, der overlapper");
  expect(legend.textContent).toContain("er ikke tegnet");
  const link = await screen.findByRole("link", { name: "Kæret" });
  expect(link.getAttribute("href")).toBe(`/status/projekter/${id}`);
  const told = screen.getByText(/Der er søgt om et projekt på eller tæt ved området/);
  expect(told.textContent).not.toMatch(/\d/);
});

test("[P8] after too much land the page says why nothing is shown", async () => {
  server.on(findNeighbours, () => problem(429, { code: "overlap.too-much-land" }));
  renderInPage(<AreaNotices project={drawn} />);
  expect(await screen.findByText(/Du har tjekket store områder/)).toBeTruthy();
});

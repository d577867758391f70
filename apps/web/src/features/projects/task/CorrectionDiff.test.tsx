import { listAttachments } from "@mars/contracts/projects/projectAttachments";
import type { Correction } from "@mars/contracts/projects/projectShapes";
import { readCorrection } from "@mars/contracts/projects/projectRemarks";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { CorrectionDiff } from "./CorrectionDiff.tsx";

const server = fakeServer();
const side = (areaHa: number, nitrogenReductionT: number): Correction["before"] => ({
  areaHa,
  geometry: null,
  effects: { nitrogenReductionT, extractionEffortHa: 0, afforestationEffortHa: null },
});
const given: Correction = {
  askedAt: "2026-11-09T08:00:00.000Z",
  asked: "Tag hjørnet ud.",
  answer: null,
  answeredAt: "2026-11-16T08:00:00.000Z",
  before: side(18.4, 1.701),
  after: side(16.7, 1.699),
  changes: [],
};
const file = (name: string, at: string, byParty: boolean) => ({
  id: crypto.randomUUID(),
  name,
  kind: "pdf" as const,
  bytes: 1,
  at,
  person: null,
  organization: null,
  byParty,
  isMine: false,
  remarkId: null,
  mayRemove: false,
  isScanned: true,
});

beforeEach(() => {
  server.on(listAttachments, () => [
    file("gammel.pdf", "2026-11-01T08:00:00.000Z", true),
    file("samtykke.pdf", "2026-11-12T08:00:00.000Z", true),
    file("vores.pdf", "2026-11-12T08:00:00.000Z", false),
  ]);
});
const open = () => renderInPage(<CorrectionDiff project={projectFixture({ isCorrected: true })} />);

test("[A6] what was requested, the figures and texts that differ, and the new files", async () => {
  const changes = [{ field: "description", from: "Før", to: "Efter" }];
  server.on(readCorrection, () => ({ ...given, changes }));
  open();
  expect(await screen.findByText("Tag hjørnet ud.")).toBeTruthy();
  const rows = screen
    .getAllByRole("row")
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
  expect(rows).toEqual(["FeltFørRettelsenForskel", "Areal18,4 ha16,7 ha−1,7 ha"]);
  expect(screen.getByText("Efter")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "samtykke.pdf" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /gammel|vores/ })).toBeNull();
  expect(screen.getByText("Resten er uændret.")).toBeTruthy();
});

test("[A6] a correction that changes nothing says so", async () => {
  server.on(readCorrection, () => ({ ...given, after: given.before }));
  server.on(listAttachments, () => []);
  open();
  expect(await screen.findByText("Rettelsen ændrer ingen felter og har ingen bilag.")).toBeTruthy();
});

test("[A6] what is asked in lines is numbered, with each answer under its point", async () => {
  const asked = "1. Tag hjørnet ud\n2. Vedlæg samtykke";
  server.on(readCorrection, () => ({ ...given, asked, answer: "2. Det er vedlagt" }));
  open();
  const points = await screen.findAllByRole("listitem");
  expect(points.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    "Tag hjørnet ud",
    "Vedlæg samtykkeSvar: Det er vedlagt",
  ]);
});

test("[A6] whoever makes the correction sees what it changes before it is sent", async () => {
  server.on(readCorrection, () => ({ ...given, answeredAt: null }));
  const project = projectFixture({ returnedAt: given.askedAt, standing: "applicant" });
  renderInPage(<CorrectionDiff project={project} />);
  expect(await screen.findByText("−1,7 ha")).toBeTruthy();
  expect(screen.queryByText("Styrelsen bad om:")).toBeNull();
  expect(await screen.findByRole("button", { name: "samtykke.pdf" })).toBeTruthy();
});

import { readMasterData } from "@mars/contracts/datasets/masterData";
import { readDifference } from "@mars/contracts/plans/planVersions";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { type Versions, VersionsDialog } from "./VersionsDialog.tsx";

const server = fakeServer();
const plan = planFixture({ status: "published" });
const master = masterDataFixture();
const version = (number: number): Versions[number] => ({
  number,
  status: number === 2 ? "published" : "superseded",
  title: plan.title,
  publishedAt: "2026-11-01T08:00:00Z",
  publishedBy: "Demo Planlægger Viborg",
  organization: "Viborg Kommune",
  endedAt: null,
  sketchCount: 3,
  totals: { nitrogenReductionT: 12.5, extractionEffortHa: 0, afforestationEffortHa: 0 },
  reason: "",
  nitrogenTwiceT: null,
});
const open = (versions: Versions | null = [version(1), version(2)], of = plan) =>
  renderInPage(
    <VersionsDialog
      plan={of}
      versions={versions}
      first={{ before: 2, after: "draft" }}
      onAct={vi.fn<() => void>()}
      onClose={vi.fn<() => void>()}
    />,
  );
const changed = (field: string, from: unknown, to: unknown) => ({
  fields: [],
  added: [],
  removed: [],
  changed: [{ id: "s-1", name: "Engen", changes: [{ field, from, to }] }],
  count: 1,
  publicCount: 1,
});

beforeEach(() => {
  server.on(readMasterData, () => master);
  server.on(readDifference, () => ({
    fields: [],
    added: [],
    removed: [],
    changed: [],
    count: 0,
    publicCount: 0,
  }));
});

test("[L6] versions that are still read are not said to be none", () => {
  open(null);
  expect(screen.getByText("Henter versionerne")).toBeTruthy();
  expect(screen.queryByText("Planen har ikke været udgivet endnu.")).toBeNull();
});

test("[L6] a plan that was never published says so", () => {
  open([]);
  expect(screen.getByText("Planen har ikke været udgivet endnu.")).toBeTruthy();
  expect(server.asked(readDifference)).toEqual([]);
});

test("[L6] a retired plan can be withdrawn, and nothing else", () => {
  const rights = { ...plan.rights, publish: false };
  open(undefined, { ...plan, retiredOn: "2026-11-01", rights });
  expect(screen.getByRole("button", { name: "Træk tilbage" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Fortryd udgivelsen" })).toBeNull();
});

test("[L6] any two versions are compared, and one with itself is not", async () => {
  const { user } = open();
  expect(await screen.findByText("Der er ingen forskel.")).toBeTruthy();
  expect(server.asked(readDifference)).toMatchObject([{ params: { before: "2", after: "draft" } }]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Til" }), "Version 2");
  expect(screen.getByText("Vælg to forskellige versioner.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Fra" }), "Version 1");
  expect(await screen.findByText("Der er ingen forskel.")).toBeTruthy();
  expect(server.asked(readDifference).at(-1)).toMatchObject({
    params: { before: "1", after: "2" },
  });
});

test("[L6] sketches that came, went and changed are named, and the plan's own fields", async () => {
  server.on(readDifference, () => ({
    fields: [{ field: "title", from: "Før", to: "Nu" }],
    added: [{ id: "s-2", name: "Mosen" }],
    removed: [{ id: "s-3", name: "Bakken" }],
    changed: [],
    count: 3,
    publicCount: 2,
  }));
  open();
  expect(await screen.findByText("3 forskelle")).toBeTruthy();
  expect(screen.getByText(/1 er i en skitse, der ikke er medregnet/)).toBeTruthy();
  expect(screen.getByText("Titel: Før → Nu")).toBeTruthy();
  expect(screen.getByText("Mosen")).toBeTruthy();
  expect(screen.getByText("Bakken")).toBeTruthy();
});

test.each([
  { field: "name", from: "A", to: "B", words: "Navn: A → B" },
  { field: "description", from: "", to: "Ny", words: "Beskrivelse: tomt → Ny" },
  { field: "included", from: false, to: true, words: "Medregnet: nej → ja" },
  { field: "areaHa", from: 1.25, to: 2, words: "Areal, ha: 1,3 → 2,0" },
  { field: "geoLocationId", from: "a", to: "b", words: "Område: ændret" },
  {
    field: "mitigationMeasureId",
    from: null,
    to: master.mitigationMeasures[0]!.id,
    words: `Virkemiddel: tomt → ${master.mitigationMeasures[0]!.name}`,
  },
])("[L6] a change of $field reads '$words'", async ({ field, from, to, words }) => {
  server.on(readDifference, () => changed(field, from, to));
  open();
  expect(await screen.findByText(words)).toBeTruthy();
});

test("[L6] a comparison that failed is requested again", async () => {
  server.on(readDifference, () => problem(503, { code: "server.busy" }));
  const { user } = open();
  expect(await screen.findByText("Forskellen kunne ikke hentes")).toBeTruthy();
  server.on(readDifference, () => changed("name", "A", "B"));
  await user.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(await screen.findByText("Navn: A → B")).toBeTruthy();
});

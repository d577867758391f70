import "../../../testing/noResizeObserver.ts";
import "../text/problemText.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { readProject } from "@mars/contracts/projects/projects";
import type { SupplementaryGeometry } from "@mars/contracts/projects/projectShapes";
import {
  addSupplementaryGeometries,
  deleteSupplementaryGeometry,
  editSupplementaryGeometry,
} from "@mars/contracts/projects/supplementaryGeometries";
import type { MultiPolygonGeometry, Point } from "@mars/domain/areas/geometry";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createMapModel } from "../../../map/createMapModel.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { useProject } from "../projectQueries.ts";
import { AddSupplementary } from "./AddSupplementary.tsx";
import { EditSupplementary } from "./EditSupplementary.tsx";
import { RemoveSupplementary } from "./RemoveSupplementary.tsx";
import { SupplementaryList } from "./SupplementaryList.tsx";

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];
const square = (side: number) =>
  ({
    type: "MultiPolygon",
    coordinates: [[[at(0, 0), at(side, 0), at(side, side), at(0, side), at(0, 0)]]],
  }) satisfies MultiPolygonGeometry as unknown as SupplementaryGeometry["geometry"];

const [scheme, ...otherSchemes] = masterDataFixture().subsidySchemes;
const drawnType = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000c1",
  title: "Urørt skov",
  titleEn: "Untouched forest",
  type: "uroert_skov",
  automatic: false,
  clipToProjectGeometry: false,
  mustOverlapWithDatasets: null,
  mustNotOverlapWithDatasets: null,
};
const area: SupplementaryGeometry = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d1",
  name: "Vildskov",
  typeId: drawnType.id,
  typeTitle: drawnType.title,
  typeTitleEn: drawnType.titleEn,
  type: drawnType.type,
  automatic: false,
  areaHa: 1,
  geometry: square(100),
  organization: "Demo Landbrug ApS",
  createdBy: "Demo Driftsleder",
  createdAt: "2026-11-02T08:00:00Z",
  warnings: [],
  version: 1,
};
const computed = {
  ...area,
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000d2",
  name: "Støtteberettiget",
  automatic: true,
};
const project = projectFixture({
  subsidySchemeId: scheme!.id,
  geometry: square(400),
  areaHa: 16,
  supplementaryGeometries: [area, computed],
});
/** As someone else has left it. */
const theirs = { ...area, name: "Egeskov", version: 3 };
const stale = () =>
  problem(412, { code: "version.stale", currentVersion: 3, figures: { current: theirs } });

const server = fakeServer();
beforeEach(() => {
  localStorage.clear();
  server.on(readMasterData, () => ({
    ...masterDataFixture(),
    subsidySchemes: [{ ...scheme!, supplementaryGeometryTypes: [drawnType] }, ...otherSchemes],
  }));
  server.on(readProject, () => project);
});

describe("[P9] the list of supplementary areas", () => {
  const list = (changes: Partial<typeof project> = {}) => {
    const toggled = vi.fn<(id: string) => void>();
    const page = renderInPage(
      <SupplementaryList
        project={{ ...project, ...changes }}
        hidden={new Set([computed.id])}
        onToggle={toggled}
        onPoint={() => {}}
        onAdd={() => {}}
      />,
    );
    return { ...page, toggled };
  };

  test("tells which are computed, and switches each off and on", async () => {
    const { user, toggled } = list();
    expect(await screen.findByRole("button", { name: "Tilføj" })).toBeTruthy();
    expect(screen.getAllByText("Automatisk")).toHaveLength(1);
    const hidden = screen.getByRole<HTMLInputElement>("checkbox", { name: /Støtteberettiget/ });
    expect(hidden.checked).toBe(false);
    await user.click(hidden);
    expect(toggled).toHaveBeenCalledWith(computed.id);
  });

  test.each([
    { without: { subsidySchemeId: null }, says: "Du kan tilføje supplerende områder, når du har" },
    { without: { geometry: null }, says: "Du kan tilføje supplerende områder, når projektområdet" },
  ])("says what is missing before one can be added: $says", async ({ without, says }) => {
    list({ ...without, supplementaryGeometries: [] });
    expect(await screen.findByText(new RegExp(`^${says}`))).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Tilføj" })).toBeNull();
  });
});

describe("[P8] a new area", () => {
  const add = async () => {
    const onDone = vi.fn<() => void>();
    const model = createMapModel();
    const page = renderInPage(<AddSupplementary project={project} model={model} onDone={onDone} />);
    const name = await screen.findByRole("textbox", { name: /^Navn/ });
    act(() => model.drawing.setArea(square(100) as unknown as MultiPolygonGeometry, "drawn"));
    const save = () => page.user.click(screen.getByRole("button", { name: "Gem området" }));
    return { ...page, name, save, onDone };
  };

  test("is sent with its name, type and shape, and without a version", async () => {
    server.on(addSupplementaryGeometries, () => ({ items: [area] }));
    const { user, name, save, onDone } = await add();
    await user.type(name, "Ny skov");
    await user.selectOptions(screen.getByRole("combobox", { name: /^Type/ }), drawnType.id);
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    const [sent] = server.asked(addSupplementaryGeometries);
    expect(sent!.ifMatch).toBeNull();
    expect(sent!.body).toMatchObject({
      items: [{ name: "Ny skov", typeId: drawnType.id, source: "drawn" }],
      confirmed: false,
    });
  });

  test("has a name that is said to become public", async () => {
    await add();
    expect(screen.getByText(/^Navnet bliver offentligt, hvis projektet/)).toBeDefined();
  });

  test("without a type is not sent", async () => {
    const { user, name, save } = await add();
    await user.type(name, "Ny skov");
    await save();
    expect(await screen.findAllByRole("alert")).not.toEqual([]);
    expect(server.asked(addSupplementaryGeometries)).toEqual([]);
  });
});

describe("[P8] a change of an area", () => {
  const sent = () =>
    server
      .asked(editSupplementaryGeometry)
      .map(({ ifMatch, body }) => [ifMatch, (body as { name: string }).name]);
  const edit = async () => {
    const onDone = vi.fn<() => void>();
    const page = renderInPage(
      <EditSupplementary project={project} area={area} model={createMapModel()} onDone={onDone} />,
    );
    const name = await screen.findByRole("textbox", { name: /^Navn/ });
    const write = async (text: string) => {
      await page.user.clear(name);
      await page.user.type(name, text);
    };
    const save = () => page.user.click(screen.getByRole("button", { name: "Gem" }));
    return { ...page, write, save, onDone };
  };

  test("goes with the version that was opened", async () => {
    server.on(editSupplementaryGeometry, () => ({ ...area, version: 2 }));
    const { write, save, onDone } = await edit();
    await write("Bøgeskov");
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([[1, "Bøgeskov"]]);
  });

  test("shows both where someone was faster; mine is saved only when that is chosen", async () => {
    server.on(editSupplementaryGeometry, stale);
    const { user, write, save, onDone } = await edit();
    await write("Bøgeskov");
    await save();
    expect(await screen.findByText(/^Bøgeskov, 1,0/)).toBeTruthy();
    expect(screen.getByText(/^Egeskov, 1,0/)).toBeTruthy();
    expect([sent(), onDone.mock.calls]).toEqual([[[1, "Bøgeskov"]], []]);
    server.on(editSupplementaryGeometry, () => ({ ...area, version: 4 }));
    await user.click(screen.getByRole("button", { name: "Gem min version" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      [1, "Bøgeskov"],
      [3, "Bøgeskov"],
    ]);
  });

  test("without a name is not sent", async () => {
    const { user, write, save } = await edit();
    await write("x");
    await user.clear(screen.getByRole("textbox", { name: /^Navn/ }));
    await save();
    expect((await screen.findAllByRole("alert")).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  test("[V3] with too long a name is not sent", async () => {
    const { user, save } = await edit();
    await user.click(screen.getByRole("textbox", { name: /^Navn/ }));
    await user.paste("x".repeat(300));
    await save();
    expect(
      (await screen.findAllByText("Navn er for langt.", { exact: false })).length,
    ).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });
});

/** The page around the dialog, which shows the project as it stands. */
function PageWithDialog() {
  useProject(project.id);
  return <RemoveSupplementary project={project} area={area} onClose={() => {}} />;
}

test("[P8] an area that changed meanwhile is read again before it is removed", async () => {
  server.on(deleteSupplementaryGeometry, stale);
  const { user } = renderInPage(<PageWithDialog />);
  await waitFor(() => expect(server.asked(readProject)).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Fjern området" }));
  await waitFor(() => expect(server.asked(readProject)).toHaveLength(2));
  expect(server.asked(deleteSupplementaryGeometry).map(({ ifMatch }) => ifMatch)).toEqual([1]);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

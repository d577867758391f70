import "../../testing/noResizeObserver.ts";
import type { PickedArea } from "@mars/contracts/datasets/layers";
import type { Point } from "@mars/domain/areas/geometry";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import type { KeptDrawing } from "../drawing/keptDrawing.ts";
import { AreaChooser, type Way } from "./AreaChooser.tsx";
import type { AreaServices, ChosenArea, UploadedArea } from "./AreaServices.ts";

afterEach(cleanup);

const at = (x: number, y: number): Point => [529_000 + x, 6_265_000 + y];
const box = (x: number, side: number) => ({
  type: "MultiPolygon" as const,
  coordinates: [[[at(x, 0), at(x + side, 0), at(x + side, side), at(x, side), at(x, 0)]]],
});
const parcel = (id: string, label: string, x: number): PickedArea => ({
  kind: "parcel",
  id,
  label,
  areaHa: 1,
  geometry: box(x, 100) as unknown as PickedArea["geometry"],
});

const noServices: AreaServices = {
  pickAt: async () => [],
  pickByNumber: async () => [],
  unite: async () => ({ geometry: box(0, 200), areaHa: 4 }),
};

function chooser(services: Partial<AreaServices> = {}, ways?: readonly Way[]) {
  const model = createMapModel();
  const told: (ChosenArea | null)[] = [];
  const page = renderInPage(
    <AreaChooser
      model={model}
      services={{ ...noServices, ...services }}
      onChange={(area) => told.push(area)}
      {...(ways && { ways })}
    />,
  );
  return { model, last: () => told.at(-1), ...page };
}

test("[S1] the area that is there at first is no step of undo", () => {
  const model = createMapModel();
  const initial = box(0, 100);
  renderInPage(
    <AreaChooser model={model} services={noServices} onChange={() => {}} initial={initial} />,
  );
  const drawn = () => model.drawing.store.get();
  expect(drawn()).toMatchObject({ polygons: initial.coordinates, mode: "edit", canUndo: false });
  act(() => model.drawing.undo());
  expect(drawn().polygons).toEqual(initial.coordinates);
  act(() => model.drawing.setArea(box(0, 200), "drawn"));
  act(() => model.drawing.undo());
  expect(drawn()).toMatchObject({ polygons: initial.coordinates, canUndo: false });
});

describe("[S1] an area without the map", () => {
  test("where there is no map, nothing leads to one", async () => {
    const { user } = chooser({}, ["coordinates"]);
    expect(screen.getByText("Skriv koordinater")).toBeTruthy();
    await user.click(screen.getByText("Indsæt flere punkter", { selector: "summary *, summary" }));
    await user.click(screen.getByRole("textbox", { name: "Indsæt flere punkter" }));
    await user.paste("529000 6265000\n529100 6265000\n529100 6265100");
    await user.click(screen.getByRole("button", { name: "Brug punkterne" }));
    expect(await screen.findByText("Punkterne er læst som EPSG:25832.")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/på kortet/);
  });

  test("coordinates typed one by one make an area, and the page is told of it", async () => {
    const { user, last, model } = chooser();
    await user.click(screen.getByRole("tab", { name: /Koordinater/ }));
    for (const [e, n] of [
      ["529.000", "6.265.000"],
      ["529.100", "6.265.000"],
      ["529.100", "6.265.100"],
    ]) {
      await user.type(screen.getByLabelText(/^Øst \(m\)/), e!);
      await user.type(screen.getByLabelText(/^Nord \(m\)/), n!);
      await user.click(screen.getByRole("button", { name: "Tilføj" }));
    }
    expect(last()).toMatchObject({ isFinished: false, source: "drawn", areaHa: 0.5 });
    act(() => void model.drawing.finish());
    expect(last()).toMatchObject({ isFinished: true, refusal: null });
  });

  test("the next point's fields take the focus from whoever types, not from whoever draws", async () => {
    const { user, model } = chooser();
    await user.click(screen.getByRole("tab", { name: /Koordinater/ }));
    await user.type(screen.getByLabelText("Øst (m), Nr. 1"), "529.000");
    await user.type(screen.getByLabelText("Nord (m), Nr. 1"), "6.265.000{enter}");
    expect(document.activeElement).toBe(screen.getByLabelText("Øst (m), Nr. 2"));
    act(() => screen.getByRole("tab", { name: /Koordinater/ }).focus());
    act(() => void model.drawing.addPoint(at(100, 0)));
    expect(screen.getByLabelText("Øst (m), Nr. 3")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: /Koordinater/ }));
  });

  test("a text that is no coordinate, or one outside Denmark, is told next to the fields", async () => {
    const { user } = chooser();
    await user.click(screen.getByRole("tab", { name: /Koordinater/ }));
    await user.type(screen.getByLabelText(/^Øst \(m\)/), "56,2");
    await user.type(screen.getByLabelText(/^Nord \(m\)/), "10,1");
    await user.click(screen.getByRole("button", { name: "Tilføj" }));
    expect(screen.getByText(/uden for Danmark/)).toBeTruthy();
  });

  test("a whole list is pasted, and a line that is no point is named", async () => {
    const { user, last } = chooser();
    await user.click(screen.getByRole("tab", { name: /Koordinater/ }));
    const field = screen.getByRole("textbox", { name: "Indsæt flere punkter" });
    await user.type(field, "529000 6265000{enter}vest for åen");
    await user.click(screen.getByRole("button", { name: "Brug punkterne" }));
    expect(screen.getByText(/Linje 2 kan ikke læses/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, "529000 6265000{enter}529100,0; 6265000{enter}529100 6265100");
    await user.click(screen.getByRole("button", { name: "Brug punkterne" }));
    expect(last()).toMatchObject({ isFinished: true, areaHa: 0.5 });
  });

  test("a corner is corrected in the table; a correction that crosses is refused with the reason", async () => {
    const { user, last, model } = chooser();
    act(() => model.drawing.setArea(box(0, 100), "drawn"));
    await user.click(screen.getByRole("tab", { name: /Koordinater/ }));
    const correct = async (east: string) => {
      await user.click(screen.getByRole("button", { name: "Ret punkt 3" }));
      const field = screen.getByLabelText("Øst (m), Nr. 3");
      await user.clear(field);
      await user.type(field, east);
      await user.click(screen.getByRole("button", { name: "Gem" }));
    };
    await correct("529.200");
    expect(last()?.areaHa).toBeCloseTo(1.5);
    await correct("528.900");
    expect(screen.getAllByText(/krydser sig selv/).length).toBeGreaterThan(0);
    expect(last()?.areaHa).toBeCloseTo(1.5);
  });
});

describe("[S1] parcels by number", () => {
  test("two parcels are joined into one area, and removing one leaves the other", async () => {
    const found: Record<string, PickedArea[]> = {
      "20d": [parcel("1", "20d Løvel By", 0)],
      "20e": [parcel("2", "20e Løvel By", 100)],
    };
    const unite = vi.fn<AreaServices["unite"]>(noServices.unite);
    const { user, last } = chooser({
      pickByNumber: async (_kind, number) => found[number] ?? [],
      unite,
    });
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    for (const number of ["20d", "20e"]) {
      const field = screen.getByLabelText("Matrikelnummer og ejerlav");
      await user.clear(field);
      await user.type(field, `${number}{enter}`);
    }
    expect(await screen.findByText(/2 valgt/)).toBeTruthy();
    expect(unite).toHaveBeenCalledOnce();
    expect(last()).toMatchObject({ source: "picked", areaHa: 4 });
    await user.click(screen.getByRole("button", { name: "Fjern 20e Løvel By" }));
    expect(await screen.findByText("1 valgt")).toBeTruthy();
    expect(last()?.areaHa).toBeCloseTo(1);
  });

  test("clicked faster than they are found, none is lost, and a double click picks once", async () => {
    const answered = Promise.withResolvers<void>();
    const { user, model } = chooser({
      pickAt: async (_kind, [x]) => {
        await answered.promise;
        return [parcel(String(x), `Nr. ${x}`, 0)];
      },
    });
    const takeClicks = vi.spyOn(model, "takeClicks");
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    const click = takeClicks.mock.lastCall![0];
    for (const x of [1, 2, 3, 3]) act(() => click(at(x, 0)));
    expect(screen.getByText("Ingen valgt endnu")).toBeTruthy();
    answered.resolve();
    expect(await screen.findByText(/3 valgt/)).toBeTruthy();
    await screen.findByRole("button", { name: "Find" });
    expect(screen.getByText(/3 valgt/)).toBeTruthy();
  });

  test("undo and clearing on the map are followed by the list, and clicks still pick", async () => {
    const found: Record<string, PickedArea[]> = {
      "20d": [parcel("1", "20d Løvel By", 0)],
      "20e": [parcel("2", "20e Løvel By", 100)],
    };
    const { user, model } = chooser({
      pickByNumber: async (_kind, number) => found[number] ?? [],
    });
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    for (const number of ["20d", "20e"]) {
      const field = screen.getByLabelText("Matrikelnummer og ejerlav");
      await user.clear(field);
      await user.type(field, `${number}{enter}`);
    }
    expect(await screen.findByText(/2 valgt/)).toBeTruthy();
    act(() => model.drawing.undo());
    expect(screen.getByText("1 valgt")).toBeTruthy();
    act(() => model.drawing.redo());
    expect(screen.getByText(/2 valgt/)).toBeTruthy();
    // Kept over a reload as text, with its list.
    const kept = JSON.parse(JSON.stringify(model.drawing.kept())) as KeptDrawing;
    act(() => model.drawing.clear());
    expect(screen.getByText("Ingen valgt endnu")).toBeTruthy();
    expect(model.drawing.store.get().mode).toBe("idle");
    act(() => model.drawing.restore(kept));
    expect(screen.getByText(/2 valgt/)).toBeTruthy();
    // Changed by hand it is no longer what the parcels made.
    act(() => model.drawing.deletePolygon(0));
    expect(screen.getByText("Ingen valgt endnu")).toBeTruthy();
  });

  test("numbers written faster than they are found all come along, and one that is missing is named", async () => {
    const answered = Promise.withResolvers<void>();
    const { user } = chooser({
      pickByNumber: async (_kind, number) => {
        await answered.promise;
        return number === "99x" ? [] : [parcel(number, `${number} Løvel By`, 0)];
      },
    });
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    const field = screen.getByLabelText("Matrikelnummer og ejerlav");
    for (const number of ["1a", "99x", "1b", "1c"]) {
      await user.clear(field);
      await user.type(field, `${number}{enter}`);
    }
    answered.resolve();
    expect(await screen.findByText(/3 valgt/)).toBeTruthy();
    expect(screen.getByText(/ingen matrikel med nummeret 99x/)).toBeTruthy();
  });

  test("a pasted list becomes one area in one step, and what is missing in it is named", async () => {
    const unite = vi.fn<AreaServices["unite"]>(noServices.unite);
    const { user } = chooser({
      pickByNumber: async (_kind, number) =>
        number.startsWith("99") ? [] : [parcel(number, number, 0)],
      unite,
    });
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    await user.click(screen.getByLabelText("Matrikelnummer og ejerlav"));
    await user.paste("20d\tLøvel By\n21a Løvel By\r\n\n99x Løvel By\n20d Løvel By");
    await user.keyboard("{enter}");
    expect(await screen.findByText(/2 valgt/)).toBeTruthy();
    expect(unite).toHaveBeenCalledOnce();
    expect(screen.getByText(/ingen matrikel med nummeret 99x Løvel By/)).toBeTruthy();
  });

  test("each line of a list may become an area of its own, where the page offers it", async () => {
    const onSeveral = vi.fn<(areas: readonly UploadedArea[]) => void>();
    const { user } = renderInPage(
      <AreaChooser
        model={createMapModel()}
        services={{
          ...noServices,
          pickByNumber: async (_kind, number) => [parcel(number, number, 0)],
        }}
        onChange={() => {}}
        onSeveral={onSeveral}
      />,
    );
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    await user.click(screen.getByLabelText("Matrikelnummer og ejerlav"));
    await user.paste("20d; 20e\n21a");
    await user.keyboard("{enter}");
    await user.click(
      await screen.findByRole("button", { name: "Gør hver linje til sit eget område (2)" }),
    );
    await vi.waitFor(() => expect(onSeveral).toHaveBeenCalledOnce());
    expect(onSeveral.mock.calls[0]![0]).toMatchObject([
      { name: "20d og 1 til", areaHa: 4 },
      { name: "21a", areaHa: 1 },
    ]);
  });

  test("several with the same number are offered, none is said to be none", async () => {
    const same = [parcel("1", "20d Løvel By", 0), parcel("2", "20d Nørre By", 500)];
    const { user } = chooser({
      pickByNumber: async (_kind, number) => (number === "20d" ? same : []),
    });
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    const field = screen.getByLabelText("Matrikelnummer og ejerlav");
    await user.type(field, "20d{enter}");
    await user.click(await screen.findByRole("button", { name: "20d Nørre By" }));
    expect(await screen.findByText("1 valgt")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "99{enter}");
    expect(await screen.findByText(/ingen matrikel med nummeret 99/)).toBeTruthy();
  });
});

describe("[S1][S5] upload", () => {
  const zip = (name: string) => new File(["x"], name, { type: "application/zip" });
  const choose = async (services: Partial<AreaServices>, file: File) => {
    const page = chooser(services);
    await page.user.click(screen.getByRole("tab", { name: "Upload" }));
    // The picker's own filter is only a help; a wrong file can still be dropped.
    const input = screen.getByLabelText("Vælg zip-fil");
    input.removeAttribute("accept");
    await page.user.upload(input, file);
    return page;
  };

  test("[V8] only zip files are taken, and nothing else is sent", async () => {
    const upload = vi.fn<NonNullable<AreaServices["upload"]>>(async () => []);
    await choose({ upload }, zip("areal.shp"));
    expect(screen.getByText("Forkert filtype. Kun .zip filer er tilladt.")).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
  });

  test("one area is used at once", async () => {
    const upload = async () => [{ name: "Engen", geometry: box(0, 100), areaHa: 1 }];
    const { last } = await choose({ upload }, zip("areal.zip"));
    expect(await screen.findByText("areal.zip er uploadet")).toBeTruthy();
    expect(last()).toMatchObject({ source: "uploaded", isFinished: true });
  });

  test("[V10] an area that crosses itself is fixed when the user asks, and said to be", async () => {
    const upload = vi.fn<NonNullable<AreaServices["upload"]>>(async (_file, _signal, options) => ({
      areas: [{ name: "Engen", geometry: box(0, 100), areaHa: 1 }]
        .concat(options?.repair ? [{ name: "Sløjfen", geometry: box(500, 100), areaHa: 1 }] : [])
        .map((area) => ({ ...area, isRepaired: area.name === "Sløjfen" })),
      refused: options?.repair
        ? []
        : [{ name: "Sløjfen", sentence: "Kanten krydser sig selv.", isRepairable: true }],
    }));
    const { user } = await choose({ upload }, zip("areal.zip"));
    await user.click(await screen.findByRole("button", { name: "Ret og upload igen" }));
    expect(await screen.findByText("1 område blev rettet")).toBeTruthy();
    expect(screen.getByText(/at områderne er rigtige: Sløjfen/)).toBeTruthy();
    expect(screen.queryByText("Kanten krydser sig selv.")).toBeNull();
    expect(upload.mock.calls.map((call) => call[2]?.repair)).toEqual([false, true]);
  });

  test("[V13] of several the user chooses", async () => {
    const upload = async () => [
      { name: "Engen", geometry: box(0, 100), areaHa: 1 },
      { name: "Mosen", geometry: box(500, 100), areaHa: 1 },
    ];
    const { user, last, model } = await choose({ upload }, zip("areal.zip"));
    await screen.findByRole("checkbox", { name: "Mosen" });
    act(() => model.drawing.setArea(box(2000, 100), "drawn"));
    expect(last()).toMatchObject({ refusal: { code: "upload.waiting" } });
    act(() => model.drawing.clear());
    await user.click(await screen.findByRole("checkbox", { name: "Mosen" }));
    await user.click(screen.getByRole("button", { name: "Brug området" }));
    await expect.poll(last).toMatchObject({ source: "uploaded", areaHa: 1, refusal: null });
    await user.click(screen.getByRole("checkbox", { name: "Mosen" }));
    expect(last()).toMatchObject({ refusal: { code: "upload.waiting" } });
  });

  test("[V13] a second file with several areas takes the area of the first one off the map", async () => {
    const [engen, mosen] = [
      { name: "Engen", geometry: box(0, 100), areaHa: 1 },
      { name: "Mosen", geometry: box(500, 100), areaHa: 1 },
    ];
    const upload = async (file: File) => (file.name === "en.zip" ? [engen] : [engen, mosen]);
    const { user, last } = await choose({ upload }, zip("en.zip"));
    await expect.poll(last).toMatchObject({ source: "uploaded" });
    await user.upload(screen.getByLabelText("Vælg zip-fil"), zip("to.zip"));
    await screen.findByRole("checkbox", { name: "Mosen" });
    await expect.poll(last).toBeNull();
    expect(screen.queryByText(/er uploadet$/)).toBeNull();
  });
});

test("[S1] after a split the parts are listed and the unwanted one is deleted", async () => {
  const { user, model, last } = chooser();
  act(() => {
    model.drawing.setArea(box(0, 100), "drawn");
    model.drawing.startSplit();
    model.drawing.addPoint(at(30, -10));
    model.drawing.addPoint(at(30, 110));
    model.drawing.finish();
  });
  expect(last()?.refusal?.code).toBe("drawing.parts-touch");
  const parts = screen.getAllByRole("listitem").filter((item) => /^Del \d/.test(item.textContent));
  expect(parts).toHaveLength(2);
  const small = parts.find((item) => /0,3\sha/.test(item.textContent));
  await user.click(within(small!).getByRole("button", { name: /Slet del/ }));
  expect(last()).toMatchObject({ refusal: null });
  expect(last()?.areaHa).toBeCloseTo(0.7);
});

test("[S1] who gives up a sketch, or deletes the area, can draw again at once", () => {
  const { model } = chooser();
  act(() => {
    model.drawing.addPoint(at(0, 0));
    model.drawing.cancel();
  });
  expect(model.drawing.store.get()).toMatchObject({ mode: "draw", sketch: [] });
  act(() => {
    model.drawing.setArea(box(0, 100), "drawn");
    model.drawing.clear();
  });
  expect(model.drawing.store.get().mode).toBe("draw");
});

describe("[S1] an area that comes next to one that is there", () => {
  const standing = () => {
    const unite = vi.fn<AreaServices["unite"]>(noServices.unite);
    const page = chooser({
      pickByNumber: async () => [parcel("1", "20d Løvel By", 300)],
      upload: async () => [{ name: "Engen", geometry: box(600, 100), areaHa: 1 }],
      unite,
    });
    act(() => page.model.drawing.setArea(box(0, 100), "drawn"));
    return { ...page, unite };
  };
  const pick = async ({ user }: ReturnType<typeof standing>) => {
    await user.click(screen.getByRole("tab", { name: /Matrikel/ }));
    await user.type(screen.getByLabelText("Matrikelnummer og ejerlav"), "20d{enter}");
    return screen.findByRole("alertdialog", { name: "Erstat området eller læg til?" });
  };

  test("a parcel is added, and taking it off the list leaves what was drawn", async () => {
    const page = standing();
    const dialog = await pick(page);
    expect(dialog.textContent).toMatch(/område på 1,0\sha\. 20d Løvel By \(1,0\sha\)/);
    await page.user.click(within(dialog).getByRole("button", { name: "Læg til" }));
    expect(await screen.findByText("1 valgt")).toBeTruthy();
    expect(page.unite.mock.calls[0]?.[0]).toHaveLength(2);
    await page.user.click(screen.getByRole("button", { name: "Fjern 20d Løvel By" }));
    expect(await screen.findByText("Ingen valgt endnu")).toBeTruthy();
    expect(page.last()?.geometry).toEqual(box(0, 100));
  });

  test("a parcel replaces it, and undo brings it back", async () => {
    const page = standing();
    const dialog = await pick(page);
    await page.user.click(within(dialog).getByRole("button", { name: "Erstat" }));
    expect(await screen.findByText("1 valgt")).toBeTruthy();
    expect(page.last()?.geometry).toEqual(box(300, 100));
    act(() => page.model.drawing.undo());
    expect(page.last()?.geometry).toEqual(box(0, 100));
    expect(screen.getByText("Ingen valgt endnu")).toBeTruthy();
  });

  test("a file is refused by 'Annuller', and nothing has changed", async () => {
    const page = standing();
    await page.user.click(screen.getByRole("tab", { name: "Upload" }));
    await page.user.upload(
      screen.getByLabelText("Vælg zip-fil"),
      new File(["x"], "eng.zip", { type: "application/zip" }),
    );
    const dialog = await screen.findByRole("alertdialog");
    await page.user.click(within(dialog).getByRole("button", { name: "Annuller" }));
    expect(page.last()).toMatchObject({ source: "drawn", geometry: box(0, 100) });
    expect(screen.queryByText("eng.zip er uploadet")).toBeNull();
  });
});

describe("[S1, V7] limits are told in step 1", () => {
  test("more than 5,000 ha warns while it is drawn, and is refused by its reason", () => {
    const { model } = chooser();
    act(() => {
      for (const [x, y] of [
        [0, 0],
        [8000, 0],
        [8000, 8000],
      ] as const)
        model.drawing.addPoint(at(x, y));
    });
    expect(screen.queryByText("Området er for stort")).toBeNull();
    act(() => model.drawing.moveCursor(at(0, 8000)));
    expect(screen.getByText("Området er for stort")).toBeTruthy();
    expect(screen.getByText(/højst være 5\.000 ha/)).toBeTruthy();
    act(() => {
      model.drawing.addPoint(at(0, 8000));
      model.drawing.finish();
    });
    expect(screen.getByText("Området er for stort")).toBeTruthy();
    expect(
      screen.getByText(/Området er 6\.400 ha\. Det skal være mindre end 5\.000 ha/),
    ).toBeTruthy();
  });

  test("an area from elsewhere that is too large says so too", () => {
    const { model, last } = chooser();
    act(() => model.drawing.setArea(box(0, 8000), "uploaded"));
    expect(screen.getByText("Området er for stort")).toBeTruthy();
    expect(last()?.refusal?.code).toBe("geometry.too-large");
  });

  test("in the sea or abroad no effect is shown, and why, and the area cannot be used", async () => {
    const isOnLand = (east: number) => east >= 529_000;
    const { model, last } = chooser({
      liveFigures: async ({ coordinates }) => ({
        isOnLand: isOnLand(coordinates[0]![0]![0]![0]),
        measures: [],
      }),
    });
    act(() => model.drawing.setArea(box(-500, 100), "drawn"));
    expect(await screen.findByText("Området ligger ikke på land i Danmark")).toBeTruthy();
    expect(screen.queryByRole("table", { name: /Effekt/ })).toBeNull();
    expect(last()?.refusal?.code).toBe("geometry.not-on-land");
    act(() => model.drawing.setArea(box(0, 100), "drawn"));
    await vi.waitFor(() => expect(last()?.refusal).toBeNull());
    expect(screen.queryByText("Området ligger ikke på land i Danmark")).toBeNull();
  });
});

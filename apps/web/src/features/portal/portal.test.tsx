import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeDialog } from "../../lib/dialogs/shownDialog.ts";
import { registerMapPage } from "../../lib/handover/handover.ts";
import type { MapPage } from "../../lib/handover/MapPage.ts";
import { chooseLocale } from "../../lib/language/locale.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";
import { ToastRegion } from "../../ui/overlays/ToastRegion.tsx";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { openSystem, systemAddress } from "./opening/openSystem.ts";
import { forgetChoice, rememberChoice } from "./opening/openSystemChoice.ts";
import { OpenSystemDialog } from "./opening/OpenSystemDialog.tsx";
import { findSystem, loadSystems, pageSystems } from "./systems/systems.ts";
import { RelatedSystemsMenu } from "./menu/RelatedSystemsMenu.tsx";
import { entryOf, relatedEntries } from "./systems/systemEntries.ts";
import { SystemsDialog } from "./systems/SystemsDialog.tsx";

const icon =
  '<svg viewBox="0 0 24 24" onload="alert(1)"><script>alert(1)</script><path d="M1 1"/></svg>';
const system = (id: string, rest: object = {}) => ({
  type: "systems",
  id,
  attributes: {
    name: `${id} da`,
    nameEn: `${id} en`,
    shortDescription: `${id} kort`,
    shortDescriptionEn: `${id} short`,
    description: `${id} lang`,
    descriptionEn: `${id} long`,
    icon,
    url: `https://${id}.example/kort`,
    relatedSystems: [],
    ...rest,
  },
});
const family = {
  data: [
    system("mars", {
      relatedSystems: [
        { id: "natur", order: 2, shortDescription: "", shortDescriptionEn: "" },
        { id: "areal", order: 1, shortDescription: "Herfra", shortDescriptionEn: "From here" },
      ],
    }),
    system("natur"),
    system("areal"),
    system("plan"),
  ],
};

const asked: { path: string; body: unknown }[] = [];
let systemsStatus = 200;

beforeEach(() => {
  asked.length = 0;
  systemsStatus = 200;
  pageSystems.loading = null;
  forgetChoice();
  localStorage.clear();
  vi.stubGlobal("fetch", (input: URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push({ path: pathname, body: init?.body ? JSON.parse(init.body as string) : null });
    if (pathname.endsWith("/sessions")) return Promise.resolve(Response.json({ id: "s-1" }));
    return Promise.resolve(Response.json(family, { status: systemsStatus }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closeDialog();
  chooseLocale("da-DK");
});

describe("[C5] the list of systems", () => {
  test("is asked for once, however many ask at the same time", async () => {
    const [first, second] = await Promise.all([loadSystems(), loadSystems()]);
    await loadSystems();
    expect(first).toBe(second);
    expect(asked).toHaveLength(1);
    expect(first[1]).toMatchObject({ id: "natur", url: "https://natur.example/kort" });
  });

  test("is requested again after a failure", async () => {
    systemsStatus = 500;
    await expect(loadSystems()).rejects.toThrow("Request failed with status code 500");
    systemsStatus = 200;
    expect(await loadSystems()).toHaveLength(4);
  });
});

describe("[H6] entries", () => {
  test("are sorted by order, and a relation's own description wins when it is not empty", async () => {
    const entries = relatedEntries(await loadSystems(), "mars", "da-DK");
    expect(entries.map(({ name, shortDescription }) => [name, shortDescription])).toEqual([
      ["areal da", "Herfra"],
      ["natur da", "natur kort"],
    ]);
  });

  test("are English for any other locale than da-DK", async () => {
    const [found] = await loadSystems();
    expect(entryOf(found!, "en-US")).toMatchObject({ name: "mars en", description: "mars long" });
  });
});

describe("[H15] failures", () => {
  test("an unknown current system is logged and its list is empty", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    expect(relatedEntries(await loadSystems(), "x", "da-DK")).toEqual([]);
    expect(logged).toHaveBeenCalledWith("Unable to find system id x");
  });

  test("an unknown id and no id have their own words", async () => {
    await expect(findSystem("x")).rejects.toThrow("Unable to find system with id x");
    await expect(openSystem(null, "self")).rejects.toThrow("No system selected");
  });

  test("a portal that does not answer leaves an empty menu, not a broken one", async () => {
    systemsStatus = 503;
    vi.spyOn(console, "error").mockReturnValue();
    const { user } = renderInPage(<RelatedSystemsMenu />);
    await user.click(screen.getByRole("button", { name: "Relaterede systemer" }));
    expect(await screen.findByText("Der er ingen relaterede systemer at vise.")).toBeTruthy();
  });

  test("[V16] a system that is gone closes the dialog with its message", async () => {
    const closed = vi.fn<() => void>();
    renderInPage(
      <>
        <ToastRegion />
        <OpenSystemDialog systemId="gone" onClose={closed} />
      </>,
    );
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Unable to find system with id gone",
    );
  });
});

describe("[H4] the related-systems menu", () => {
  test("waits with a spinner, then lists icon, name and description, clean of scripts", async () => {
    const answering = Promise.withResolvers<void>();
    const answer = fetch;
    vi.stubGlobal("fetch", (...asked: Parameters<typeof fetch>) =>
      answering.promise.then(() => answer(...asked)),
    );
    const { user, container } = renderInPage(<RelatedSystemsMenu />);
    await user.click(screen.getByRole("button", { name: "Relaterede systemer" }));
    expect(await screen.findByRole("status")).toBeTruthy();
    answering.resolve();
    expect(await screen.findByRole("button", { name: "areal da Herfra" })).toBeTruthy();
    const pictures = container.querySelectorAll("img");
    expect(pictures).toHaveLength(2);
    for (const { src } of pictures) {
      expect(decodeURIComponent(src)).toContain("<path");
      expect(decodeURIComponent(src)).not.toMatch(/script|onload/);
    }
  });

  test("goes straight there by a remembered choice, and can forget it", async () => {
    rememberChoice("new-tab");
    const tab = {
      opener: {},
      location: { replace: vi.fn<(address: string) => void>() },
      close: vi.fn<() => void>(),
    };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { user } = renderInPage(<RelatedSystemsMenu />);
    await user.click(screen.getByRole("button", { name: "Relaterede systemer" }));
    await user.click(await screen.findByRole("button", { name: "natur da natur kort" }));
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith("https://natur.example/kort"),
    );
    expect(tab.opener).toBeNull();
    await user.click(screen.getByRole("button", { name: "Relaterede systemer" }));
    await user.click(await screen.findByRole("button", { name: "Glem mit valg" }));
    expect(localStorage.getItem(storageKeys.openSystemChoice)).toBeNull();
    expect(screen.queryByRole("button", { name: "Glem mit valg" })).toBeNull();
  });
});

const ring = [
  [500_000, 6_200_000],
  [500_100, 6_200_000],
  [500_100, 6_200_100],
  [500_000, 6_200_000],
] as const;
const square = { type: "Polygon", coordinates: [ring] } as const;
const mapWith = (hasArea: boolean, hasLayers: boolean): MapPage => ({
  capture: () => ({
    area: hasArea ? square : null,
    layers: hasLayers ? ["urn:dmp:ds:lavbund"] : [],
    view: null,
  }),
  restore: () => {},
  knownLayers: async (ids) => ids,
  reproject: ([x, y]) => [x, y],
});

describe("[H5] opening another system", () => {
  test.each([
    ["a map with area and layers", mapWith(true, true), "Det valgte område og de tændte kortlag"],
    ["a map without an area", mapWith(false, true), "De tændte kortlag følger med."],
    ["a map with an area alone", mapWith(true, false), "Det valgte område følger med."],
    ["a page without a map", null, "så systemet åbner uden"],
  ])("of %s the dialog says what comes along", async (_, map, sentence) => {
    const leave = map && registerMapPage(map);
    renderInPage(<OpenSystemDialog systemId="areal" onClose={() => {}} />);
    expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
    leave?.();
  });

  test("the dialog has SPEC's English words, and the tick remembers how it was opened", async () => {
    chooseLocale("en-US");
    const leave = registerMapPage(mapWith(true, true));
    const closed = vi.fn<() => void>();
    const tab = {
      opener: {},
      location: { replace: vi.fn<(address: string) => void>() },
      close: vi.fn<() => void>(),
    };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { user } = renderInPage(<OpenSystemDialog systemId="areal" onClose={closed} />);
    const dialog = await screen.findByRole("dialog", {
      name: "You are about to open areal en",
    });
    const names = within(dialog.querySelector<HTMLElement>(".modal-content")!)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["", "Continue to areal en", "Open in new tab", "Cancel"]);
    expect(within(dialog).getByText("areal long")).toBeTruthy();
    expect(
      within(dialog).getByText("The selected area and the layers that are on come with you."),
    ).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Do not show this message again" }));
    await user.click(screen.getByRole("button", { name: "Open in new tab" }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(localStorage.getItem(storageKeys.openSystemChoice)).toBe("new-tab");
    renderInPage(<RelatedSystemsMenu />);
    await user.click(screen.getByRole("button", { name: "Related systems" }));
    expect(await screen.findByRole("button", { name: "Forget my preference" })).toBeTruthy();
    leave();
  });

  test("without the tick nothing is remembered", async () => {
    const tab = {
      opener: {},
      location: { replace: vi.fn<(address: string) => void>() },
      close: vi.fn<() => void>(),
    };
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { user } = renderInPage(<OpenSystemDialog systemId="areal" onClose={() => {}} />);
    await user.click(await screen.findByRole("button", { name: "Åbn i ny fane" }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(localStorage.getItem(storageKeys.openSystemChoice)).toBeNull();
  });

  test("area and layers go along as a session on the address", async () => {
    const area = { type: "Polygon", coordinates: [ring] } as const;
    const leave = registerMapPage({
      capture: () => ({ area, layers: ["urn:dmp:ds:lavbund"], view: null }),
      restore: () => {},
      knownLayers: async (ids) => ids,
      reproject: ([x, y]) => [x, y],
    });
    expect(await systemAddress("areal")).toBe("https://areal.example/kort?dmpsmvsessionid=s-1");
    leave();
    expect(asked.find(({ path }) => path.endsWith("/sessions"))?.body).toEqual({
      appStates: [
        { appStateType: "selected-area", data: expect.objectContaining(area) },
        { appStateType: "active-layers", data: ["urn:dmp:ds:lavbund"] },
        { appStateType: "source-system", data: { name: "MARS" } },
      ],
    });
  });

  test("where no map is there is no session to make", async () => {
    expect(await systemAddress("areal")).toBe("https://areal.example/kort");
    expect(asked.map(({ path }) => path)).toEqual(["/portal/systems"]);
  });

  test("an address that would run code is refused", async () => {
    family.data.push(system("evil", { url: "javascript:alert(1)" }));
    await expect(systemAddress("evil")).rejects.toThrow("cannot be opened");
    family.data.pop();
  });
});

test("[H6] the list dialog filters both groups and finds the way back to all", async () => {
  chooseLocale("en-US");
  const { user } = renderInPage(<SystemsDialog onClose={() => {}} />);
  expect(await screen.findByRole("heading", { name: "Suggested systems" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Other systems" })).toBeTruthy();
  const filter = screen.getByPlaceholderText("Filter...");
  await user.type(filter, "plan");
  expect(screen.queryByRole("heading", { name: "Suggested systems" })).toBeNull();
  expect(screen.getByRole("button", { name: "plan en plan short" })).toBeTruthy();
  expect(screen.getByText("1 system")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "See all the systems" }));
  expect(screen.getByText("3 systems")).toBeTruthy();
});

import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderInPage as render } from "../../testing/renderInPage.tsx";
import { followHistory, navigate } from "../router/currentLocation.ts";
import { useToasts } from "../toasts/toasts.ts";
import { appStatesOf, mapStateOf } from "./appStates.ts";
import type { Reproject } from "./coordinateSystem.ts";
import { captureMapState, useMapPage } from "./handover.ts";
import { arrivalSentence } from "./fetchArrival.ts";
import type { Arrival, MapState } from "./MapState.ts";

const state: MapState = {
  area: {
    type: "Polygon",
    coordinates: [
      [
        [500_000, 6_200_000],
        [500_100, 6_200_000],
        [500_100, 6_200_100],
        [500_000, 6_200_000],
      ],
    ],
  },
  layers: ["urn:dmp:ds:lavbund"],
  view: { center: [500_050, 6_200_050], resolution: 3.2 },
};

const arrival: Arrival = { ...state, sender: "Arealinformation" };

/** Everything here is in the map's own system already. */
const reproject: Reproject = ([x, y]) => [x, y];
const read = (states: unknown) => mapStateOf(states, reproject);
let answer: () => Response;
const stop = followHistory();
beforeEach(() => {
  answer = () => Response.json({ id: "s-1", appStates: appStatesOf(state, "Arealinformation") });
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  stop();
});

function FakeMapPage({ restore }: { restore: (state: MapState) => void }) {
  const knownLayers = async (ids: readonly string[]) => ids.filter((id) => id !== "theirs");
  useMapPage({ capture: () => state, restore, knownLayers, reproject });
  return useToasts().map(({ id, body }) => <p key={id}>{body}</p>);
}

describe("[H5] arriving with dmpsmvsessionid", () => {
  test("the map page gets area, layers and view once, and the address is clean after", async () => {
    navigate("/screening?dmpsmvsessionid=s-1&lag=a,b#x");
    const restore = vi.fn<(state: MapState) => void>();
    const { unmount } = render(<FakeMapPage restore={restore} />);
    await waitFor(() => expect(restore).toHaveBeenCalledExactlyOnceWith(arrival));
    expect(screen.getByText(/^0,5\sha og 1 lag fra Arealinformation\.$/)).toBeTruthy();
    expect(window.location.search + window.location.hash).toBe("?lag=a,b#x");
    expect(captureMapState()).toBe(state);
    unmount();
    expect(captureMapState()).toBeNull();
  });

  test("layers that only the other system has are left out, and counted", async () => {
    const layers = ["urn:dmp:ds:lavbund", "theirs"];
    answer = () => Response.json({ appStates: appStatesOf({ ...state, layers }, "Andre") });
    navigate("/screening?dmpsmvsessionid=s-theirs");
    const restore = vi.fn<(state: MapState) => void>();
    render(<FakeMapPage restore={restore} />);
    const words = /^0,5\sha og 1 lag fra Andre\. 1 lag findes ikke i MARS og vises ikke\.$/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(restore).toHaveBeenCalledWith(expect.objectContaining({ layers: state.layers }));
  });

  test.each([
    { status: 410, words: "er udløbet" },
    { status: 404, words: "er udløbet" },
    { status: 500, words: "kunne ikke hentes" },
  ])("a session that answers $status is told and nothing restored", async ({ status, words }) => {
    answer = () => new Response("{}", { status });
    navigate(`/screening?dmpsmvsessionid=s-${status}`);
    const restore = vi.fn<(state: MapState) => void>();
    render(<FakeMapPage restore={restore} />);
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(restore).not.toHaveBeenCalled();
    expect(window.location.search).toBe("");
  });
});

function ring(...points: [number, number][]) {
  return { type: "Polygon", coordinates: [[...points, points[0]]] };
}

describe("[H5] what another system wrote", () => {
  test("reads back as it was", () =>
    expect(read(appStatesOf(state, "Arealinformation"))).toEqual(arrival));

  test("may be a feature", () => {
    const data = { type: "Feature", geometry: state.area, properties: {} };
    expect(read([{ appStateType: "selected-area", data }]).area).toEqual(state.area);
  });

  test.each([
    ["degrees of another country", ring([2, 48], [2.1, 48], [2.1, 48.1])],
    ["in a system we do not know", { ...state.area, crs: "EPSG:2154" }],
    ["no ring", { type: "Polygon", coordinates: [[]] }],
    ["text", { type: "Polygon", coordinates: "x" }],
    ["a point", { type: "Point", coordinates: [500_000, 6_200_000] }],
    ["nothing", null],
  ])("is left out when it is %s", (_, data) =>
    expect(read([{ appStateType: "selected-area", data }]).area).toBeNull(),
  );

  test("may call its area something else, and its layers objects", () => {
    const found = read([
      { appStateType: "filters", data: { type: "FeatureCollection", features: [] } },
      { appStateType: "geometry", data: state.area },
      { appStateType: "active-layers", data: [{ id: "a", opacity: 0.5 }, "b", 7] },
    ]);
    expect(found).toMatchObject({ area: state.area, layers: ["a", "b"] });
  });

  test("is empty when it is no list", () => expect(read("x").layers).toBeNull());
});

test.each([
  { part: {}, da: "0,5 ha og 1 lag fra Arealinformation.", en: "0.5 ha and 1 layer from" },
  { part: { layers: ["a", "b", "c"] }, da: "0,5 ha og 3 lag fra", en: "0.5 ha and 3 layers" },
  { part: { area: null, layers: [] }, da: "ingen lag fra Arealinformation", en: "no layers from" },
  {
    part: { layers: null, sender: null },
    da: "0,5 ha fra det andet system.",
    en: "0.5 ha from the",
  },
  {
    part: { area: null, layers: null },
    da: "Kortudsnittet fra Arealinformation",
    en: "The map view",
  },
])("[H5] what came is told: $da", ({ part, da, en }) => {
  const said = (locale: "da-DK" | "en-US") =>
    arrivalSentence({ ...arrival, ...part }, locale).replaceAll("\u00a0", " ");
  expect(said("da-DK")).toContain(da);
  expect(said("en-US")).toContain(en);
});

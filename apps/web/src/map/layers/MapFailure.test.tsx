import "../../testing/noResizeObserver.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clearReads } from "../../lib/serverData/publicReads.ts";
import { builtInSettings } from "../../lib/settings/builtInSettings.ts";
import { changeSettings } from "../../testing/changeSettings.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import { MapFailure } from "./MapFailure.tsx";
import { useCatalogue } from "./useCatalogue.ts";

afterEach(() => {
  cleanup();
  clearReads();
  vi.unstubAllGlobals();
  changeSettings(builtInSettings);
  clearReads();
});

const Failures = () => <p>{useCatalogue().failures.join(" | ")}</p>;

test.each([
  { fails: "/dataset-groups", text: "Kunne ikke hente datasætgruppen: Kortlag" },
  { fails: "/datasets", text: "Kunne ikke hente datasæt: Kortlag" },
])("[C3] the catalogue without $fails says '$text'", async ({ fails, text }) => {
  vi.stubGlobal("fetch", async ({ url }: Request) =>
    url.endsWith(fails) ? new Response("", { status: 404 }) : Response.json([]),
  );
  renderInPage(<Failures />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test("what could not be fetched is named, and fetched again by hand", async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response("[]"));
  vi.stubGlobal("fetch", asked);
  const model = createMapModel();
  const { user } = renderInPage(<MapFailure model={model} />);
  expect(screen.queryByRole("button")).toBeNull();
  act(() => model.layers.failed.set(["catalogue", "background"]));
  expect(screen.getByRole("status").textContent).toContain("Kortlag, Baggrunden kunne ikke hentes");
  await user.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a background service that fails is replaced by the offline background, and words say so", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => new Response("[]")),
  );
  const service = { kind: "wms", url: "http://127.0.0.1:9/wms", layer: "orto_foraar" } as const;
  changeSettings({
    ...builtInSettings,
    map: {
      background: { ...service, token: null, attribution: "" },
      moreBackgrounds: [],
      search: null,
    },
  });
  const model = createMapModel({ background: "image" });
  const { user } = renderInPage(<MapFailure model={model} />);
  await act(() => model.layers.load());
  expect(model.layers.backgrounds()).toEqual(["background:image"]);
  act(() => model.layers.failed.set(["background:image"]));
  expect(model.layers.backgrounds()).toEqual(["background", "background:image"]);
  expect(screen.getByRole("status").textContent).toContain(
    "Luftfoto svarer ikke. Det dæmpede kort vises i stedet.",
  );
  await user.click(screen.getByRole("button", { name: "Prøv igen" }));
  expect(model.layers.backgrounds()).toEqual(["background:image"]);
});

test("what is not loaded into this installation is said, with the way to what is", async () => {
  const dataset = { id: "urn:dmp:ds:x", titleDa: "Fredskov", titleEn: "Forest", version: null };
  const answers: Record<string, unknown> = {
    "/api/data-sources": { parts: [{ part: "geography", origin: "none" }] },
    "/api/datasets": [{ ...dataset, storage: "stored", style: {} }],
  };
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (asked) =>
      Response.json(answers[new URL(new Request(asked).url).pathname] ?? []),
    ),
  );
  const model = createMapModel();
  await act(() => model.layers.load());
  act(() => model.layers.show("urn:dmp:ds:x"));
  renderInPage(<MapFailure model={model} />);
  expect(await screen.findByText(/Grænserne er ikke indlæst/)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("Ikke indlæst endnu: Fredskov.");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/data");
  expect(screen.queryByRole("button")).toBeNull();
});

import "../../testing/noResizeObserver.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clearReads } from "../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import { FoundPictures } from "./FoundPictures.tsx";

afterEach(() => {
  cleanup();
  clearReads();
  vi.unstubAllGlobals();
});

test("a picture that is on shows its legend, and is not told as no hit", async () => {
  const soil = {
    id: "urn:dmp:ds:soil",
    titleDa: "Jordtyper",
    titleEn: "Soil",
    owner: "GEUS",
    licence: "",
    link: null,
    hasPicture: true,
    hasLegend: true,
    storage: null,
  };
  vi.stubGlobal("fetch", async () => Response.json([soil]));
  const { user } = renderInPage(<FoundPictures model={createMapModel()} words="jord" />);
  expect(await screen.findByText("1 kortlag, der kan vises som billede.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: /Jordtyper/ }));
  const legend = await screen.findByRole("img");
  expect(legend.getAttribute("src")).toContain("/catalogue/urn%3Admp%3Ads%3Asoil/legend.png");
  expect(screen.queryByText("Ingen kortlag i kataloget matcher.")).toBeNull();
});

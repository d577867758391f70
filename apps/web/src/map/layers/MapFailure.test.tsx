import "../../testing/noResizeObserver.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import { MapFailure } from "./MapFailure.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

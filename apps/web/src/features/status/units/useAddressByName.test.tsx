import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useAddressByName } from "./useAddressByName.ts";

test("[T8] an address by id becomes one by name, and another page's address stays", () => {
  navigate("/status/kystvandgrupper/p-1?dag=2026-11-01");
  renderHook(() => useAddressByName("p-1", "nibe-bredning"));
  expect(window.location.pathname + window.location.search).toBe(
    "/status/kystvandgrupper/nibe-bredning?dag=2026-11-01",
  );
  // Back in the workspace, which takes a while to load.
  act(() => navigate("/plans/p-1"));
  expect(window.location.pathname).toBe("/plans/p-1");
});

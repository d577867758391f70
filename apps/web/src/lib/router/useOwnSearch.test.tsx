import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { navigate } from "./currentLocation.ts";
import { useOwnSearch } from "./useOwnSearch.ts";

beforeEach(() => navigate("/projects?q=vib", { replace: true }));

test("what is sought follows the address, and stays while the next page comes", () => {
  const { result } = renderHook(() => useOwnSearch());
  expect(result.current["q"]).toBe("vib");
  act(() => navigate("/projects?q=vibo", { replace: true }));
  expect(result.current["q"]).toBe("vibo");
  act(() => navigate("/projects/7"));
  expect(result.current["q"]).toBe("vibo");
});

import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { useSoughtUnit } from "./UnitListView.tsx";

beforeEach(() => navigate("/status/kommuner?q=vib", { replace: true }));

test("what is sought follows the address, and stays while the next page comes", () => {
  const { result } = renderHook(() => useSoughtUnit());
  expect(result.current[0]).toBe("vib");
  act(() => result.current[1]("vibo"));
  expect(result.current[0]).toBe("vibo");
  act(() => navigate("/status/kommuner/viborg"));
  expect(result.current[0]).toBe("vibo");
});

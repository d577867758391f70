import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { CancelledCall } from "../http/HttpProblem.ts";
import { useRequest } from "./useRequest.ts";

test("[C2] a request goes from IDLE over RUNNING to SUCCESS", async () => {
  let finish: (value: number) => void = () => {};
  const work = () => new Promise<number>((resolve) => (finish = resolve));
  const { result } = renderHook(() => useRequest(work));
  expect(result.current.status).toBe("IDLE");
  act(() => void result.current.run("x"));
  expect(result.current.status).toBe("RUNNING");
  await act(async () => finish(7));
  expect(result.current).toMatchObject({ status: "SUCCESS", data: 7 });
});

test("[C2] a failed one ends in ERROR with its error", async () => {
  const work = () => Promise.reject(new Error("no"));
  const { result } = renderHook(() => useRequest(work));
  await act(() => result.current.run("x"));
  expect(result.current.status).toBe("ERROR");
  expect(result.current.error?.message).toBe("no");
});

test("[C2] a cancelled one ends in ERROR and raises nothing", async () => {
  const work = (_: string, signal: AbortSignal) =>
    new Promise<number>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(new CancelledCall("x"))),
    );
  const { result } = renderHook(() => useRequest(work));
  act(() => void result.current.run("x"));
  await act(async () => result.current.cancel());
  expect(result.current).toMatchObject({ status: "ERROR", error: null });
});

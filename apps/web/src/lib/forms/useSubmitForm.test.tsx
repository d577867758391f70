import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSubmitForm } from "./useSubmitForm.ts";

const form = () => renderHook(() => useSubmitForm()).result;

test("faults are not told before sending was tried", () => {
  expect(form().current.isTried).toBe(false);
});

test("what has a fault is not sent: it is told, and led to", async () => {
  const result = form();
  const [send, onFault] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await act(() => result.current.submit({ hasFault: true, send, onFault }));
  expect(result.current.isTried).toBe(true);
  expect([send.mock.calls.length, onFault.mock.calls.length]).toEqual([0, 1]);
});

test("what has none is sent within the click, and awaited", async () => {
  const result = form();
  const sent = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => sent.promise);
  let isDone = false;
  await act(async () => {
    const submitted = result.current.submit({ hasFault: false, send }).then(() => (isDone = true));
    expect(send.mock.calls).toHaveLength(1);
    expect(isDone).toBe(false);
    sent.resolve();
    await submitted;
  });
  expect(isDone).toBe(true);
});

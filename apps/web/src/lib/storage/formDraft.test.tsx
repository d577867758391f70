import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readDraft, useDraft } from "./formDraft.ts";

beforeEach(() => sessionStorage.clear());

test("[C6] what was typed is there again after the page was left for sign-in", () => {
  const first = renderHook(() => useDraft("remark", ""));
  act(() => first.result.current.change("half a sentence"));
  first.unmount();
  const second = renderHook(() => useDraft("remark", ""));
  expect(second.result.current.value).toBe("half a sentence");
});

test("[C6] once sent, the draft is gone", () => {
  const { result } = renderHook(() => useDraft("remark", ""));
  act(() => result.current.change("sent"));
  act(() => result.current.drop());
  expect(readDraft("remark")).toBeNull();
});

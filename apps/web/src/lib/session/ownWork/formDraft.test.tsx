import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { changeSession, type SessionState } from "../sessionState.ts";
import { formDraft, useDraft } from "./formDraft.ts";

const nobody = { phase: "anonymous", profile: null } as const;
const asPerson = (id: string): Partial<SessionState> => ({
  phase: "authenticated",
  profile: { id } as NonNullable<SessionState["profile"]>,
});
const opened = () => renderHook(() => useDraft("remark", ""));

beforeEach(() => {
  sessionStorage.clear();
  changeSession(asPerson("anna"));
});

test("[C6] what was typed is there again after the page was left for sign-in", () => {
  const first = opened();
  act(() => first.result.current.change("half a sentence"));
  first.unmount();
  expect(opened().result.current.value).toBe("half a sentence");
});

test("[C6] once sent, the draft is gone", () => {
  const { result } = opened();
  act(() => result.current.change("sent"));
  act(() => result.current.drop());
  expect(formDraft("remark").read()).toBeNull();
});

test("[A3] [C6] what one person typed waits for them and is not shown to the next in the tab", () => {
  const ofAnna = opened();
  act(() => ofAnna.result.current.change("Annas ord"));
  ofAnna.unmount();
  changeSession(nobody);
  changeSession(asPerson("bo"));
  const ofBo = opened();
  expect(ofBo.result.current.value).toBe("");
  act(() => ofBo.result.current.change("Bos ord"));
  ofBo.unmount();
  changeSession(asPerson("anna"));
  expect(opened().result.current.value).toBe("Annas ord");
});

test("[C6] a form opened after the session has run out is its person's all the same", () => {
  changeSession(nobody);
  const { result, unmount } = opened();
  act(() => result.current.change("half a sentence"));
  unmount();
  changeSession(asPerson("bo"));
  expect(opened().result.current.value).toBe("");
  changeSession(asPerson("anna"));
  expect(opened().result.current.value).toBe("half a sentence");
});

test("[A3] nothing is kept while the server does not say who is here, and from then on it is", () => {
  changeSession({ phase: "authenticated", profile: null });
  const { result, unmount } = opened();
  act(() => result.current.change("Annas"));
  expect(Object.keys(sessionStorage)).toEqual([]);
  changeSession(asPerson("anna"));
  act(() => result.current.change("Annas ord"));
  unmount();
  expect(opened().result.current.value).toBe("Annas ord");
});

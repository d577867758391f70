import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { StaleRows, unreadReason } from "./StaleRows.tsx";

const list = { fetchStatus: "idle" as const, isError: false, rows: [1], refetch: () => undefined };

test.each([
  { what: "fresh rows", list, said: null },
  { what: "no rows", list: { ...list, isError: true, rows: [] }, said: null },
  {
    what: "rows kept offline",
    list: { ...list, fetchStatus: "paused" as const },
    said: "Ingen forbindelse",
  },
  {
    what: "rows kept after a fault",
    list: { ...list, isError: true },
    said: "Listen kunne ikke opdateres",
  },
])("[P10] $what: says $said", ({ list: given, said }) => {
  renderInPage(<StaleRows list={given} />);
  const title = screen.queryByRole("alert")?.querySelector(".alert-title")?.textContent ?? null;
  expect(title).toBe(said);
});

test("[P10] no rows: the reason is a refusal or the lost connection, and none while they are read", () => {
  const none = { ...list, rows: [], error: null };
  const refused = new Error("500");
  expect(unreadReason({ ...none, fetchStatus: "fetching" })).toBeNull();
  expect(unreadReason({ ...none, error: refused })).toBe(refused);
  expect(unreadReason({ ...none, fetchStatus: "paused" })).toMatchObject({ code: "network" });
  expect(unreadReason({ ...list, error: refused })).toBeNull();
});

import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { chooseLocale } from "../../lib/language/locale.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { refreshNotifications, restoreDismissed } from "./bell/feed.ts";
import { NotificationBell } from "./bell/NotificationBell.tsx";

type Entry = { NotificationId: string; Type?: string; Title?: string; Description?: string };
let feed: Entry[] = [];
let status = 200;
const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ NotificationId: `n${index}`, Type: "info" }));

// Read beforehand: the first test would otherwise wait for the module, however long that takes.
beforeAll(() => import("./bell/NotificationPanel.tsx"));

beforeEach(async () => {
  localStorage.clear();
  status = 200;
  feed = [];
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json(feed, { status }))),
  );
  await restoreDismissed();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bell = (name: string | RegExp) => screen.findByRole("button", { name });

test("[H3] no notifications, no bell", async () => {
  renderInPage(<NotificationBell />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  { count: 1, shown: "1", name: "1 besked" },
  { count: 9, shown: "9", name: "9 beskeder" },
  { count: 10, shown: "+", name: "10 beskeder" },
])("[H3] $count notifications show as $shown", async ({ count, shown, name }) => {
  feed = entries(count);
  renderInPage(<NotificationBell />);
  expect((await bell(name)).textContent).toBe(shown);
});

test("[H3] opening fetches the feed again", async () => {
  feed = entries(1);
  const { user } = renderInPage(<NotificationBell />);
  const button = await bell("1 besked");
  feed = entries(2);
  await user.click(button);
  expect(await bell("2 beskeder")).toBeTruthy();
});

test.each([
  { type: "info", label: "Information" },
  { type: "warning", label: "Advarsel" },
  { type: "error", label: "Fejl" },
  { type: "success", label: "Besked" },
  { type: "default", label: "Besked" },
  { type: "unheard-of", label: "Besked" },
])("[C5] type $type is labelled $label", async ({ type, label }) => {
  feed = [{ NotificationId: "a", Type: type }];
  const { user } = renderInPage(<NotificationBell />);
  await user.click(await bell("1 besked"));
  expect(await screen.findByText(label, { selector: ".notification-type" })).toBeTruthy();
});

test("[H3] a hostile description is shown as text and runs nothing", async () => {
  feed = [
    {
      NotificationId: "a",
      Type: "error",
      Title: "<b>ikke html</b>",
      Description:
        '<p onclick="x()">Hej <a href="javascript:x()">her</a> <a href="https://x.example">der</a></p><script>x()</script><img src=x onerror=x()><style>*{}</style><form><input></form>',
    },
  ];
  const { user, container } = renderInPage(<NotificationBell />);
  await user.click(await bell("1 besked"));
  await screen.findByText("<b>ikke html</b>");
  const body = container.querySelector(".notification-body")!;
  expect(body.querySelector("script,img,style,form,input,[onclick]")).toBeNull();
  expect(screen.getByText("her").getAttribute("href")).toBeNull();
  expect(screen.getByText("der").getAttribute("rel")).toBe("noopener noreferrer");
});

test("[H3] dismissing removes one, remembers it, and the panel goes with the last", async () => {
  feed = entries(2);
  const { user } = renderInPage(<NotificationBell />);
  await user.click(await bell("2 beskeder"));
  await user.click((await screen.findAllByRole("button", { name: /^Fjern/ }))[0]!);
  expect(await bell("1 besked")).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("Fjern");
  await user.click(screen.getByRole("button", { name: /^Fjern/ }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(JSON.parse(localStorage.getItem(storageKeys.dismissedNotifications)!)).toEqual([
    "n0",
    "n1",
  ]);
});

test("[H3] dismissed ids are pruned to those still in the feed", async () => {
  localStorage.setItem(storageKeys.dismissedNotifications, '["n0","gone"]');
  feed = entries(2);
  renderInPage(<NotificationBell />);
  expect(await bell("1 besked")).toBeTruthy();
  expect(localStorage.getItem(storageKeys.dismissedNotifications)).toBe('["n0"]');
});

test("[H3] [C3] a failed fetch is logged with its status and leaves the bell as it was", async () => {
  feed = entries(3);
  renderInPage(<NotificationBell />);
  await bell("3 beskeder");
  const logged = vi.spyOn(console, "error").mockReturnValue();
  status = 503;
  feed = [];
  await refreshNotifications();
  expect(String(logged.mock.calls[0]?.[0])).toContain("HTTP error! status: 503");
  expect(await bell("3 beskeder")).toBeTruthy();
});

test("[H3] [H13] the feed is asked for in the chosen language, and again when that changes", async () => {
  feed = entries(1);
  renderInPage(<NotificationBell />);
  await bell("1 besked");
  const asked = () =>
    vi
      .mocked(fetch)
      .mock.calls.map(([, init]) => new Headers(init?.headers).get("accept-language"));
  expect(asked().at(-1)).toBe("da-DK");
  act(() => chooseLocale("en-US"));
  await bell("1 message");
  await waitFor(() => expect(asked().at(-1)).toBe("en-US"));
  act(() => chooseLocale("da-DK"));
});

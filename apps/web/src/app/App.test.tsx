import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLocale } from "../lib/language/locale.ts";
import { followHistory, navigate } from "../lib/router/currentLocation.ts";
import { renderInPage } from "../testing/renderInPage.tsx";
import { App } from "./App.tsx";

let stop: () => void = () => {};
beforeEach(() => {
  window.scrollTo = () => {};
  window.history.replaceState(null, "", "/access-denied");
  stop = followHistory();
});
afterEach(() => {
  stop();
  act(() => chooseLocale("da-DK"));
});

test("[R4] the title follows the route and the language", async () => {
  renderInPage(<App />);
  await screen.findByRole("heading", { level: 1, name: "Du har ikke adgang til siden" });
  expect(document.title).toBe("Ingen adgang – MARS");
  act(() => chooseLocale("en-US"));
  await waitFor(() => expect(document.title).toBe("No access – MARS"));
  expect(document.documentElement.lang).toBe("en");
});

test("[H13] the toggle shows DA and EN, switches and remembers", async () => {
  const { user } = renderInPage(<App />);
  await screen.findByRole("heading", { level: 1 });
  await user.click(screen.getAllByRole("button", { name: "English" })[0] as HTMLElement);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "You do not have access to this page",
  );
  expect(localStorage.getItem("current-language")).toBe("en-US");
});

test("[H14] an unknown address has its page with back and home, and the home button works", async () => {
  renderInPage(<App />);
  await screen.findByRole("heading", { level: 1 });
  act(() => navigate("/no/such/page"));
  const heading = await screen.findByRole("heading", { name: "Vi kan ikke finde siden" });
  expect(document.title).toBe("Siden findes ikke – MARS");
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole("link", { name: "Til forsiden" }).getAttribute("href")).toBe("/");
  act(() => screen.getByRole("button", { name: "Tilbage" }).click());
  await screen.findByRole("heading", { name: "Du har ikke adgang til siden" });
});

test("[H13] status pages are Danish whatever the language, and the shell keeps the choice", async () => {
  act(() => chooseLocale("en-US"));
  window.history.replaceState(null, "", "/status/kommuner");
  stop();
  stop = followHistory();
  renderInPage(<App />);
  await waitFor(() => expect(document.documentElement.lang).toBe("da"));
  expect(document.querySelector("header")?.lang).toBe("en");
  expect(screen.getAllByText("Screening")).toBeTruthy();
});

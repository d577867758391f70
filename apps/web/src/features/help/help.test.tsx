import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLocale } from "../../lib/language/locale.ts";
import { builtInSettings } from "../../lib/settings/builtInSettings.ts";
import { changeSettings } from "../../testing/changeSettings.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { AboutDialog } from "./AboutDialog.tsx";
import { helpCards } from "./helpCards.ts";
import { HelpDialog } from "./HelpDialog.tsx";

afterEach(() => {
  changeSettings(builtInSettings);
  chooseLocale("da-DK");
});

const help = {
  helpdeskUrl: "https://help.example",
  datasetMonitoring: null,
  serviceStatus: null,
  termOfUse: "https://terms.example",
};

test("[H7] a card is there only where the settings give its address", () => {
  const application = { ...builtInSettings.application, helpdeskUrl: null };
  expect(helpCards({ help, application }).map(({ key }) => key)).toEqual(["helpCenter", "terms"]);
  const none = { helpdeskUrl: null, datasetMonitoring: null, serviceStatus: null, termOfUse: null };
  expect(helpCards({ help: none, application })).toEqual([]);
});

test("[H7] the dialog has SPEC's title and opens its cards in a new tab", () => {
  chooseLocale("en-US");
  renderInPage(<HelpDialog onClose={() => {}} />);
  expect(screen.getByRole("dialog", { name: "Do you need help?" })).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links).toHaveLength(4);
  for (const { target, rel } of links)
    expect([target, rel]).toEqual(["_blank", "noopener noreferrer"]);
  for (const name of [
    "Help Center",
    "Dataset monitoring",
    "Operating information",
    "Special terms of use",
  ])
    expect(screen.getByText(name)).toBeTruthy();
});

test("[H7] without a text of its own the about dialog tells of the portal", () => {
  renderInPage(<AboutDialog onClose={vi.fn<() => void>()} />);
  expect(screen.getByRole("dialog", { name: "Om MARS og Danmarks Miljøportal" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Danmarks Miljøportal/ }).getAttribute("href")).toBe(
    "https://miljoeportal.dk",
  );
});

test("[H7] a markdown text is dressed and sanitised", () => {
  changeSettings({
    ...builtInSettings,
    header: {
      ...builtInSettings.header,
      appDescription: [
        "# Hej",
        "En **fed** <img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
      ],
    },
  });
  const { container } = renderInPage(<AboutDialog onClose={vi.fn<() => void>()} />);
  act(() => chooseLocale("en-US"));
  expect(screen.getByRole("dialog", { name: "About MARS" })).toBeTruthy();
  expect(screen.getByText(/^Operated by/)).toBeTruthy();
  act(() => chooseLocale("da-DK"));
  expect(screen.getByRole("dialog", { name: "Om MARS" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 3, name: "Hej" })).toBeTruthy();
  expect(screen.getByText("fed").tagName).toBe("STRONG");
  expect(container.querySelector("img, [href^=javascript]")).toBeNull();
});

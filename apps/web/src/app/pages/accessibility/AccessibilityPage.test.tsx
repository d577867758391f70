import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { builtInSettings } from "../../../lib/settings/builtInSettings.ts";
import { changeSettings } from "../../../testing/changeSettings.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { AccessibilityPage } from "./AccessibilityPage.tsx";

const { accessibility } = builtInSettings;
const part = (name: string) => within(screen.getByRole("region", { name }));

afterEach(() => changeSettings(builtInSettings));

test("the statement says how far, what not, how and when it was tested, and how to complain", () => {
  renderInPage(<AccessibilityPage />);
  expect(part("Hvor tilgængelig er siden?").getByText(/delvist/)).toBeTruthy();
  expect(part("Det kan du have svært ved at bruge").getAllByRole("listitem")).toHaveLength(4);
  expect(part("Sådan er siden testet").getByText(/selv testet .* 16\.11\.2026/)).toBeTruthy();
  expect(part("Sådan er siden testet").getByText(/axe-core/)).toBeTruthy();
  expect(part("Fortæl os, hvad der ikke virker").getByRole("link")).toBeTruthy();
  expect(
    part("Sådan klager du").getByRole("link", { name: /Digitaliseringsstyrelsen/ }),
  ).toBeTruthy();
});

test("the statement is filled from the installation's settings", () => {
  changeSettings({
    ...builtInSettings,
    accessibility: {
      ...accessibility,
      email: "hjaelp@styrelse.example",
      phone: "12 34 56 78",
      testedOn: "2027-02-01",
    },
  });
  renderInPage(<AccessibilityPage />);
  expect(screen.getByText(/Seneste test var 01\.02\.2027\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "hjaelp@styrelse.example" }).getAttribute("href")).toBe(
    "mailto:hjaelp@styrelse.example",
  );
  expect(screen.getByText(/Telefon 12 34 56 78/)).toBeTruthy();
});

import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HttpProblem } from "../../lib/http/HttpProblem.ts";
import { chooseLocale } from "../../lib/language/locale.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { SaveStatus } from "./SaveStatus.tsx";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T20:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  chooseLocale("da-DK");
});

function tell(retryAt: string): string {
  const error = new HttpProblem(503, {}, { waitMs: Date.parse(retryAt) - Date.now() });
  const state = { phase: "busy" as const, error, retryAt: Date.parse(retryAt) };
  renderInPage(<SaveStatus state={state} failed="Ikke gemt." onRetry={() => {}} />);
  return screen.getByRole("alert").textContent;
}

test("a wait that ends on the same day is told by its time", () => {
  expect(tell("2026-11-17T22:30:00Z")).toContain("Vi prøver igen kl. 23:30.");
});

test.each([
  { locale: "da-DK", told: "Vi prøver igen den 18.11.2026 kl. 00:30." },
  { locale: "en-US", told: "We will try again on 18.11.2026 at 00:30." },
] as const)("one that ends on another day in Denmark is told by day and time: $locale", (one) => {
  chooseLocale(one.locale);
  expect(tell("2026-11-17T23:30:00Z")).toContain(one.told);
});

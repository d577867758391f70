import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  refreshNotifications,
  restoreDismissed,
} from "../../../features/notifications/bell/feed.ts";
import { rememberChoice } from "../../../features/portal/opening/openSystemChoice.ts";
import { noConsent } from "../../../lib/consent/consent.ts";
import { applyConsent, giveConsent } from "../../../lib/consent/consentStore.ts";
import { chooseLocale } from "../../../lib/language/locale.ts";
import { changeMapPreferences } from "../../../lib/mapPreferences/mapPreferences.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { MessageSetting } from "./MessageSetting.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import { StopMails } from "./StopMails.tsx";

beforeEach(() => {
  localStorage.clear();
  applyConsent(noConsent);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ NotificationId: "a" }])));
});
afterEach(() => {
  act(() => chooseLocale("da-DK"));
  changeMapPreferences({ background: "muted" });
  vi.unstubAllGlobals();
});

test("[R7] the language changes at once and is kept", async () => {
  const { user } = renderInPage(<SettingsPage />);
  await user.click(screen.getByRole("radio", { name: "English" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Settings");
  expect(localStorage.getItem(storageKeys.currentLanguage)).toBe("en-US");
});

test("[R7] a remembered open-system choice is shown and can be forgotten", async () => {
  rememberChoice("new-tab");
  const { user } = renderInPage(<SettingsPage />);
  expect(screen.getByText("De åbner i en ny fane uden at spørge.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Glem min præference" }));
  expect(screen.getByText("Du bliver spurgt hver gang.")).toBeTruthy();
  expect(localStorage.getItem(storageKeys.openSystemChoice)).toBeNull();
});

test("[R7] dismissed notifications are counted and brought back", async () => {
  localStorage.setItem(storageKeys.dismissedNotifications, '["a"]');
  await refreshNotifications();
  const { user } = renderInPage(<SettingsPage />);
  expect(screen.getByText("Du har fjernet 1 besked.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Vis fjernede beskeder igen" }));
  await waitFor(() => expect(screen.getByText("Du har ikke fjernet nogen beskeder.")).toBeTruthy());
  await restoreDismissed();
});

test("[R7] the map's background is kept only with consent to preferences", async () => {
  const { user } = renderInPage(<SettingsPage />);
  await user.click(screen.getByRole("radio", { name: "Ingen baggrund" }));
  expect(localStorage.getItem(storageKeys.mapPreferences)).toBeNull();
  act(() => giveConsent({ preferences: true, statistics: false, marketing: false }));
  await user.click(screen.getByRole("radio", { name: "Dæmpet kort" }));
  expect(localStorage.getItem(storageKeys.mapPreferences)).toBe('{"background":"muted"}');
  act(() => giveConsent({ preferences: false, statistics: false, marketing: false }));
  expect(localStorage.getItem(storageKeys.mapPreferences)).toBeNull();
});

test("[R7] consent is told in words", () => {
  renderInPage(<SettingsPage />);
  expect(screen.getByText("Du har ikke givet samtykke")).toBeTruthy();
});

test("[A1] logging out everywhere asks first, and is offered to those who are logged in", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { user } = renderInPage(<SettingsPage />);
  expect(screen.queryByRole("button", { name: "Log ud alle steder" })).toBeNull();
  act(() => changeSession({ phase: "authenticated" }));
  await user.click(await screen.findByRole("button", { name: "Log ud alle steder" }));
  const dialog = screen.getByRole("dialog", { name: "Vil du logge ud alle steder?" });
  expect(within(dialog).getByText(/på alle enheder, også her/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Annuller" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => changeSession({ phase: "anonymous" }));
});

test("[R7] a mail stopped by its link is stopped in the choices below too", async () => {
  const deliveries = {
    decision: "now",
    action: "now",
    remark: "daily",
    deadline: "now",
    party: "now",
    status: "daily",
  };
  const setting = { deliveries, language: "da", email: "a@demo.example" };
  vi.stubGlobal("fetch", (url: string | URL | Request) => {
    const address = url instanceof Request ? url.url : String(url);
    if (address.includes("/messages/unsubscribe")) {
      deliveries.party = "never";
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    return Promise.resolve(
      Response.json(address.includes("/messages/settings") ? structuredClone(setting) : []),
    );
  });
  const token = "00000000-0000-4000-8000-000000000001";
  const { user } = renderInPage(
    <>
      <StopMails token={token} asked="party" />
      <MessageSetting />
    </>,
  );
  const choice = () => screen.findByLabelText<HTMLSelectElement>("Fuldmagt og skift af ansøger");
  expect((await choice()).value).toBe("now");
  await user.click(screen.getByRole("button", { name: "Stop e-mails af denne slags" }));
  await waitFor(async () => expect((await choice()).value).toBe("never"));
  expect(screen.getByText(/^Du får ikke flere e-mails af denne slags/)).toBeTruthy();
});

test("[R7] mails of decisions cannot be stopped, and it is said why instead of offered", () => {
  renderInPage(<StopMails token="t" asked="decision" />);
  expect(screen.getByText("Sendes altid med det samme, så du kan nå at klage.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consentStatus, noConsent } from "../../lib/consent/consent.ts";
import { applyConsent, currentConsent, giveConsent } from "../../lib/consent/consentStore.ts";
import { cookiebotConsent } from "../../lib/consent/cookiebot.ts";
import { startConsent } from "../../lib/tracking/startConsent.ts";
import { builtInSettings } from "../../lib/settings/builtInSettings.ts";
import { changeSettings } from "../../testing/changeSettings.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";
import { track } from "../../lib/tracking/track.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { ToastRegion } from "../../ui/overlays/ToastRegion.tsx";
import { changeConsent } from "./changeConsent.ts";
import { ConsentBar } from "./ConsentBar.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { ConsentFacts } from "./ConsentFacts.tsx";
import { readScan } from "./CookieScan.ts";
import { CookieTables } from "./CookieTables.tsx";
import { fakeCookiebot } from "./testing/fakeCookiebot.ts";

const sent: { path: string; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  applyConsent(noConsent);
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.Cookiebot;
});

describe("[H11] the question", () => {
  test("keeps nothing before it is answered, and no looks the same as yes", async () => {
    const { user } = renderInPage(<ConsentBar />);
    const [no, yes] = ["Kun nødvendige", "Accepter alle"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(no!.className).toBe(yes!.className);
    expect(localStorage).toHaveLength(0);
    await user.click(no!);
    expect(currentConsent()).toMatchObject({ necessary: true, statistics: false });
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("the dialog has nothing ticked but the necessary, which cannot be unticked", async () => {
    const { user } = renderInPage(<ConsentDialog onClose={() => {}} />);
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(screen.queryByText("Marketing")).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Statistik" }));
    await user.click(screen.getByRole("button", { name: "Gem mit valg" }));
    expect(currentConsent()).toMatchObject({ preferences: false, statistics: true });
    const kept = JSON.parse(localStorage.getItem(storageKeys.consent)!) as object;
    expect(kept).toMatchObject({ stamp: expect.any(String), consentDate: expect.any(String) });
  });
});

test("[H11] [C4] each change is tracked once, also a no, and then without ids", async () => {
  await startConsent();
  giveConsent({ preferences: false, statistics: false, marketing: false });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: "/api/user/track",
    body: { feature: "consent", statisticsConsent: false },
  });
  expect(sent[0]!.body).not.toHaveProperty("sessionId");
  giveConsent({ preferences: true, statistics: true, marketing: true });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({
    feature: "consent",
    sessionId: expect.any(String),
    localId: expect.any(String),
    tracks: [expect.objectContaining({ consentStatus: "all" })],
  });
});

test("[C4] without statistics consent no other feature is tracked", async () => {
  track("page.plan");
  giveConsent({ preferences: false, statistics: true, marketing: false });
  track("page.project");
  // Sent in order: the one before consent would have come first.
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ feature: "page.project" }));
  const features = sent.map(({ body }) => body["feature"]);
  expect(features.filter((feature) => feature !== "consent")).toEqual(["page.project"]);
});

describe("[H11] Cookiebot", () => {
  let page = new AbortController();
  afterEach(() => {
    page.abort();
    document.querySelector("script#Cookiebot")?.remove();
    changeSettings(builtInSettings);
  });

  /** A page load: our listeners die with it, as they would, and the script is requested again. */
  async function loadPage(): Promise<HTMLScriptElement> {
    page.abort();
    document.querySelector("script#Cookiebot")?.remove();
    page = new AbortController();
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, "addEventListener").mockImplementation((name: string, listener: unknown) =>
      listen(name, listener as EventListener, { signal: page.signal }),
    );
    const consent = { ...builtInSettings.consent, provider: "cookiebot", cookiebotId: "0000-1111" };
    changeSettings({ ...builtInSettings, consent } as typeof builtInSettings);
    await startConsent();
    vi.restoreAllMocks();
    return document.querySelector<HTMLScriptElement>("script#Cookiebot")!;
  }
  const features = () => sent.map(({ body }) => body["feature"]);

  test("its script is requested, and an answer in its dialog is taken over and tracked once", async () => {
    const script = await loadPage();
    expect(script.src).toBe("https://consent.cookiebot.com/uc.js");
    expect(script.dataset).toMatchObject({ cbid: "0000-1111", culture: "da" });
    const provider = fakeCookiebot();
    expect(currentConsent()).toEqual(noConsent);
    provider.submit({ statistics: true });
    expect(currentConsent()).toMatchObject({
      necessary: true,
      preferences: false,
      statistics: true,
      stamp: provider.consent.stamp,
      consentDate: expect.stringMatching(/^\d{4}-/),
    });
    expect(localStorage.getItem(storageKeys.consent)).toBeNull();
    await waitFor(() => expect(features()).toEqual(["consent"]));
  });

  test("an answer from an earlier visit is no change, and the local id lives on", async () => {
    localStorage.setItem(storageKeys.localId, '"id-of-last-year"');
    await loadPage();
    track("page.front");
    fakeCookiebot({ statistics: true });
    expect(currentConsent().statistics).toBe(true);
    track("page.status");
    await waitFor(() => expect(features()).toEqual(["page.status"]));
    expect(sent[0]!.body["localId"]).toBe("id-of-last-year");
  });

  test("renewing shows its dialog; declining takes the ids away and is tracked", async () => {
    await loadPage();
    const provider = fakeCookiebot({ statistics: true });
    track("page.front");
    await waitFor(() => expect(features()).toEqual(["page.front"]));
    await changeConsent();
    expect(provider.isDialogShown).toBe(true);
    provider.submit({});
    expect(consentStatus(currentConsent())).toBe("necessary");
    expect(localStorage.getItem(storageKeys.localId)).toBeNull();
    await waitFor(() => expect(features()).toEqual(["page.front", "consent"]));
    expect(sent[1]!.body).not.toHaveProperty("localId");
  });

  test("no one's answer is no consent, also where our own dialog was answered before", async () => {
    giveConsent({ preferences: true, statistics: true, marketing: true });
    localStorage.setItem(storageKeys.localId, '"old"');
    await loadPage();
    expect(currentConsent()).toEqual(noConsent);
    fakeCookiebot();
    expect(cookiebotConsent()).toEqual(noConsent);
    expect(localStorage.getItem(storageKeys.localId)).toBeNull();
  });

  test("where its script is blocked, the button says so", async () => {
    await loadPage();
    renderInPage(<ToastRegion />);
    await act(() => changeConsent());
    expect(screen.getByText(/Cookiebots vindue kunne ikke åbnes/)).toBeTruthy();
  });
});

describe("[H11] the declaration", () => {
  const cookie = (Name: string, Category: string | undefined, Provider = "a.dk") => ({
    Name,
    ...(Category && { Category }),
    Provider,
    PurposeDescription: "Formål",
    ExpireDescription: "1 år",
    TrackerTypeName: "HTTP Cookie",
  });
  const scan = readScan({
    utcscandate: "2026-03-05T13:07:00Z",
    cookies: [
      cookie("login", "1"),
      cookie("_ga", "3"),
      cookie("_ga", "3", "b.dk"),
      cookie("_ga", "3"),
      cookie("unknown", undefined),
    ],
  });

  test.each([
    { text: "2022-03-03T09:45:00.5030000Z", instant: "2022-03-03T09:45:00.503Z" },
    { text: "2022-03-03T09:45:00", instant: "2022-03-03T09:45:00.000Z" },
    { text: "3/3/2022 9:45:00 AM", instant: "2022-03-03T09:45:00.000Z" },
    { text: "not yet", instant: null },
  ])("a scan dated $text was made at $instant", ({ text, instant }) =>
    expect(readScan({ utcscandate: text, cookies: [] }).scannedAt).toBe(instant),
  );

  test("reads categories that come as text, and a missing one as unclassified", () => {
    expect(scan.cookies.map(({ name, category, count }) => [name, category, count])).toEqual([
      ["login", "necessary", 1],
      ["_ga", "statistics", 3],
      ["unknown", "unclassified", 1],
    ]);
  });

  test("has a collapsible table a category, its count, and merged duplicates as [xN]", async () => {
    const { user } = renderInPage(
      <CookieTables status="ready" scan={scan} updatedAt={null} retry={() => {}} />,
    );
    await user.click(screen.getByText("Statistik (3)"));
    const table = screen.getByRole("table", { name: "Cookies: Statistik" });
    const headers = within(table).getAllByRole("columnheader");
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      "Navn",
      "Udbyder",
      "Formål",
      "Udløb",
      "Type",
    ]);
    expect(within(table).getByRole("rowheader").textContent).toBe("_ga [x3]");
    expect(within(table).getByText("a.dk, b.dk")).toBeTruthy();
    await user.click(screen.getByText("Marketing (0)"));
    expect(screen.getAllByText("Vi bruger ingen cookies af denne type.")[0]).toBeTruthy();
  });

  test("shows dates, consent id and state, and a scan that failed can be tried again", async () => {
    applyConsent({
      ...noConsent,
      necessary: true,
      stamp: "id-1",
      consentDate: "2026-03-05T13:07:00Z",
    });
    renderInPage(<ConsentFacts updatedAt={null} scannedAt="2026-01-02T12:00:00Z" />);
    expect(screen.getByText("05.03.2026 - 14:07")).toBeTruthy();
    expect(screen.getByText("02.01.2026 - 13:00")).toBeTruthy();
    expect(screen.getByText("id-1")).toBeTruthy();
    expect(screen.getByText("Du har kun accepteret nødvendige cookies")).toBeTruthy();
    const retry = vi.fn<() => void>();
    const { user } = renderInPage(
      <CookieTables status="missing" scan={null} updatedAt={null} retry={retry} />,
    );
    await user.click(screen.getByRole("button", { name: "Prøv igen" }));
    expect(retry).toHaveBeenCalled();
  });
});

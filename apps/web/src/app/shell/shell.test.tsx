import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { chooseLocale } from "../../lib/language/locale.ts";
import { refusedPage } from "../../lib/session/refusedPage.ts";
import { changeSession } from "../../lib/session/sessionState.ts";
import { sessionStore } from "../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../lib/storage/storageKeys.ts";
import { noteSignedOut, takeSignedOut } from "../../lib/session/signedOutNote.ts";
import { oidc } from "../../testing/fakeOidc.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { ToastRegion } from "../../ui/overlays/ToastRegion.tsx";
import { AccessDeniedPage } from "../pages/AccessDeniedPage.tsx";
import { ContentNotice } from "./ContentNotice.tsx";
import { Footer } from "./Footer.tsx";
import { MainMenu, currentItem } from "./MainMenu.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";
import { SystemUnavailable } from "./SystemUnavailable.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useSignedOutNotice } from "./Shell.tsx";

vi.mock("oidc-client-ts", async () => import("../../testing/fakeOidc.ts"));

const profile = {
  id: "1",
  initials: "MK",
  fullName: "Demo Planlægger",
  email: "demo@demo.example",
  vat: "DK29189846",
  organizationName: "Viborg Kommune",
  roles: [] as ("planner" | "planReader" | "caseworkerAdmin")[],
  organizationKind: "municipality",
  isSegesOwner: false,
  isNatureAgency: false,
  isAgency: false,
};

afterEach(() => changeSession({ phase: "anonymous", profile: null, isUnavailable: false }));

test("what is invented is told, and where only some of it is", async () => {
  const parts = [
    { part: "geography", origin: "real", count: 4 },
    { part: "layers", origin: "demo", count: 25 },
    { part: "projects", origin: "mixed", count: 1300 },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ parts, sources: [] })));
  renderInPage(<ContentNotice />);
  const told = await screen.findByText(/^Opdigtet:/);
  vi.unstubAllGlobals();
  expect(told.textContent).toMatch(/: .*kortlag og projekter \(nogle af dem\)\.$/);
});

describe("[H2] the user menu", () => {
  test("[H8] tells in the profile that the authority gave no name", () => {
    renderInPage(<ProfileDialog profile={{ ...profile, fullName: "" }} onClose={() => {}} />);
    expect(screen.getByText(/Logintjenesten har ikke sendt dit navn/)).toBeTruthy();
  });

  test("has cookies only for whoever is not signed in", async () => {
    const { user } = renderInPage(<UserMenu />);
    await user.click(screen.getByRole("button", { name: "Brugermenu" }));
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Cookies"]);
  });

  test("has profile, login details and cookies for whoever is", async () => {
    changeSession({ phase: "authenticated", profile });
    const { user } = renderInPage(<UserMenu />);
    await user.click(screen.getByRole("button", { name: "Brugermenu for Demo Planlægger (MK)" }));
    const names = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(names).toEqual(["Min profil", "Se loginoplysninger", "Cookies"]);
  });
});

describe("[H8] my profile", () => {
  test("shows initials, name, e-mail, CVR number and organisation, and a dash without roles", () => {
    renderInPage(<ProfileDialog profile={profile} onClose={() => {}} />);
    const dialog = screen.getByRole("dialog", { name: "Min profil" });
    expect(dialog.className).toContain("modal-medium");
    for (const text of [
      "MK",
      "Demo Planlægger",
      "demo@demo.example",
      "DK29189846",
      "Viborg Kommune",
      "–",
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  test("lists the roles in words", () => {
    renderInPage(
      <ProfileDialog
        profile={{ ...profile, roles: ["planner", "planReader"] }}
        onClose={() => {}}
      />,
    );
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Planlægger",
      "Planlæser",
    ]);
  });
});

test("[H9] the system-unavailable modal has its exact text and closes only by its buttons", async () => {
  const { user } = renderInPage(<SystemUnavailable />);
  const dialog = screen.getByRole("alertdialog", { name: "Systemet er utilgængeligt" });
  expect(screen.getByText("Kan ikke få forbindelse til MARS")).toBeTruthy();
  changeSession({ isUnavailable: true });
  await user.click(dialog);
  expect(screen.getByRole("alertdialog")).toBeTruthy();
});

test("[F1] the footer has the opening hours", () => {
  renderInPage(<Footer lang={undefined} />);
  expect(screen.getByText("Mandag–fredag", { exact: false }).textContent).toBe(
    "Mandag–fredag08.30–15.30",
  );
});

test.each([
  { pathname: "/status/kommuner/7", within: "/status" },
  { pathname: "/status/jordopkoeb", within: "/status/jordopkoeb" },
  { pathname: "/statusx", within: undefined },
])("[H1] the menu entry of $pathname is $within", ({ pathname, within }) => {
  const items = [
    { to: "/status/overview", within: "/status", label: "" },
    { to: "/status/jordopkoeb", within: "/status/jordopkoeb", label: "" },
  ] as const;
  expect(currentItem(items, pathname)?.within).toBe(within);
});

describe("[R5] planning in the main menu", () => {
  test.each([
    { who: "nobody in particular", session: { phase: "anonymous", profile: null }, isThere: true },
    {
      who: "a plan reader",
      session: { phase: "authenticated", profile: { ...profile, roles: ["planReader" as const] } },
      isThere: true,
    },
    {
      who: "a person without the role",
      session: { phase: "authenticated", profile },
      isThere: false,
    },
  ] as const)("for $who: $isThere", ({ session, isThere }) => {
    changeSession(session as Parameters<typeof changeSession>[0]);
    renderInPage(<MainMenu className="nav" />);
    expect(screen.queryByRole("link", { name: "Planlægning" }) !== null).toBe(isThere);
  });
});

describe("[R5] who is refused", () => {
  afterEach(() => refusedPage.set(null));

  test.each([
    { organizationName: "Viborg Kommune", how: /Bed brugeradministratoren i din organisation/ },
    { organizationName: null, how: /Rollen gives af en kommune/ },
  ])("is told which role planning takes and how $organizationName gets it", (person) => {
    refusedPage.set("/plans/7");
    changeSession({
      phase: "authenticated",
      profile: { ...profile, organizationName: person.organizationName },
    });
    renderInPage(<AccessDeniedPage />);
    expect(screen.getByText(/Planlægning kræver rollen planlægger/)).toBeTruthy();
    expect(screen.getByText(person.how)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Log ind som en anden" })).toBeTruthy();
  });

  test("refuses no one whose roles the server could not tell", () => {
    refusedPage.set("/plans/7");
    changeSession({ phase: "authenticated", profile: null });
    renderInPage(<AccessDeniedPage />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Vi kan ikke se dine roller lige nu",
    );
    expect(screen.getByRole("button", { name: "Prøv igen" })).toBeTruthy();
    expect(screen.queryByText(/kræver rollen/)).toBeNull();
    expect(window.location.pathname).toBe("/plans/7");
  });

  test("signs someone else in and comes back to what was requested", async () => {
    refusedPage.set("/plans/7");
    changeSession({ phase: "authenticated", profile });
    const { user } = renderInPage(<AccessDeniedPage />);
    await user.click(screen.getByRole("button", { name: "Log ind som en anden" }));
    await waitFor(() =>
      expect(oidc.asked).toEqual([
        expect.objectContaining({
          state: { returnTo: "/plans/7", isAskedAnew: true },
          prompt: "login",
        }),
      ]),
    );
  });
});

test("logging out says so, once, on the page one comes back to and not on the one that is left", () => {
  noteSignedOut();
  expect(takeSignedOut()).toBe(false);
  sessionStore.write(storageKeys.signedOut, performance.timeOrigin - 5000);
  function Notice() {
    useSignedOutNotice();
    return <ToastRegion />;
  }
  const { unmount } = renderInPage(<Notice />);
  expect(screen.getByRole("status").textContent).toContain("Du er logget ud af MARS.");
  unmount();
  expect(takeSignedOut()).toBe(false);
});

test("logging out is said in the reader's language on a page that the server wrote in Danish", () => {
  chooseLocale("en-US");
  sessionStore.write(storageKeys.signedOut, performance.timeOrigin - 5000);
  function Notice() {
    useSignedOutNotice();
    return null;
  }
  render(<Notice />, { hydrate: true, container: document.createElement("div") });
  renderInPage(<ToastRegion />);
  expect(screen.getByText("You have been logged out of MARS.")).toBeTruthy();
});

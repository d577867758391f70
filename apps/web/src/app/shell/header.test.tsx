import type { AppSettings } from "@mars/contracts/platform/appSettings";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeDialog, showDialog } from "../../lib/dialogs/shownDialog.ts";
import { formDraft } from "../../lib/session/ownWork/formDraft.ts";
import { followHistory, navigate } from "../../lib/router/currentLocation.ts";
import { changeSession } from "../../lib/session/sessionState.ts";
import { builtInSettings } from "../../lib/settings/builtInSettings.ts";
import { changeSettings } from "../../testing/changeSettings.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { FoldedHeader } from "./FoldedHeader.tsx";
import { Header } from "./Header.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { useArrival } from "./Shell.tsx";

type HeaderOptions = Partial<AppSettings["header"]>;
function configure(header: HeaderOptions, rest: Partial<AppSettings> = {}): void {
  changeSettings({
    ...builtInSettings,
    ...rest,
    header: { ...builtInSettings.header, ...header },
  });
}

let stop: () => void;
beforeEach(() => {
  sessionStorage.clear();
  changeSession({ phase: "anonymous", profile: null });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  window.history.replaceState(null, "", "/settings");
  stop = followHistory();
});
afterEach(() => {
  stop();
  act(() => closeDialog());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  changeSettings(builtInSettings);
});

const bar = () => document.querySelector<HTMLElement>(".strip, .folded")!.parentElement!;
const button = (name: string) =>
  within(bar())
    .queryAllByRole("button", { name })
    .filter((found) => !found.closest("[hidden]"))[0];

describe("[H1] the header", () => {
  test("shows name, organisation and description; the logo leads to the front page", () => {
    renderInPage(<Header lang={undefined} />);
    const logo = screen.getByRole("link", { name: /^MARS.*til forsiden$/ });
    expect(logo.getAttribute("href")).toBe("/");
    expect(logo.textContent).toContain("Styrelsen for Grøn Arealomlægning og Vandmiljø");
    expect(logo.textContent).toContain("Omlægning af Danmarks arealer");
  });

  test.each([
    { option: { help: false }, missing: "Hjælp" },
    { option: { showRelatedSystems: false }, missing: "Relaterede systemer" },
    { option: { multiLanguages: false }, missing: "English" },
    { option: { hasAuth: false }, missing: "Log ind" },
  ])("without $option there is no '$missing'", ({ option, missing }) => {
    const { unmount } = renderInPage(<Header lang={undefined} />);
    expect(button(missing)).toBeTruthy();
    unmount();
    configure(option);
    renderInPage(<Header lang={undefined} />);
    expect(button(missing)).toBeUndefined();
  });

  test("has help only where the dialog would have a card", () => {
    configure(
      {},
      {
        help: { helpdeskUrl: null, datasetMonitoring: null, serviceStatus: null, termOfUse: null },
        application: { ...builtInSettings.application, helpdeskUrl: null },
      },
    );
    renderInPage(<Header lang={undefined} />);
    expect(button("Hjælp")).toBeUndefined();
  });

  test("has the accessibility link only where an address is configured", () => {
    const { unmount } = renderInPage(<Header lang={undefined} />);
    expect(screen.queryByRole("link", { name: "Tilgængelighed" })).toBeNull();
    unmount();
    const application = { ...builtInSettings.application, webAccessibilityUrl: "https://was.dk" };
    configure({}, { application });
    renderInPage(<Header lang={undefined} />);
    expect(screen.getAllByRole("link", { name: "Tilgængelighed" })[0]?.getAttribute("href")).toBe(
      "/was",
    );
  });

  test("without login an information menu stands for the user menu", async () => {
    configure({ hasAuth: false });
    const { user } = renderInPage(<Header lang={undefined} />);
    expect(button("Brugermenu")).toBeUndefined();
    await user.click(button("Information")!);
    expect(screen.getByRole("button", { name: "Om MARS" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Cookies" })).toBeTruthy();
  });

  test("the search box takes what was typed to the page of places", async () => {
    configure({ hasSearchBar: true });
    const { user } = renderInPage(<Header lang={undefined} />);
    await user.type(screen.getByRole("searchbox"), "Hjarbæk{Enter}");
    expect(window.location.pathname + window.location.search).toBe("/status/find?q=Hjarb%C3%A6k");
  });

  test("is sticky and bears another icon and name where the settings say so", () => {
    configure({ sticky: true, appIcon: "/x.svg", appName: "NYT" });
    const { container } = renderInPage(<Header lang={undefined} />);
    expect(container.querySelector("header")?.className).toContain("header-sticky");
    expect(container.querySelector("img.brand-icon")?.getAttribute("src")).toBe("/x.svg");
    expect(screen.getByRole("link", { name: /^NYT.*til forsiden$/ })).toBeTruthy();
  });

  test("folded, its menu keeps organisation, description and language", async () => {
    const { user } = renderInPage(<FoldedHeader lang={undefined} />);
    await user.click(button("Menu")!);
    const panel = document.getElementById("mobile-menu")!;
    expect(panel.textContent).toContain("Styrelsen for Grøn Arealomlægning og Vandmiljø");
    expect(within(panel).getByRole("button", { name: "English" })).toBeTruthy();
    expect(within(panel).getByRole("button", { name: "Relaterede systemer" })).toBeTruthy();
  });
});

test.each([{ hasAuth: true }, { hasAuth: false }])(
  "[H1] who runs the site, about and settings from either header, with $hasAuth login",
  async ({ hasAuth }) => {
    configure({ hasAuth });
    for (const TheHeader of [Header, FoldedHeader]) {
      const { user, unmount } = renderInPage(<TheHeader lang={undefined} />);
      await user.click(button(hasAuth ? "Om siden" : "Information")!);
      const panel = within(document.querySelector<HTMLElement>(".menu-panel")!);
      expect(
        panel.getByText("Drives af Styrelsen for Grøn Arealomlægning og Vandmiljø"),
      ).toBeTruthy();
      expect(panel.getByRole("button", { name: "Om MARS" })).toBeTruthy();
      expect(panel.getByRole("link", { name: "Indstillinger" })).toBeTruthy();
      unmount();
    }
  },
);

test("[H1] Escape closes the narrow menu and gives focus back to its button", async () => {
  const { user } = renderInPage(<Header lang={undefined} />);
  await user.click(button("Menu")!);
  const panel = document.getElementById("mobile-menu")!;
  within(panel).getByRole("link", { name: "Status" }).focus();
  await user.keyboard("{Escape}");
  expect(panel.hidden).toBe(true);
  expect(document.activeElement).toBe(button("Menu"));
});

describe("the shell's dialogs", () => {
  test("[H7] one is shown when asked for and closes when the page changes", async () => {
    renderInPage(<ShellDialogs />);
    act(() => showDialog({ name: "help" }));
    expect(await screen.findByRole("dialog", { name: "Har du brug for hjælp?" })).toBeTruthy();
    act(() => navigate("/cookies"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("[C3] a modal that no one can show is logged to the console", () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    showDialog({ name: "createProject" });
    expect(logged).toHaveBeenCalledWith("The createProject modal is missing");
  });

  test("[C6] a project name typed before sign-in reopens its dialog on the same page", async () => {
    formDraft("create-project").write({ name: "Enghaven", on: "/settings" });
    renderInPage(<ShellDialogs />);
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Projektnavn" });
    expect(name.value).toBe("Enghaven");
  });
});

test("[H5] a session handed to the front door continues to the map", () => {
  function Door() {
    useArrival();
    return null;
  }
  act(() => navigate("/?dmpsmvsessionid=s-1"));
  renderInPage(<Door />);
  expect(window.location.pathname + window.location.search).toBe("/screening?dmpsmvsessionid=s-1");
});

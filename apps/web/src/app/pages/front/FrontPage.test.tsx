import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { statusAnswer } from "../../../features/status/testing/statusAnswers.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { FrontPage } from "./FrontPage.tsx";

let answer: (address: string) => Response;

beforeEach(() => {
  clearReads();
  answer = statusAnswer;
  vi.stubGlobal("fetch", (input: Request | string | URL) =>
    Promise.resolve(answer(input instanceof Request ? input.url : String(input))),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  changeSession({ phase: "anonymous", profile: null });
});

describe("[F1] the front page", () => {
  test("has the four modules, application marked as coming soon and no link", async () => {
    renderInPage(<FrontPage />);
    for (const [name, href] of [
      ["Screening", "/screening"],
      ["Status", "/status/overview"],
      ["Planlægning", "/plans"],
    ] as const)
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
    expect(screen.queryByRole("link", { name: "Ansøgning" })).toBeNull();
    expect(screen.getByText("Kommer snart")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Se statens jordopkøb" }).getAttribute("href")).toBe(
      "/status/jordopkoeb",
    );
    await screen.findByText("7.538", { exact: false });
  });

  test("shows the national figures with their date and count", async () => {
    renderInPage(<FrontPage />);
    expect(await screen.findByText("Opgjort pr. 20.05.2026 · 1.375 projekter")).toBeTruthy();
    expect(
      screen.getByRole("img", {
        name: /^Lavbund: 718,9\sha anlagt og 88\.018,9\sha med tilsagn af 140\.000\sha$/,
      }),
    ).toBeTruthy();
  });

  test("stands without the figures when they cannot be read", async () => {
    answer = () => Response.json({}, { status: 404 });
    renderInPage(<FrontPage />);
    await waitFor(() => expect(screen.queryByText("Henter de nationale mål")).toBeNull());
    expect(screen.getByRole("heading", { name: "Tre nationale mål" })).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });
});

test("[F2] signed in, the home block offers screening, a new project and my projects", () => {
  changeSession({ phase: "authenticated" });
  renderInPage(<FrontPage />);
  const targets = ["Lav en screening", "Opret projekt", "Se mine projekter"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(targets).toEqual(["/screening", "/projects/new", "/projects"]);
});

describe("signed in, the front page begins with one's own work", () => {
  const profile = {
    id: "1",
    initials: "DL",
    fullName: "Demo Lodsejer",
    email: null,
    vat: null,
    organizationName: null,
    roles: [] as ("planner" | "planReader" | "caseworkerAdmin")[],
    organizationKind: null,
    isSegesOwner: false,
    isNatureAgency: false,
    isAgency: false,
  };
  const row = {
    returnedAt: null,
    updatedAt: "2026-11-03T10:00:00Z",
    turn: { who: "applicant", act: "begin-work", since: "2026-11-01T10:00:00Z", due: null },
  };
  const pages: Readonly<Record<string, unknown>> = {
    "/projects": {
      items: [
        { ...row, id: "p-1", name: "Engen ved åen", status: "draft" },
        { ...row, id: "p-2", name: "Mosen", status: "approval" },
      ],
      total: 7,
      clients: [],
      nextCursor: null,
    },
    "/casework/queue": {
      statuses: [],
      waiting: { total: 12, mine: 3, unassigned: 8, overdue: 1 },
      returned: 0,
      all: 40,
      caseworkers: [],
    },
    "/messages": {
      items: [
        {
          id: "m-1",
          kind: "remark",
          code: "remark",
          figures: { by: "Demo Sagsbehandler" },
          at: "2026-11-05T09:00:00Z",
          isRead: false,
          project: { id: "p-2", name: "Mosen", mayOpen: true },
        },
      ],
      unread: 1,
      nextCursor: null,
    },
  };
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    queryClient.clear();
    answer = (address) => {
      const { pathname, search } = new URL(address, "http://localhost");
      const path = pathname.replace(/^\/api/, "");
      asked.push(path + search);
      return pages[path] ? Response.json(pages[path]) : statusAnswer(address);
    };
  });

  test("drafts, what waits and messages are above the search", async () => {
    changeSession({ phase: "authenticated", profile });
    renderInPage(<FrontPage />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hvad vil du gøre i dag?");
    const waiting = await screen.findByRole("region", { name: "Venter på dig" });
    await waitFor(() =>
      expect(
        within(waiting)
          .getAllByRole("listitem")
          .map((item) => item.textContent),
      ).toEqual([
        "Engen ved åenKladde, ændret 03.11.2026",
        "MosenMeld, at arbejdet er begyndt, siden 01.11.2026",
      ]),
    );
    expect(within(waiting).getByRole("link", { name: "Se alle 7" })).toBeTruthy();
    expect(asked.some((path) => path.includes("turn=applicant"))).toBe(true);
    const messages = screen.getByRole("region", { name: /^Dine beskeder/ });
    expect(within(messages).getByText("1 ulæst")).toBeTruthy();
    expect(within(messages).getByRole("link", { name: "Mosen" })).toBeTruthy();
    const search = screen.getByRole("searchbox");
    expect(
      messages.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test("a caseworker has the oldest of the queue and how much lies in it", async () => {
    changeSession({ phase: "authenticated", profile: { ...profile, roles: ["caseworkerAdmin"] } });
    renderInPage(<FrontPage />);
    const queue = await screen.findByRole("region", { name: "Indbakke" });
    expect(
      await within(queue).findByText("3 hos dig · 8 ikke tildelt · 1 over fristen"),
    ).toBeTruthy();
    expect(within(queue).getByRole("link", { name: "Åbn indbakken" })).toBeTruthy();
  });

  test.each([
    { roles: [], words: "Kræver rollen planlægger eller planlæser" },
    { roles: ["planReader" as const], words: "Du har adgang" },
  ])("planning says '$words' to $roles", ({ roles, words }) => {
    changeSession({ phase: "authenticated", profile: { ...profile, roles } });
    renderInPage(<FrontPage />);
    const card = screen.getByRole("heading", { name: "Planlægning" }).closest("li")!;
    expect(within(card).getByText(words)).toBeTruthy();
  });

  test("what cannot be read says so and can be requested again", async () => {
    const good = answer;
    answer = (address) =>
      address.includes("/projects") ? Response.json({}, { status: 400 }) : good(address);
    changeSession({ phase: "authenticated", profile });
    const { user } = renderInPage(<FrontPage />);
    const waiting = await screen.findByRole("region", { name: "Venter på dig" });
    const again = await within(waiting).findByRole("button", { name: "Prøv igen" });
    answer = good;
    await user.click(again);
    expect(await within(waiting).findByText("Engen ved åen")).toBeTruthy();
  });
});

import { listOffers } from "@mars/contracts/projects/projectParties";
import { listProjects } from "@mars/contracts/projects/projects";
import type { Profile } from "@mars/contracts/people/users";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { followHistory, navigate } from "../../../lib/router/currentLocation.ts";
import { changeSession } from "../../../lib/session/sessionState.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listItemFixture, noTurns, projectsFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ProjectList } from "./ProjectList.tsx";

const server = fakeServer();
followHistory();
const rows = ["Ådalen", "Kær", "Eng"].map((name, index) =>
  listItemFixture({ name, id: `6d5bcb0a-0a57-4cbe-9fd8-00000000010${index}` }),
);
const turns = { ...noTurns, applicant: 2, authority: 1, reader: 1, client: 1 };
const profile: Profile = {
  id: "1",
  initials: "DR",
  fullName: "Demo Rådgiver",
  email: null,
  vat: null,
  organizationName: null,
  roles: [],
  organizationKind: null,
  isSegesOwner: false,
  isNatureAgency: false,
  isAgency: false,
};
const tab = (name: string) => screen.getByRole("link", { name });
const signInAs = ({ vat }: { vat: string | null }) =>
  act(() => changeSession({ profile: { ...profile, vat } }));
const lastQuery = () => server.asked(listProjects).at(-1)?.query;

beforeEach(() => {
  server.on(listOffers, () => []);
  navigate("/projects", { replace: true });
  server.on(listProjects, ({ query }) => {
    const q = query.get("q")?.toLowerCase() ?? "";
    const items = rows.filter(({ name }) => name.toLowerCase().includes(q));
    return projectsFixture(items, { turns });
  });
});

describe("[P1] the list of projects", () => {
  test("shows one's projects with their count, each leading to its page", async () => {
    renderInPage(<ProjectList />);
    const link = await screen.findByRole("link", { name: "Kær" });
    expect(link.getAttribute("href")).toBe(`/projects/${rows[1]!.id}`);
    expect(screen.getByText("3 projekter")).toBeTruthy();
  });

  test("is searched at the server, and the search is in the address", async () => {
    const { user } = renderInPage(<ProjectList />);
    await screen.findByRole("link", { name: "Kær" });
    await user.type(screen.getByRole("searchbox"), "eng");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Kær" })).toBeNull());
    expect(screen.getByRole("link", { name: "Eng" })).toBeTruthy();
    expect(lastQuery()?.get("q")).toBe("eng");
    expect(new URLSearchParams(window.location.search).get("q")).toBe("eng");
  });

  test.each([
    { column: "Navn", sort: "name" },
    { column: "status", sort: "status" },
    { column: "Beskrivelse", sort: "description" },
    { column: "Frist", sort: "deadline" },
  ])("is sorted by $column, both ways", async ({ column, sort }) => {
    const { user } = renderInPage(<ProjectList />);
    await screen.findByRole("link", { name: "Kær" });
    const header = () => screen.getByRole("button", { name: new RegExp(column) });
    await user.click(header());
    await waitFor(() => expect(lastQuery()?.get("sort")).toBe(sort));
    const way = lastQuery()?.get("direction");
    await user.click(header());
    await waitFor(() => expect(lastQuery()?.get("direction")).not.toBe(way));
  });

  test("has a part for each side whose turn it is", async () => {
    renderInPage(<ProjectList />);
    const tab = await screen.findByRole("link", { name: "Venter på styrelsen 1" });
    expect(tab.getAttribute("href")).toContain("turn=authority");
    expect(screen.getAllByText("Din tur").length).toBeGreaterThan(0);
    expect(screen.getAllByText("Gør kladden færdig")).toHaveLength(3);
  });

  test("tells one who acts for others their own turn from the client's", async () => {
    const clients = [{ id: "DK12345678", name: "Karen Holmgaard", count: 2 }];
    const delegation = { endsAt: null };
    const standing = "delegate" as const;
    const items = [
      { ...rows[0]!, standing, delegation: { ...delegation, scope: "edit" as const } },
      { ...rows[1]!, standing, delegation: { ...delegation, scope: "read" as const } },
    ];
    server.on(listProjects, () => projectsFixture(items, { turns, clients, turn: "reader" }));
    signInAs({ vat: "DK12345678" });
    const { user } = renderInPage(<ProjectList />);
    expect(await screen.findByText("Jer", { exact: true })).toBeTruthy();
    expect(screen.getByText("Kunden", { exact: true })).toBeTruthy();
    // It opens on what waits for them, the nearest deadline first.
    expect(lastQuery()?.get("turn")).toBe("usual");
    expect(tab("Venter på os 1").getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("columnheader", { name: /Frist/ }).ariaSort).toBe("ascending");
    await user.click(tab("Venter på kunden 1"));
    await waitFor(() => expect(lastQuery()?.get("turn")).toBe("client"));
    await user.click(tab("Alle 3"));
    await waitFor(() => expect(lastQuery()?.has("turn")).toBe(false));
    // A private person acts alone.
    signInAs({ vat: null });
    expect(await screen.findByText("Dig", { exact: true })).toBeTruthy();
    expect(screen.getByText("Ansøgeren", { exact: true })).toBeTruthy();
    expect(tab("Venter på dig 1")).toBeTruthy();
  });

  test("grows by the next page, and keeps what is shown", async () => {
    server.on(listProjects, ({ query }) =>
      query.get("cursor") === null
        ? projectsFixture(rows.slice(0, 2), { nextCursor: "c-1", total: 3 })
        : projectsFixture(rows.slice(2), { total: 3 }),
    );
    const { user } = renderInPage(<ProjectList />);
    await user.click(await screen.findByRole("button", { name: /2 af 3|flere/i }));
    expect(await screen.findByRole("link", { name: "Eng" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ådalen" })).toBeTruthy();
    expect(lastQuery()?.get("cursor")).toBe("c-1");
  });

  test("without projects leads on to screening", async () => {
    server.on(listProjects, () => projectsFixture([]));
    renderInPage(<ProjectList />);
    const link = await screen.findByRole("link", { name: /screening/i });
    expect(link.getAttribute("href")).toBe("/screening");
  });

  test("that could not be read says so and can be tried again", async () => {
    server.on({ method: "GET", path: listProjects.path }, () => problem(418, { detail: "Nej" }));
    const { user } = renderInPage(<ProjectList />);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    expect(screen.getByText("Nej")).toBeTruthy();
    server.on(listProjects, () => projectsFixture(rows));
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Kær" })).toBeTruthy();
  });
});

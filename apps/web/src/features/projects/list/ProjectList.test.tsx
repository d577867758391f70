import { listOffers } from "@mars/contracts/projects/projectParties";
import { listProjects } from "@mars/contracts/projects/projects";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { followHistory, navigate } from "../../../lib/router/currentLocation.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { listItemFixture, noTurns } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ProjectList } from "./ProjectList.tsx";

const server = fakeServer();
followHistory();
const rows = ["Ådalen", "Kær", "Eng"].map((name, index) =>
  listItemFixture({ name, id: `6d5bcb0a-0a57-4cbe-9fd8-00000000010${index}` }),
);
const turns = { ...noTurns, applicant: 2, authority: 1, reader: 1, client: 1 };
const lastQuery = () => server.asked(listProjects).at(-1)?.query;

beforeEach(() => {
  server.on(listOffers, () => []);
  navigate("/projects", { replace: true });
  server.on(listProjects, ({ query }) => {
    const q = query.get("q")?.toLowerCase() ?? "";
    const items = rows.filter(({ name }) => name.toLowerCase().includes(q));
    return { items, nextCursor: null, total: items.length, place: null, turns, clients: [] };
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
    server.on(listProjects, () => ({
      items,
      nextCursor: null,
      total: 2,
      place: null,
      turns,
      clients,
    }));
    const { user } = renderInPage(<ProjectList />);
    expect(await screen.findByText("Jer", { exact: true })).toBeTruthy();
    expect(screen.getByText("Kunden", { exact: true })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Venter på os 1" }));
    await waitFor(() => expect(lastQuery()?.get("turn")).toBe("reader"));
    expect(screen.getByRole("link", { name: "Venter på kunden 1" })).toBeTruthy();
  });

  test("grows by the next page, and keeps what is shown", async () => {
    server.on(listProjects, ({ query }) =>
      query.get("cursor") === null
        ? { items: rows.slice(0, 2), nextCursor: "c-1", total: 3, place: null, turns, clients: [] }
        : { items: rows.slice(2), nextCursor: null, total: 3, place: null, turns, clients: [] },
    );
    const { user } = renderInPage(<ProjectList />);
    await user.click(await screen.findByRole("button", { name: /2 af 3|flere/i }));
    expect(await screen.findByRole("link", { name: "Eng" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ådalen" })).toBeTruthy();
    expect(lastQuery()?.get("cursor")).toBe("c-1");
  });

  test("without projects leads on to screening", async () => {
    server.on(listProjects, () => ({
      items: [],
      nextCursor: null,
      total: 0,
      place: null,
      turns,
      clients: [],
    }));
    renderInPage(<ProjectList />);
    const link = await screen.findByRole("link", { name: /screening/i });
    expect(link.getAttribute("href")).toBe("/screening");
  });

  test("that could not be read says so and can be tried again", async () => {
    server.on({ method: "GET", path: listProjects.path }, () => problem(418, { detail: "Nej" }));
    const { user } = renderInPage(<ProjectList />);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    expect(screen.getByText("Nej")).toBeTruthy();
    server.on(listProjects, () => ({
      items: rows,
      nextCursor: null,
      total: 3,
      place: null,
      turns,
      clients: [],
    }));
    await user.click(again);
    expect(await screen.findByRole("link", { name: "Kær" })).toBeTruthy();
  });
});

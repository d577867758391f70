import { searchOrganizations } from "@mars/contracts/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projectParties";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { PartyDialog } from "./PartyDialog.tsx";

const server = fakeServer();
const project = projectFixture({ version: 3 });
const unknown = { abbr: null, icon: null, descriptionDa: null, descriptionEn: null };
const adviser = {
  ...unknown,
  vat: "11111111",
  name: "Demo Rådgivning A/S",
  kind: "company" as const,
};
const town = { ...unknown, vat: "29189846", name: "Viborg Kommune", kind: "municipality" as const };
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockReset();
  server.on(searchOrganizations, ({ query }) =>
    [adviser, town].filter(({ name }) => name.includes(query.get("query") ?? "")),
  );
});
const open = (role: "owner" | "delegate" = "delegate", of = project) =>
  renderInPage(<PartyDialog project={of} role={role} onClose={onClose} />);
const change = () => screen.getByRole("button", { name: "Skift" });

describe("[P3] [A5] another party", () => {
  test("must be chosen before anything is sent", async () => {
    const { user } = open();
    await user.click(change());
    expect(screen.getAllByText("Vælg en organisation.").length).toBeGreaterThan(0);
    expect(server.asked(changeDelegate)).toEqual([]);
  });

  test("is found by name and takes over, by the version that was seen", async () => {
    server.on(changeDelegate, () => ({ project: { ...project, version: 4 } }));
    const { user } = open();
    await user.type(screen.getByRole("searchbox"), "Rådgivning");
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(change());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(changeDelegate)).toMatchObject([
      { ifMatch: 3, body: { vat: adviser.vat, confirmed: false } },
    ]);
  });

  test("that is a municipality is for good, and confirmed first", async () => {
    server.on(changeOwner, () => ({ project: null }));
    const { user } = open("owner");
    await user.click(await screen.findByRole("radio", { name: /Viborg Kommune/ }));
    await user.click(change());
    expect(server.asked(changeOwner)).toEqual([]);
    await user.click(screen.getByRole("checkbox"));
    await user.click(change());
    await waitFor(() =>
      expect(server.asked(changeOwner)).toMatchObject([
        { body: { vat: town.vat, confirmed: true } },
      ]),
    );
    // Handed over to somebody else: there is nothing left to see here.
    await waitFor(() => expect(window.location.pathname).toBe("/projects"));
  });

  test("chosen anew is confirmed anew", async () => {
    const { user } = open("owner");
    await user.click(await screen.findByRole("radio", { name: /Viborg Kommune/ }));
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(screen.getByRole("radio", { name: /Viborg Kommune/ }));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  test("is not changed where somebody was faster, and the change is shown", async () => {
    const current = { ...project, name: "Nyt navn", version: 5, updatedBy: "Demo Rådgiver" };
    server.on({ method: changeDelegate.method, path: changeDelegate.path }, () =>
      problem(412, { code: "version.stale", figures: { current, changedBy: "Demo Rådgiver" } }),
    );
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(change());
    expect((await screen.findByRole("alert")).textContent).toContain("Nyt navn");
    expect(onClose).not.toHaveBeenCalled();
  });

  test("is taken back without choosing another", async () => {
    const { owner } = project;
    server.on(changeDelegate, () => ({ project: { ...project, version: 4 } }));
    const { user } = open("delegate", { ...project, delegate: owner });
    await user.click(screen.getByRole("button", { name: "Fjern befuldmægtiget" }));
    await waitFor(() => expect(server.asked(changeDelegate)[0]?.body).toMatchObject({ vat: null }));
  });
});

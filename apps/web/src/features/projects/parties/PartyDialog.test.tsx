import { searchOrganizations } from "@mars/contracts/people/organizations";
import { changeDelegate, changeOwner } from "@mars/contracts/projects/projectParties";
import { listProjects } from "@mars/contracts/projects/projects";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import {
  listItemFixture,
  projectFixture,
  projectsFixture,
} from "../../../testing/projectFixture.ts";
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
  server.on(listProjects, () => projectsFixture([]));
  server.on(searchOrganizations, ({ query }) =>
    [adviser, town].filter(({ name }) => name.includes(query.get("query") ?? "")),
  );
});
const open = (role: "owner" | "delegate" = "delegate", of = project) =>
  renderInPage(<PartyDialog project={of} role={role} onClose={onClose} />);
const change = () => screen.getByRole("button", { name: "Send" });

describe("[P3] [A5] another party", () => {
  test("must be chosen before anything is sent", async () => {
    const { user } = open();
    await user.click(change());
    expect(screen.getAllByText("Vælg en organisation.").length).toBeGreaterThan(0);
    expect(server.asked(changeDelegate)).toEqual([]);
  });

  test("is found by name and asked, within a scope and until a day", async () => {
    server.on(changeDelegate, () => ({ project: { ...project, version: 4 } }));
    const { user } = open();
    await user.type(screen.getByRole("searchbox"), "Rådgivning");
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(screen.getByRole("radio", { name: "Læse, rette og ansøge" }));
    const shown = await screen.findByRole("group", { name: "Til og med" });
    const [, day, month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(shown.textContent) ?? [];
    const until = `${year}-${month}-${day}`;
    expect(screen.getByText(/Demo Rådgivning A\/S må læse, rette og ansøge for Kær/)).toBeTruthy();
    await user.click(change());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(changeDelegate)).toMatchObject([
      { ifMatch: 3, body: { vat: adviser.vat, confirmed: false, scope: "apply", until } },
    ]);
  });

  test("gets the same authorisation to several projects with one question", async () => {
    const other = projectFixture({ id: "6d5bcb0a-0a57-4cbe-9fd8-000000000009", name: "Mose" });
    server.on(listProjects, () =>
      projectsFixture([listItemFixture(project), listItemFixture(other)]),
    );
    server.on(changeDelegate, () => ({ project: { ...project, version: 4 } }));
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(await screen.findByRole("checkbox", { name: /^Mose/ }));
    expect(screen.getByText(/må læse og rette Kær og 1 andet projekt/)).toBeTruthy();
    await user.click(change());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(changeDelegate)[0]?.body).toMatchObject({ also: [other.id] });
  });

  test("may be a person, who is invited by name and address", async () => {
    server.on(changeDelegate, () => ({ project: { ...project, version: 4 } }));
    const { user } = open();
    await user.click(screen.getByRole("radio", { name: "En person" }));
    await user.type(screen.getByRole("textbox", { name: /^Navn/ }), "Lars Skov");
    await user.type(screen.getByRole("textbox", { name: /^E-mail/ }), "lars@skov");
    expect(screen.getByText(/Lars Skov må læse og rette Kær/)).toBeTruthy();
    await user.click(change());
    expect(screen.getAllByText(/gyldig e-mailadresse/).length).toBeGreaterThan(0);
    expect(server.asked(changeDelegate)).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /^E-mail/ }), ".example");
    await user.click(change());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.asked(changeDelegate)[0]?.body).toMatchObject({
      person: { name: "Lars Skov", email: "lars@skov.example" },
      scope: "edit",
    });
    expect(server.asked(changeDelegate)[0]?.body).not.toHaveProperty("vat");
  });

  test("is given a delegation only with a last day", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    const [day] = await screen.findAllByRole("spinbutton");
    await user.click(day!);
    await user.keyboard("{Backspace}{Backspace}");
    await user.click(change());
    expect(screen.getAllByText(/hvilken dag fuldmagten slutter/).length).toBeGreaterThan(0);
    expect(server.asked(changeDelegate)).toEqual([]);
  });

  test("is named by a caseworker only with a reason", async () => {
    server.on(changeOwner, () => ({ project }));
    const { user } = open("owner", { ...project, standing: "caseworker" });
    await user.click(await screen.findByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(change());
    expect(server.asked(changeOwner)).toEqual([]);
    await user.type(screen.getByLabelText("Hvorfor"), "Dødsbo");
    await user.click(change());
    await waitFor(() =>
      expect(server.asked(changeOwner)[0]?.body).toMatchObject({ remark: "Dødsbo" }),
    );
  });

  test("that is a municipality is for good, and confirmed first", async () => {
    server.on(changeOwner, () => ({ project }));
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
  });

  test("that is a municipality gets a delegation without a last day", async () => {
    server.on(changeDelegate, () => ({ project }));
    const { user } = open();
    await user.click(await screen.findByRole("radio", { name: /Viborg Kommune/ }));
    expect(screen.queryByRole("group", { name: "Til og med" })).toBeNull();
    expect(screen.getByText(/Der er ingen slutdato/)).toBeTruthy();
    await user.click(screen.getByRole("checkbox"));
    await user.click(change());
    await waitFor(() =>
      expect(server.asked(changeDelegate)[0]?.body).toMatchObject({ confirmed: true, until: null }),
    );
  });

  test("chosen again is confirmed again", async () => {
    const { user } = open("owner");
    await user.click(await screen.findByRole("radio", { name: /Viborg Kommune/ }));
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("radio", { name: /Demo Rådgivning/ }));
    await user.click(screen.getByRole("radio", { name: /Viborg Kommune/ }));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  test("is not changed where someone was faster, and the change is shown", async () => {
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
});

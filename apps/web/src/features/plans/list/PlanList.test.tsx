import { listPlans } from "@mars/contracts/plans/plans";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { followHistory, navigate } from "../../../lib/router/currentLocation.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { PlanList } from "./PlanList.tsx";

const server = fakeServer();
followHistory();
const plan = (title: string, index: number, nitrogenReductionT: number) =>
  planFixture({
    id: `6d5bcb0a-0a57-4cbe-9fd8-00000000020${index}`,
    title,
    name: title,
    planned: { nitrogenReductionT, extractionEffortHa: 0, afforestationEffortHa: 0 },
  });
const titles = () =>
  screen.getAllByRole("link").map(({ textContent }) => textContent?.trim() ?? "");

beforeEach(() => {
  navigate("/plans", { replace: true });
  server.on(listPlans, () => [plan("Ålborg Bugt", 1, 5), plan("Hjarbæk Fjord", 2, 9)]);
});

describe("[L1] the list of plans", () => {
  test("is in the order of Danish names, with its count", async () => {
    renderInPage(<PlanList />);
    expect(await screen.findByText("2 kystvandgrupper")).toBeTruthy();
    expect(titles()).toEqual(["Hjarbæk Fjord", "Ålborg Bugt"]);
  });

  test("is searched as one types, and says when nothing is left", async () => {
    const { user } = renderInPage(<PlanList />);
    await user.type(await screen.findByRole("searchbox"), "ålb");
    await waitFor(() => expect(titles()).toEqual(["Ålborg Bugt"]));
    expect(window.location.search).toContain("q=");
    await user.type(screen.getByRole("searchbox"), "xyz");
    expect(await screen.findByText(/Ingen kystvandgrupper matcher/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Vis alle" }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  test("is sorted by nitrogen, most first", async () => {
    const { user } = renderInPage(<PlanList />);
    await user.selectOptions(await screen.findByRole("combobox"), "nitrogen");
    await waitFor(() => expect(window.location.search).toContain("sort=nitrogen"));
    expect(titles()).toEqual(["Hjarbæk Fjord", "Ålborg Bugt"]);
  });

  test("that could not be read can be tried again", async () => {
    server.on({ method: "GET", path: listPlans.path }, () => problem(418));
    const { user } = renderInPage(<PlanList />);
    const again = await screen.findByRole("button", { name: "Prøv igen" });
    server.on(listPlans, () => [plan("Hjarbæk Fjord", 2, 9)]);
    await user.click(again);
    expect(await screen.findByText("1 kystvandgruppe")).toBeTruthy();
  });
});

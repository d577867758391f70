import "../../testing/noResizeObserver.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import { MapSearch } from "./MapSearch.tsx";
import type { MapHit } from "./searchMap.ts";

afterEach(cleanup);

const hit = (title: string): MapHit => ({
  kind: "place",
  id: title,
  title,
  subtitle: null,
  point: [529_000, 6_265_000],
  extent: null,
});

function searchField(search: (text: string) => Promise<readonly MapHit[]>) {
  const onFound = vi.fn<(hit: MapHit) => void>();
  const page = renderInPage(
    <MapSearch model={createMapModel()} search={search} onFound={onFound} />,
  );
  const gone = () => onFound.mock.calls.map(([{ title }]) => title);
  return { ...page, field: screen.getByRole("combobox"), gone };
}

test("[S1] Enter goes to what is written, never to a hit of what was written before", async () => {
  const viborg = Promise.withResolvers<readonly MapHit[]>();
  const { user, field, gone } = searchField(async (text) =>
    text === "Viborg" ? viborg.promise : [hit(`${text} By`)],
  );
  await user.type(field, "Skals");
  await screen.findByRole("option", { name: /Skals By/ });
  await user.clear(field);
  await user.type(field, "Viborg{enter}");
  expect(gone()).toEqual([]);
  viborg.resolve([hit("Viborg By")]);
  await vi.waitFor(() => expect(gone()).toEqual(["Viborg By"]));
});

test("[S1] Enter after a choice goes to that place again, not by the place it had in an earlier list", async () => {
  const asked: string[] = [];
  const { user, field, gone } = searchField(async (text) => {
    asked.push(text);
    return text === "Skals" ? ["By", "Kær", "Å"].map((rest) => hit(`Skals ${rest}`)) : [hit(text)];
  });
  await user.type(field, "Skals");
  await screen.findByRole("option", { name: /Skals Å/ });
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(gone()).toEqual(["Skals Kær"]);
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
  await vi.waitFor(() => expect(asked).toContain("Skals Kær"));
  await user.keyboard("{Enter}");
  await vi.waitFor(() => expect(gone()).toEqual(["Skals Kær", "Skals Kær"]));
});

test("[S1] the voice tells how many are found, then where the map went, and of no search after", async () => {
  const { user, field } = searchField(async (text) => [hit(text === "Skals" ? "Skals By" : text)]);
  await user.type(field, "Skals");
  const voice = screen.getByRole("status");
  await vi.waitFor(() => expect(voice.textContent).toBe("1 sted fundet"));
  const said: string[] = [];
  new MutationObserver(() => said.push(voice.textContent)).observe(voice, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await user.keyboard("{ArrowDown}{Enter}");
  // Its own name is looked for as well, a moment later.
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("option", { name: /Skals By/ });
  await user.click(screen.getByRole("button", { name: "Ryd søgning" }));
  await vi.waitFor(() => expect(said).toEqual(["Kortet viser nu Skals By.", ""]));
});

test("[S1] the voice tells that a search did not answer", async () => {
  const { user, field } = searchField(() => Promise.reject(new Error("no answer")));
  await user.type(field, "Skals");
  const voice = screen.getByRole("status");
  await vi.waitFor(() => expect(voice.textContent).toMatch(/svarede ikke/));
});

test("[S1] while nothing is found yet the list says that it searches", async () => {
  const answer = Promise.withResolvers<readonly MapHit[]>();
  const { user, field } = searchField(() => answer.promise);
  await user.type(field, "Skals");
  expect(await screen.findByText("Søger …")).toBeTruthy();
  answer.resolve([]);
  expect(await screen.findByText(/^Intet fundet\. Prøv/)).toBeTruthy();
});

test.each([
  { kind: "project", isPublic: true, to: "/status/projekter/Skals" },
  { kind: "municipality", isPublic: true, to: "/status/kommuner/Skals" },
  { kind: "tripartite", isPublic: true, to: "/status/lokaletreparter/Skals" },
  { kind: "plan", isPublic: true, to: "/status/kystvandgrupper/Skals" },
  { kind: "parcel", isPublic: true, to: undefined },
  // A sketch of one's own plan has no public page.
  { kind: "project", isPublic: false, to: undefined },
] as const)("a found $kind (public: $isPublic) leads to $to", async ({ kind, isPublic, to }) => {
  const { user, field, gone } = searchField(async () => [{ ...hit("Skals"), kind, isPublic }]);
  await user.type(field, "Ska{enter}");
  await vi.waitFor(() => expect(gone()).toEqual(["Skals"]));
  await vi.waitFor(() => expect(field.getAttribute("value")).toBe("Skals"));
  const link = screen.queryByRole("link", { name: "Se status for Skals" });
  expect(link?.getAttribute("href")).toBe(to);
  await user.type(field, "x");
  expect(screen.queryByRole("link")).toBeNull();
});

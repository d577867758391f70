import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { FoundPlaces, PlaceSearchLink } from "./PlaceSearch.tsx";

const place = { point: [0, 0], extent: null };
const group = { id: "nibe", name: "Nibe Bredning og Langerak" };

afterEach(() => {
  clearReads();
  vi.unstubAllGlobals();
});

test("[T7] each hit says what it is and leads to its page, or to the group its water runs to", async () => {
  const hits = [
    {
      ...place,
      kind: "municipality",
      id: "0791",
      title: "Viborg",
      subtitle: "Kommune",
      group: null,
    },
    {
      ...place,
      kind: "subcatchment",
      id: "158",
      title: "Hjarbæk Fjord",
      subtitle: "Delopland",
      group,
    },
    { ...place, kind: "place", id: "1", title: "Skals", subtitle: "By", group },
    { ...place, kind: "parcel", id: "2", title: "12a Skals By", subtitle: "Matrikel", group: null },
    { ...place, kind: "project", id: "3", title: "Skals Enge", subtitle: "Projekt", group: null },
  ];
  vi.stubGlobal("fetch", (asked: Request | URL | string) =>
    Promise.resolve(
      Response.json(
        (asked instanceof Request ? asked.url : String(asked)).includes("/search")
          ? { hits }
          : { units: [] },
      ),
    ),
  );
  renderInPage(<FoundPlaces asked="skals" />);
  await screen.findByText("5 fundet");
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Viborg", "/status/kommuner/0791"],
    ["Hjarbæk Fjord", "/status/kystvandgrupper/nibe"],
    ["Skals", "/status/kystvandgrupper/nibe"],
    ["Screen stedet", "/screening?q=Skals"],
    ["12a Skals By", "/screening?q=12a+Skals+By"],
    ["Skals Enge", "/status/projekter/3"],
  ]);
});

test("[T1] the map's field takes what was typed to the search's own page", () => {
  renderInPage(<PlaceSearchLink />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: " 8800 " } });
  fireEvent.submit(screen.getByRole("search"));
  expect(window.location.pathname + window.location.search).toBe("/status/find?q=8800");
});

import type { StatusChange } from "@mars/contracts/status/statusChanges";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ChangeTable } from "./ChangeTable.tsx";

const dropped = (day: string, nitrogen: number): StatusChange => ({
  kind: "dropped",
  at: `2026-${day}T10:00:00Z`,
  project: null,
  plan: null,
  municipality: { id: day, slug: day, name: `Kommune ${nitrogen}` },
  measure: "Minivådområder",
  from: "establishment_approval",
  to: null,
  effects: { nitrogen, extraction: 0, afforestation: 0 },
});
const changes = [dropped("10-07", -0.3), dropped("10-04", -21.9), dropped("09-01", -4)];

const places = () =>
  screen
    .getAllByText(/^Minivådområder, Kommune/)
    .map((one) => one.textContent?.replace("Minivådområder, Kommune ", ""));

test("the largest drop-out is found by its column, of all changes and not of those shown", async () => {
  const onSorted = vi.fn<() => void>();
  const { user } = renderInPage(
    <ChangeTable title="Frafaldet" changes={changes} onSorted={onSorted} />,
  );
  expect(places()).toEqual(["-0.3", "-21.9", "-4"]);
  await user.click(screen.getByRole("button", { name: /^Kvælstof/ }));
  expect(onSorted).toHaveBeenCalledOnce();
  expect(places()).toEqual(["-21.9", "-4", "-0.3"]);
});

test("more changes than can be read at once are not sorted", () => {
  renderInPage(<ChangeTable title="Alle" changes={changes} onSorted={null} />);
  expect(screen.queryByRole("button", { name: /^Kvælstof/ })).toBeNull();
});

import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { PlaceFinder } from "./PlaceFinder.tsx";

beforeEach(() => {
  clearReads();
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      Response.json({
        municipalities: [
          { id: "1", name: "Nørre Viborg" },
          { id: "2", name: "Viborg" },
        ],
        vos: [{ id: "3", name: "Viborg og Skive" }],
        plans: [{ id: "4", name: "Hjarbæk Fjord" }],
      }),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function type(text: string) {
  const onChoose = vi.fn<(place: string) => void>();
  renderInPage(<PlaceFinder place="" onChoose={onChoose} />);
  const field = screen.getByRole("searchbox", { name: "Sted" });
  fireEvent.change(field, { target: { value: text } });
  await screen.findByText(/fundet$/);
  return { onChoose, field };
}

test("[T1] a place is found by its first letters, of whichever kind, and Enter takes the first", async () => {
  const { onChoose, field } = await type("vib");
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual([
    "Viborg (kommune)",
    "Viborg og Skive (lokal trepart)",
    "Nørre Viborg (kommune)",
  ]);
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onChoose).toHaveBeenCalledWith("municipality/viborg");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("[T1] a place is chosen by a press, and the keyboard stays in the field", async () => {
  const { onChoose, field } = await type("hjarbæk");
  fireEvent.click(screen.getByRole("button", { name: "Hjarbæk Fjord (kystvandgruppe)" }));
  expect(onChoose).toHaveBeenCalledWith("plan/hjarbaek-fjord");
  expect(document.activeElement).toBe(field);
});

test("[T1] that there is no such place is said", async () => {
  await type("xyz");
  expect(screen.getByText("Intet sted matcher 'xyz'")).toBeTruthy();
});

test("[T1] the place that is shown is in the field, and is left for the whole country", async () => {
  const onChoose = vi.fn<(place: string) => void>();
  renderInPage(<PlaceFinder place="municipality/viborg" onChoose={onChoose} />);
  await screen.findByDisplayValue("Viborg (kommune)");
  fireEvent.click(screen.getByRole("button", { name: "Vis hele landet" }));
  expect(onChoose).toHaveBeenCalledWith("");
});

test("[T1] what was typed and not chosen yields to the place that is shown", async () => {
  renderInPage(<PlaceFinder place="plan/4" onChoose={() => {}} />);
  const field = await screen.findByDisplayValue("Hjarbæk Fjord (kystvandgruppe)");
  fireEvent.change(field, { target: { value: "vib" } });
  fireEvent.blur(field);
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "Hjarbæk Fjord (kystvandgruppe)");
});

import type { Outlines } from "@mars/contracts/status/statusOutlines";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UndrawnUnits } from "./UndrawnUnits.tsx";

const drawn = (...ids: string[]) =>
  ({ units: ids.map((id) => ({ id, name: id, path: "", label: [0, 0] })) }) as unknown as Outlines;
const units = ["Aarhus", "Vestby", "Sydby"].map((name) => ({ id: name, name }));

test("a map says which units it could not draw", () => {
  render(<UndrawnUnits units={units} drawn={drawn("Aarhus")} />);
  expect(screen.getByText(/^Ikke tegnet/).textContent).toBe(
    "Ikke tegnet, fordi grænsen ikke er gemt: Vestby, Sydby.",
  );
});

test.each([
  { what: "all are drawn", outlines: drawn("Aarhus", "Vestby", "Sydby") },
  { what: "no boundaries are loaded yet", outlines: drawn() },
])("nothing is said where $what", ({ outlines }) => {
  const { container } = render(<UndrawnUnits units={units} drawn={outlines} />);
  expect(container.textContent).toBe("");
});

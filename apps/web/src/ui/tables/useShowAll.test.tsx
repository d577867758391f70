import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useShowAll } from "./useShowAll.ts";

function Names() {
  const [isWhole, showWhole] = useShowAll();
  return (
    <>
      <p>{isWhole ? "Ærø, Aarhus" : "Ærø"}</p>
      <button onClick={showWhole}>Vis alle</button>
    </>
  );
}

test("a cut list is whole once that is requested", () => {
  const { container } = render(<Names />);
  expect(container.textContent).not.toContain("Aarhus");
  fireEvent.click(screen.getByRole("button"));
  expect(container.textContent).toContain("Aarhus");
});

test("it is whole before the first sheet is set", () => {
  const { container } = render(<Names />);
  // Without the test library's wait for updates: the browser does not wait either.
  window.dispatchEvent(new Event("beforeprint"));
  expect(container.textContent).toContain("Ærø, Aarhus");
});

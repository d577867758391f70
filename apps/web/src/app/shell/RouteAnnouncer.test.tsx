import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RouteAnnouncer } from "./Shell.tsx";

afterEach(cleanup);

test("a page is named when it is there, not by its kind while it is on its way", () => {
  const { container, rerender } = render(
    <RouteAnnouncer title="Plan – MARS" pathname="/plans/1" />,
  );
  expect(container.textContent).toBe("");
  rerender(<RouteAnnouncer title="Indbakke – MARS" pathname="/projects" />);
  expect(container.textContent).toBe("Indbakke – MARS");
  rerender(<RouteAnnouncer title="Projekt – MARS" pathname={null} />);
  expect(container.textContent).toBe("");
  rerender(<RouteAnnouncer title="Engen – MARS" pathname="/projects/1" />);
  expect(container.textContent).toBe("Engen – MARS");
});

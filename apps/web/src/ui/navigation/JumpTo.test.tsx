import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { JumpTo } from "./JumpTo.tsx";

test("a long list is passed in one step, and the address stays as it is", async () => {
  const address = window.location.href;
  render(
    <>
      <JumpTo target="end">Spring listen over</JumpTo>
      <button>Række 1</button>
      <button>Række 2</button>
      <div id="end" tabIndex={-1} />
      <button>Vis flere</button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Spring listen over" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.id).toBe("end");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Vis flere" }));
  expect(window.location.href).toBe(address);
});

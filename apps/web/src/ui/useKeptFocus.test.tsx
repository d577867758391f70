import { act, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { renderInPage } from "../testing/renderInPage.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";

function List() {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const [names, setNames] = useState(["Eng", "Mose"]);
  const [isDone, setDone] = useState(false);
  return (
    <div ref={box}>
      <section aria-label="Box">
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button onClick={() => setNames(names.filter((one) => one !== name))}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <button disabled={isDone} onClick={() => setDone(true)}>
        Once
      </button>
    </div>
  );
}

const press = (name: string) =>
  act(() => {
    const button = screen.getByRole("button", { name });
    button.focus();
    button.click();
  });

test("[A1] focus stays around what goes: on the list, then on what held the list", async () => {
  renderInPage(<List />);
  press("Eng");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("list")));
  press("Mose");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Box" })),
  );
});

test("[A1] a button that can be pressed only once does not take the focus with it", async () => {
  renderInPage(<List />);
  const around = screen.getByRole("button", { name: "Once" }).parentElement;
  press("Once");
  await waitFor(() => expect(document.activeElement).toBe(around));
});

test("[A1] focus that was put elsewhere is left there", async () => {
  const { user } = renderInPage(<List />);
  screen.getByRole("button", { name: "Mose" }).focus();
  await user.click(document.body);
  expect(document.activeElement).toBe(document.body);
  act(() => screen.getByRole("button", { name: "Mose" }).click());
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

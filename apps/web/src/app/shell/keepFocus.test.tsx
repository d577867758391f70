import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { keepFocus } from "./keepFocus.ts";

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function Page({ hides }: { hides: "removed" | "disabled" | "section" }) {
  const [isGone, setGone] = useState(false);
  const isSectionGone = isGone && hides === "section";
  return (
    <main>
      <h1>Siden</h1>
      {!isSectionGone && (
        <section aria-label="Valg">
          <p>Dit valg</p>
          <div>
            {!(isGone && hides === "removed") && (
              <button type="button" disabled={isGone} onClick={() => setGone(true)}>
                Glem mit valg
              </button>
            )}
          </div>
        </section>
      )}
    </main>
  );
}

/** Focus is moved in the next frame; the one after has seen it. */
const settled = () =>
  act(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

test.each([
  { hides: "removed" as const, stands: () => screen.getByRole("region", { name: "Valg" }) },
  { hides: "disabled" as const, stands: () => screen.getByRole("button").parentElement },
  { hides: "section" as const, stands: () => screen.getByRole("heading", { name: "Siden" }) },
])("focus on what is $hides goes to what stood around it", async ({ hides, stands }) => {
  const { user } = renderInPage(<Page hides={hides} />);
  screen.getByRole("button").focus();
  await user.keyboard("{Enter}");
  await settled();
  expect(document.activeElement).toBe(stands());
});

test("a press next to everything leaves focus nowhere", async () => {
  const { user } = renderInPage(<Page hides="removed" />);
  screen.getByRole("button").focus();
  await user.click(document.body);
  screen.getByRole("heading").textContent = "Ny";
  await settled();
  expect(document.activeElement).toBe(document.body);
});

function List() {
  const [names, setNames] = useState(["Eng", "Mose"]);
  return (
    <main>
      <h1>Siden</h1>
      <section aria-label="Skitser">
        {names.length === 0 && <p>Ingen skitser</p>}
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

test("[A1] a row that goes leaves the focus on its list, the last on what held the list", async () => {
  const { user } = renderInPage(<List />);
  const press = async (name: string) => {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
    await settled();
  };
  await press("Eng");
  expect(document.activeElement).toBe(screen.getByRole("list"));
  await press("Mose");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Skitser" }));
});

test("[A1] what had the focus only meanwhile can no longer be focused afterwards", async () => {
  renderInPage(<List />);
  const [first, second] = screen.getAllByRole("button");
  first?.focus();
  act(() => first?.click());
  await settled();
  const list = screen.getByRole("list");
  expect(list.tabIndex).toBe(-1);
  expect(document.activeElement).toBe(list);
  // Another window is looked at: the focus stays here.
  list.dispatchEvent(new FocusEvent("blur"));
  expect(list.tabIndex).toBe(-1);
  expect(list.hasAttribute("tabindex")).toBe(true);
  second?.focus();
  expect(list.hasAttribute("tabindex")).toBe(false);
});

test("a control that was switched off for a moment has the focus again", async () => {
  const { user } = renderInPage(<Page hides="disabled" />);
  const button = screen.getByRole<HTMLButtonElement>("button");
  button.focus();
  await user.keyboard("{Enter}");
  await settled();
  button.disabled = false;
  await settled();
  expect(document.activeElement).toBe(button);
});

import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { replayEarlyInput } from "./replayEarlyInput.ts";

afterEach(() => {
  document.body.innerHTML = "";
  delete window.marsEarly;
});

function Form() {
  const [typed, setTyped] = useState("");
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {`${typed} ${pressed}`}
      </button>
    </>
  );
}

test("what was written and pressed before the page is hydrated is there once it is", async () => {
  document.body.innerHTML = '<div id="app"><input value=""><button type="button"> 0</button></div>';
  const root = document.getElementById("app")!;
  const [input, button] = [root.querySelector("input")!, root.querySelector("button")!];
  input.value = "Viborg";
  let isStopped = false;
  const events: Event[] = [];
  window.marsEarly = { events, stop: () => void (isStopped = true) };
  button.addEventListener("click", (event) => events.push(event), { once: true });
  button.click();

  const repeat = replayEarlyInput(root);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Form />, { onRecoverableError: (error) => complaints.push(error) });
  });
  await act(async () => repeat());
  expect(input.value).toBe("Viborg");
  expect(button.textContent).toBe("Viborg 1");
  expect({ isStopped, complaints }).toEqual({ isStopped: true, complaints: [] });
});

test("what is written during hydration goes on from what was written before", async () => {
  document.body.innerHTML = '<div id="app"><input value=""><button type="button"> 0</button></div>';
  const root = document.getElementById("app")!;
  const input = root.querySelector("input")!;
  input.value = "Vi";
  const repeat = replayEarlyInput(root);
  input.value = "borg";
  await act(async () => void hydrateRoot(root, <Form />));
  await act(async () => repeat());
  expect([input.value, root.textContent]).toEqual(["Viborg", "Viborg 0"]);
});

test("a box that nobody touched is left alone", () => {
  document.body.innerHTML = '<div id="app"><input type="checkbox"><input type="radio"></div>';
  const root = document.getElementById("app")!;
  const heard: EventTarget[] = [];
  root.addEventListener("input", ({ target }) => heard.push(target!));
  replayEarlyInput(root)();
  expect(heard).toEqual([]);
});

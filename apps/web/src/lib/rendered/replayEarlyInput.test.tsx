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

test("what is written during hydration continues from what was written before", async () => {
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

function Choice() {
  const [quarter, setQuarter] = useState("1");
  return (
    <>
      <select value={quarter} onChange={(event) => setQuarter(event.target.value)}>
        <option value="1">Første</option>
        <option value="2">Andet</option>
      </select>
      <p>{quarter}</p>
    </>
  );
}

test("what was chosen before the page is hydrated is chosen once it is", async () => {
  document.body.innerHTML =
    '<div id="app"><select><option value="1" selected>Første</option><option value="2">Andet</option></select><p>1</p></div>';
  const root = document.getElementById("app")!;
  const select = root.querySelector("select")!;
  select.value = "2";
  const repeat = replayEarlyInput(root);
  await act(async () => void hydrateRoot(root, <Choice />));
  await act(async () => repeat());
  expect([select.value, root.querySelector("p")!.textContent]).toEqual(["2", "2"]);
});

test("a press on the picture of a button is a press on the button", async () => {
  document.body.innerHTML =
    '<div id="app"><button type="button"><svg><path></path></svg></button></div>';
  const root = document.getElementById("app")!;
  let presses = 0;
  root.querySelector("button")!.addEventListener("click", () => (presses += 1));
  const press = new Event("click", { bubbles: true });
  Object.defineProperty(press, "target", { value: root.querySelector("path") });
  window.marsEarly = { events: [press], stop: () => undefined };
  replayEarlyInput(root)();
  expect(presses).toBe(1);
});

test("a box that no one touched is left alone", () => {
  document.body.innerHTML = '<div id="app"><input type="checkbox"><input type="radio"></div>';
  const root = document.getElementById("app")!;
  const heard: EventTarget[] = [];
  root.addEventListener("input", ({ target }) => heard.push(target!));
  replayEarlyInput(root)();
  expect(heard).toEqual([]);
});

import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { useDetails } from "./useDetails.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

function Part() {
  const { isOpen, details } = useDetails();
  return (
    <details {...details}>
      <summary>Tabel</summary>
      {isOpen && <p>Viborg</p>}
    </details>
  );
}

test("what was opened before the page is hydrated has its content once it is", async () => {
  document.body.innerHTML = '<div id="app"><details><summary>Tabel</summary></details></div>';
  const root = document.getElementById("app")!;
  const details = root.querySelector("details")!;
  const toggled = new Promise((resolve) => details.addEventListener("toggle", resolve));
  details.open = true;
  await toggled;
  await act(async () => void hydrateRoot(root, <Part />));
  expect(root.querySelector("p")?.textContent).toBe("Viborg");
});

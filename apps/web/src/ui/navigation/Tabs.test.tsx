import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tabs } from "./Tabs.tsx";

test("a tab is called what it shows, its count as a word of its own", () => {
  const tabs = [
    { key: "sketches", label: "Skitser", count: "12" },
    { key: "applied", label: "Ansøgt" },
  ];
  render(
    <Tabs label="Projekter" tabs={tabs} selected="sketches" onSelect={() => {}}>
      <p>…</p>
    </Tabs>,
  );
  const names = screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(names).toEqual(["Skitser 12", "Ansøgt"]);
  expect(screen.getByRole("tab", { name: "Skitser 12" }).hasAttribute("aria-label")).toBe(false);
});

import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { chooseLocale } from "../../lib/language/locale.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { GoalBar } from "../figures/GoalBar.tsx";
import { Table } from "./Table.tsx";
import type { Column, Sort } from "./Column.ts";
import { Tabs } from "../navigation/Tabs.tsx";

afterEach(() => chooseLocale("da-DK"));

type Row = { name: string; areaHa: number };
const columns: Column<Row, "name" | "area">[] = [
  { key: "name", title: "Navn", cell: (row) => row.name, isSortable: true },
  { key: "area", title: "Areal", cell: (row) => row.areaHa, isNumeric: true, isSortable: true },
];

function Projects({
  rows = [],
  isBusy,
  isFiltered,
}: {
  rows?: Row[];
  isBusy?: boolean;
  isFiltered?: boolean;
}) {
  const [sort, setSort] = useState<Sort<"name" | "area">>({ by: "name", isDescending: false });
  return (
    <Table
      caption="Projekter"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
      isBusy={isBusy}
      isFiltered={isFiltered}
    />
  );
}

test("on a phone a row shows its brief columns, and the rest when it is opened", async () => {
  const brief = columns.map((column) => ({ ...column, isBrief: column.key === "area" }));
  const { user } = renderInPage(
    <Table
      caption="Projekter"
      columns={brief}
      rows={[{ name: "Skals Å", areaHa: 12 }]}
      rowKey={(row) => row.name}
    />,
  );
  const button = screen.getByRole("button", { name: "Vis alle oplysninger", hidden: true });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText("12").className).toContain("brief");
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.closest("tr")?.className).toContain("is-open");
});

describe("[C3] what a table without rows says", () => {
  test.each([
    { props: {}, da: "Der er ingen poster at vise", en: "There are no records to show" },
    {
      props: { isFiltered: true },
      da: "Ingen poster matcher din søgning",
      en: "There are no records matching your request",
    },
    { props: { isBusy: true }, da: "Henter...", en: "Loading..." },
  ])("$en", ({ props, da, en }) => {
    const { rerender } = renderInPage(<Projects {...props} />);
    expect(screen.getByRole("cell").textContent).toContain(da);
    chooseLocale("en-US");
    rerender(<Projects {...props} />);
    expect(screen.getByText(en, { exact: false })).toBeTruthy();
  });
});

test("[P1] the header sorts both ways and says so with aria-sort", async () => {
  const { user } = renderInPage(<Projects rows={[{ name: "Ådal", areaHa: 7 }]} />);
  const header = (name: string) => screen.getByRole("columnheader", { name });
  expect(header("Navn").getAttribute("aria-sort")).toBe("ascending");
  await user.click(within(header("Navn")).getByRole("button"));
  expect(header("Navn").getAttribute("aria-sort")).toBe("descending");
  await user.click(within(header("Areal")).getByRole("button"));
  expect(header("Areal").getAttribute("aria-sort")).toBe("ascending");
  expect(header("Navn").hasAttribute("aria-sort")).toBe(false);
});

test("arrow keys move between tabs, and only the selected one is in the tab order", async () => {
  function Three() {
    const [selected, setSelected] = useState("a");
    return (
      <Tabs
        label="Valg"
        tabs={["a", "b", "c"].map((key) => ({ key, label: key }))}
        selected={selected}
        onSelect={setSelected}
      >
        Panel {selected}
      </Tabs>
    );
  }
  const { user } = renderInPage(<Three />);
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tabpanel", { name: "c" }).textContent).toBe("Panel c");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "c", selected: true }));
  expect(screen.getByRole("tab", { name: "a" }).tabIndex).toBe(-1);
});

describe("[T16] the goal bar", () => {
  const amounts = { established: 27, establishment: 634, preliminary: 3592, sketch: 15_560 };

  const figures = {
    established: { amount: 27, share: 27 / 13_780 },
    committed: { amount: 4253, share: 4253 / 13_780, shareAfterDropout: 4126.2 / 13_780 },
  };

  test("leads with result and promise, and leaves sketches out of both", () => {
    renderInPage(<GoalBar name="Kvælstof" unit="t" goal={13_780} amounts={amounts} {...figures} />);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    expect(terms).toEqual(["Anlagt", "Med tilsagn"]);
    const told = screen
      .getAllByRole("definition")
      .map((definition) => definition.textContent?.replace(/\s/g, " "));
    expect(told).toEqual([
      "0,2 %",
      "27,0 t i færdige projekter.",
      "30,9 %",
      "4.253,0 t. Inklusive anlagt. 29,9 %, når vi regner med 20 % frafald.",
    ]);
    expect(screen.queryByText(/Skitse/)).toBeNull();
    expect(
      screen.getByRole("img", {
        name: /^Kvælstof: 27,0\st anlagt og 4\.253,0\st med tilsagn af 13\.780\st$/,
      }),
    ).toBeTruthy();
  });

  test.each([
    { dropout: 0.04, told: null },
    { dropout: 0.05, told: "−0,1 t forventet frafald" },
  ])("a dropout of $dropout is drawn where it is not written as nothing", ({ dropout, told }) => {
    renderInPage(
      <GoalBar
        name="Kvælstof"
        unit="t"
        goal={13_780}
        amounts={amounts}
        {...figures}
        dropout={dropout}
      />,
    );
    expect(screen.queryByText(/forventet frafald/)?.textContent ?? null).toBe(told);
  });

  test("is never wider than the goal", () => {
    const { container } = renderInPage(
      <GoalBar
        name="Skov"
        unit="ha"
        goal={100}
        amounts={{ ...amounts, preliminary: 0 }}
        {...figures}
      />,
    );
    const widths = [...container.querySelectorAll(".goal-bar rect")].map(
      (rect) =>
        Number.parseFloat(rect.getAttribute("width") ?? "0") +
        Number.parseFloat(rect.getAttribute("x") ?? "0"),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(100);
  });
});

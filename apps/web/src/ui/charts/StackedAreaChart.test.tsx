import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { StackedAreaChart } from "./StackedAreaChart.tsx";

const chart = (target?: { value: number; label: string }) => (
  <StackedAreaChart
    title="Udvikling"
    description="Fra 1 til 2 ha"
    unit="ha"
    positions={[
      { at: 0, name: "januar", tick: "jan." },
      { at: 1, name: "februar", tick: "feb." },
    ]}
    series={[{ key: "a", label: "Anlagt", fill: "#000", edge: "#000", values: [1, 2] }]}
    target={target}
  />
);

test("[T1] a goal is a line across, within the scale", () => {
  const { container } = renderInPage(chart({ value: 5000, label: "Mål: 5.000 ha" }));
  expect(screen.getByText("Mål: 5.000 ha")).toBeTruthy();
  const line = container.querySelector(".chart-target")!.getAttribute("d")!;
  expect(Number(/^M0 (-?[\d.]+)H/.exec(line)![1])).toBeGreaterThanOrEqual(0);
});

test("[T1] without a goal the scale follows the figures", () => {
  const { container } = renderInPage(chart());
  expect(container.querySelector(".chart-target")).toBeNull();
  expect(screen.queryByText(/5\.000/)).toBeNull();
});

test.each([
  { values: [0, 0], axis: "1 projekt" },
  { values: [1, 2], axis: "2 projekter" },
])("[T1] the scale of $values ends at $axis", ({ values, axis }) => {
  renderInPage(
    <StackedAreaChart
      title="Udvikling"
      description=""
      unit="projekter"
      unitOfOne="projekt"
      isCount
      positions={[
        { at: 0, name: "januar", tick: "jan." },
        { at: 1, name: "februar", tick: "feb." },
      ]}
      series={[{ key: "a", label: "Anlagt", fill: "#000", edge: "#000", values }]}
    />,
  );
  expect(screen.getByText(axis, { selector: ".chart-mute" })).toBeTruthy();
});

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTabScroll } from "./PlanPanel.tsx";

function Panel({ tab }: { tab: string }) {
  return (
    <div className="map-panel-scroll">
      <div ref={useTabScroll(tab)} />
    </div>
  );
}

test("[L2] a tab opens at its top, and again where it was left", () => {
  const { container, rerender } = render(<Panel tab="balance" />);
  const box = container.querySelector(".map-panel-scroll")!;
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    box.dispatchEvent(new Event("scroll"));
  };
  scrollTo(300);
  rerender(<Panel tab="sketches" />);
  expect(box.scrollTop).toBe(0);
  scrollTo(50);
  rerender(<Panel tab="balance" />);
  expect(box.scrollTop).toBe(300);
  rerender(<Panel tab="sketches" />);
  expect(box.scrollTop).toBe(50);
});

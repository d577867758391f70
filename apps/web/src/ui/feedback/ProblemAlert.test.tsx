import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProblemAlert } from "./ProblemAlert.tsx";

const scroll = vi.fn<() => void>();
Element.prototype.scrollIntoView = scroll;
afterEach(() => scroll.mockClear());

function Room({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div role="dialog">
      {hasFailed && <ProblemAlert error={new Error("nej")} />}
      <button type="button">Gem</button>
    </div>
  );
}

test.each([
  { who: "who acts there", isActing: true, times: 1 },
  { who: "nobody", isActing: false, times: 0 },
])("a refusal that is scrolled away is brought into view for $who", ({ isActing, times }) => {
  const { rerender, getByRole } = render(<Room hasFailed={false} />);
  if (isActing) getByRole("button").focus();
  rerender(<Room hasFailed />);
  expect(scroll).toHaveBeenCalledTimes(times);
});

import "./charts.css";

export type Part = { key: string; value: number; fill: string; edge: string; isApart?: boolean };

/** Parts of a whole side by side; full width is `whole`. A part that is not counted stands a gap away. */
export function PartBar({
  label,
  parts,
  whole,
  height = 28,
}: {
  /** Left out where figures next to it already say the same. */
  label?: string | undefined;
  parts: readonly Part[];
  whole: number;
  height?: number;
}) {
  const share = (value: number) => (whole > 0 ? Math.min(100, (value / whole) * 100) : 0);
  const shown = parts.map((part, index) => ({
    part,
    from: parts.slice(0, index).reduce((sum, before) => sum + share(before.value), 0),
  }));
  return (
    <svg
      className="part-bar"
      width="100%"
      height={height}
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "img" as const, "aria-label": label })}
    >
      {shown.map(({ part, from }) => {
        if (part.value <= 0) return null;
        return (
          <svg key={part.key} x={`${from}%`} width={`${share(part.value)}%`} height={height}>
            <rect
              x={part.isApart ? 4 : 0}
              y=".5"
              width="100%"
              height={height - 1}
              fill={part.fill}
              stroke={part.edge}
            />
          </svg>
        );
      })}
    </svg>
  );
}

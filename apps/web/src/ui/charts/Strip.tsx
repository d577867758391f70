import "./charts.css";

type Mark = { value: number; label: string };
type Props = {
  title: string;
  /** One tick each, lowest first. */
  values: readonly number[];
  median: Mark;
  chosen?: Mark | undefined;
  highest?: Mark | undefined;
  tone?: "stage" | "land";
};

/** One tick per unit, the median named, the chosen one in green. Percent-based: text keeps its size. */
export function Strip({ title, values, median, chosen, highest, tone = "stage" }: Props) {
  const most = Math.max(...values, 0) || 1;
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <svg
      className={`strip-chart strip-${tone}`}
      width="100%"
      height="64"
      role="img"
      aria-label={title}
    >
      <rect y="26" width="100%" height="14" className="strip-ground" />
      {values.map((value, index) => (
        // Equal values are drawn on top of each other; their order is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <rect key={index} x={at(value)} y="26" width="1" height="14" className="strip-tick" />
      ))}
      <rect x={at(median.value)} y="22" width="2" height="22" className="strip-median" />
      <Label at={median.value / most} y={60}>
        {median.label}
      </Label>
      {highest && highest.value !== chosen?.value && highest.value > median.value * 1.6 && (
        <Label at={1} y={60}>
          {highest.label}
        </Label>
      )}
      {chosen && (
        <>
          <svg x={at(chosen.value)} overflow="visible">
            <rect
              x={chosen.value >= most ? -4 : -1}
              y="18"
              width="4"
              height="26"
              className="strip-chosen"
            />
          </svg>
          <Label at={chosen.value / most} y={13} isStrong>
            {chosen.label}
          </Label>
        </>
      )}
    </svg>
  );
}

function Label({
  at,
  y,
  isStrong,
  children,
}: {
  at: number;
  y: number;
  isStrong?: boolean;
  children: string;
}) {
  const anchor = at < 0.25 ? "start" : at > 0.75 ? "end" : "middle";
  return (
    <text
      x={`${at * 100}%`}
      y={y}
      textAnchor={anchor}
      className={isStrong ? "chart-strong strip-label" : "strip-label"}
    >
      {children}
    </text>
  );
}

import "./charts.css";
import { useFormat } from "../../lib/format/useFormat.ts";
import { ChartReading } from "./ChartReading.tsx";
import { niceTicks } from "./niceTicks.ts";
import { useReading } from "./useReading.ts";
import { useWidth } from "./useWidth.ts";

export type TradeBar = {
  key: string;
  label: string;
  up: number;
  down: number;
};
type Props = {
  title: string;
  description: string;
  bars: readonly TradeBar[];
  unit: string;
  /** What is above and below the line. */
  upName: string;
  downName: string;
  upFill: string;
  downFill: string;
  downEdge: string;
};

const heightPx = 340;
const axisPx = 52;

/** In above the line, out below it; each bar carries its figure. */
export function TradeBars(props: Props) {
  const { title, description, bars, unit, upName, downName, upFill, downFill, downEdge } = props;
  const format = useFormat();
  const [frame, width] = useWidth<HTMLDivElement>();
  const maxUp = Math.max(0, ...bars.map((bar) => bar.up));
  const maxDown = Math.max(0, ...bars.map((bar) => bar.down));
  const ticks = niceTicks(maxUp, 3);
  const drawn = heightPx - 24 - 24 - 36;
  const scale = drawn / Math.max(1, Math.max(maxUp, ticks.at(-1) ?? 1) + maxDown);
  const line = 24 + Math.max(maxUp, ticks.at(-1) ?? 1) * scale;
  // The axis writes its figures left of the first bar.
  const slot = (width - axisPx) / Math.max(1, bars.length);
  const barWidth = Math.min(48, slot * 0.52);
  // Narrow: the year continues a line of its own.
  const isTight = slot < 74;
  const hasFigures = slot >= 34;
  const middleOf = (place: number) => axisPx + slot * (place + 0.5);
  const reading = useReading(
    bars.map((_, place) => middleOf(place)),
    width,
  );
  const shown = bars[reading.index];
  return (
    <div ref={frame} className="chart">
      <svg
        viewBox={`0 0 ${width} ${heightPx}`}
        width="100%"
        role="img"
        aria-label={title}
        {...reading.pointing}
      >
        <desc>{description}</desc>
        {ticks.slice(1).map((tick, index, all) => (
          <g key={tick}>
            <path d={`M0 ${line - tick * scale}H${width}`} className="chart-grid" />
            <text x="0" y={line - tick * scale - 6} className="chart-mute">
              {format.number(tick)}
              {index === all.length - 1 && ` ${unit}`}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => {
          const middle = middleOf(index);
          const [quarter, year] = splitLabel(bar.label);
          return (
            <g key={bar.key}>
              <rect
                x={middle - barWidth / 2}
                y={line - bar.up * scale}
                width={barWidth}
                height={bar.up * scale}
                fill={upFill}
              />
              <rect
                x={middle - barWidth / 2}
                y={line}
                width={barWidth}
                height={bar.down * scale}
                fill={downFill}
                stroke={downEdge}
              />
              {hasFigures && (
                <>
                  <text
                    x={middle}
                    y={line - bar.up * scale - 7}
                    className="chart-strong chart-halo trade-value"
                    textAnchor="middle"
                  >
                    {format.amount(bar.up)}
                  </text>
                  <text
                    x={middle}
                    y={line + bar.down * scale + 16}
                    textAnchor="middle"
                    className="chart-halo trade-value"
                  >
                    {format.amount(bar.down)}
                  </text>
                </>
              )}
              <text x={middle} y={heightPx - 20} className="chart-mute" textAnchor="middle">
                {isTight ? quarter : bar.label}
              </text>
              {isTight && (
                <text x={middle} y={heightPx - 4} className="chart-mute" textAnchor="middle">
                  {slot < 40 ? `’${year.slice(2)}` : year}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${line}H${width}`} className="chart-axis" />
        {reading.isRead && (
          <path d={`M${middleOf(reading.index)} 12V${heightPx - 36}`} className="chart-read" />
        )}
      </svg>
      {shown && (
        <ChartReading
          title={title}
          names={bars.map(({ label }) => label)}
          index={reading.index}
          onChange={reading.read}
          figures={[
            {
              key: "up",
              label: upName,
              text: `${format.amount(shown.up)} ${unit}`,
            },
            {
              key: "down",
              label: downName,
              text: `${format.amount(shown.down)} ${unit}`,
            },
          ]}
        />
      )}
    </div>
  );
}

function splitLabel(label: string): [string, string] {
  const cut = label.lastIndexOf(" ");
  return [label.slice(0, label.indexOf(".") + 1), label.slice(cut + 1)];
}

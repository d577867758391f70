import "./charts.css";
import { useFormat } from "../../lib/format/useFormat.ts";
import { ChartReading } from "./ChartReading.tsx";
import { niceTicks } from "./niceTicks.ts";
import { useReading } from "./useReading.ts";
import { useWidth } from "./useWidth.ts";

export type AreaSeries = {
  key: string;
  label: string;
  fill: string;
  edge: string;
  values: readonly number[];
  /** Of the value at a place. */
};

type Props = {
  title: string;
  description: string;
  /** Bottom to top. */
  series: readonly AreaSeries[];
  /** One per value; `tick` is written under the axis where there is room. */
  positions: readonly { at: number; tick: string | null; name: string }[];
  unit: string;
  /** Of exactly one, where that has a word of its own. */
  unitOfOne?: string;
  /** Whole things are counted; all else is measured, with its decimals. */
  isCount?: boolean;
  /** What is aimed at: a line across, within the scale. */
  target?: { value: number; label: string } | undefined;
};

const heightPx = 320;
const floorPx = heightPx - 30;
const labelPx = 168;

/** Areas on top of each other, named at their ends. Names that would collide move apart. */
export function StackedAreaChart({
  title,
  description,
  series,
  positions,
  unit,
  unitOfOne = unit,
  isCount = false,
  target,
}: Props) {
  const format = useFormat();
  const write = isCount ? format.integer : format.amount;
  const amountText = (value: number) => `${write(value)} ${value === 1 ? unitOfOne : unit}`;
  const [frame, width] = useWidth<HTMLDivElement>();
  const isWide = width >= 620;
  const right = width - (isWide ? labelPx : 8);
  const tops = stack(series);
  const most = Math.max(target?.value ?? 0, ...(tops.at(-1) ?? []));
  const ticks = niceTicks(most);
  const ceiling = ticks.at(-1) ?? 1;
  const first = positions[0]?.at ?? 0;
  const span = (positions.at(-1)?.at ?? 1) - first || 1;
  const x = (index: number) => (((positions[index]?.at ?? 0) - first) / span) * right;
  const y = (value: number) => floorPx - (value / ceiling) * (floorPx - 24);
  const ends = spread(
    series.map((one, layer) => {
      const top = tops[layer]?.at(-1) ?? 0;
      return { ...one, value: one.values.at(-1) ?? 0, y: y(top - (one.values.at(-1) ?? 0) / 2) };
    }),
  );
  const { index, isRead, read, pointing } = useReading(
    positions.map((_, place) => x(place)),
    width,
  );
  return (
    <div ref={frame} className="chart">
      <svg
        viewBox={`0 0 ${width} ${heightPx}`}
        width="100%"
        role="img"
        aria-label={title}
        {...pointing}
      >
        <desc>{description}</desc>
        {ticks.slice(1).map((tick, index, all) => (
          <g key={tick}>
            <path d={`M0 ${y(tick)}H${right}`} className="chart-grid" />
            <text x="0" y={y(tick) - 6} className="chart-mute">
              {format.number(tick)}
              {index === all.length - 1 && ` ${tick === 1 ? unitOfOne : unit}`}
            </text>
          </g>
        ))}
        {series.map((one, layer) => (
          <path
            key={one.key}
            d={areaPath(tops[layer] ?? [], tops[layer - 1], x, y)}
            fill={one.fill}
            stroke={one.edge}
            strokeWidth="1"
            strokeLinejoin="round"
          />
        ))}
        {target && (
          <g>
            <path d={`M0 ${y(target.value)}H${right}`} className="chart-target" />
            <text x={right} y={y(target.value) - 6} className="chart-strong" textAnchor="end">
              {target.label}
            </text>
          </g>
        )}
        <path d={`M0 ${floorPx}H${right}`} className="chart-axis" />
        {isRead && <path d={`M${x(index)} 12V${floorPx}`} className="chart-read" />}
        {thinned(positions, x, 96).map(({ tick, index }) => (
          <text
            key={index}
            x={x(index)}
            y={floorPx + 20}
            className="chart-mute"
            textAnchor={index === 0 ? "start" : index === positions.length - 1 ? "end" : "middle"}
          >
            {tick}
          </text>
        ))}
        {isWide &&
          ends.map((end) => (
            <g key={end.key}>
              <text x={right + 14} y={end.y} className="chart-value">
                {write(end.value)}
              </text>
              <text x={right + 14} y={end.y + 16} className="chart-mute">
                {end.label}
              </text>
            </g>
          ))}
      </svg>
      <ChartReading
        title={title}
        names={positions.map(({ name }) => name)}
        index={index}
        onChange={read}
        figures={series.toReversed().map((one) => ({
          key: one.key,
          label: one.label,
          text: amountText(one.values[index] ?? 0),
        }))}
      />
      <ul className={isWide ? "key key-print" : "key"}>
        {series.toReversed().map((one) => (
          <li key={one.key}>
            <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
              <rect x=".5" y=".5" width="15" height="15" fill={one.fill} stroke={one.edge} />
            </svg>
            {one.label} <b>{amountText(one.values.at(-1) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stack(series: readonly AreaSeries[]): number[][] {
  const tops: number[][] = [];
  for (const one of series) {
    const below = tops.at(-1);
    tops.push(one.values.map((value, index) => value + (below?.[index] ?? 0)));
  }
  return tops;
}

type Scale = (value: number) => number;

function areaPath(
  top: readonly number[],
  below: readonly number[] | undefined,
  x: Scale,
  y: Scale,
) {
  const point = (value: number, index: number) => `${round(x(index))} ${round(y(value))}`;
  const upper = top.map((value, index) => point(value, index));
  const lower = top.map((_, index) => point(below?.[index] ?? 0, index)).toReversed();
  return `M${[...upper, ...lower].join("L")}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Ends at least 38 px apart, from the bottom up, still inside the drawing. */
function spread<T extends { y: number }>(ends: T[]): T[] {
  let ceiling = floorPx - 12;
  return ends.map((end) => {
    const placed = Math.min(end.y, ceiling);
    ceiling = placed - 38;
    return { ...end, y: placed };
  });
}

/** First and last tick always, those between where they fit, evenly. */
function thinned(positions: Props["positions"], x: Scale, roomPx: number) {
  const named = positions.flatMap(({ tick }, index) => (tick === null ? [] : [{ tick, index }]));
  const last = named.at(-1);
  const width = last ? x(last.index) : 0;
  const every = Math.max(1, Math.ceil((named.length * roomPx) / Math.max(1, width)));
  return named.filter(
    ({ index }, order) =>
      index === last?.index || (order % every === 0 && width - x(index) >= roomPx),
  );
}

import { useText } from "../../lib/language/text.ts";
import { readingText } from "./readingText.ts";

type Props = {
  /** Of the chart. */
  title: string;
  /** One per place along the axis, as it is said. */
  names: readonly string[];
  index: number;
  onChange: (index: number) => void;
  /** What is there, already written. */
  figures: readonly { key: string; label: string; text: string }[];
};

/** One place of a chart in figures: by pointing at it, by finger on the slider, or by arrow keys. */
export function ChartReading({ title, names, index, onChange, figures }: Props) {
  const t = useText(readingText);
  const name = names[index] ?? "";
  return (
    <div className="chart-reading">
      <input
        type="range"
        className="no-print"
        min={0}
        max={Math.max(0, names.length - 1)}
        step={1}
        value={index}
        aria-label={t("choose", { title })}
        aria-valuetext={[name, ...figures.map(({ label, text }) => `${label} ${text}`)].join(", ")}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <p>
        <b>{name}</b>
        {figures.map(({ key, label, text }) => (
          <span key={key}>
            {label} <b>{text}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

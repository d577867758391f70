import type { UnitListItem } from "@mars/contracts/status/statusPages";
import type { Comparison } from "@mars/domain/status/compareUnits";
import { useText } from "../../../lib/language/text.ts";
import { figureMarks } from "../../../ui/figures/figureMarks.ts";
import { compareText } from "./text.ts";

type Props = {
  title: string;
  unit: string;
  comparison: Comparison<UnitListItem>;
  write: (value: number) => string;
  /** What a unit's value and rank, and the median of all, are marked as. */
  marks: { of: (id: string) => string; all: string; value: string; rank: string; median: string };
};

/** One measure of the chosen on one scale, with the median of all and each one's rank in words. */
export function CompareBars({ title, unit, comparison, write, marks }: Props) {
  const t = useText(compareText);
  const { chosen, median } = comparison;
  const whole = Math.max(comparison.highest, median ?? 0) || 1;
  return (
    <section className="compare-bars">
      <h3>{title}</h3>
      <p className="small">{unit}</p>
      <ol>
        {chosen.map(({ unit: { id, name }, value, rank, isShared }) => (
          <li key={id}>
            <span>{name}</span>
            <svg width="100%" height="18" aria-hidden="true">
              <rect width="100%" height="14" y="2" fill="var(--color-track)" />
              <rect
                width={`${((value ?? 0) / whole) * 100}%`}
                height="14"
                y="2"
                fill="var(--stage-establishment-edge)"
              />
              {median !== null && (
                <svg x={`${(median / whole) * 100}%`} overflow="visible">
                  <path d="M0 0V18" stroke="var(--color-ink)" strokeWidth="2" />
                </svg>
              )}
            </svg>
            <b {...figureMarks(marks.of(id), { [marks.value]: value })}>
              {value === null ? t("unknown") : write(value)}
            </b>
            <span
              className="small"
              {...figureMarks(marks.of(id), { [marks.rank]: value === null ? null : rank })}
            >
              {value !== null && t(isShared ? "rankShared" : "rank", { rank: String(rank) })}
            </span>
          </li>
        ))}
      </ol>
      {median !== null && (
        <p className="small" {...figureMarks(marks.all, { [marks.median]: median })}>
          {t("median", { median: write(median) })}
        </p>
      )}
    </section>
  );
}

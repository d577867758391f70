import { useFormat } from "../../../lib/format/useFormat.ts";
import { classes } from "../../../ui/classes.ts";

type Props<K extends string> = {
  label: string;
  filters: readonly { key: K; label: string; count: number }[];
  selected: K;
  onSelect: (key: K) => void;
};

/** 'Alle · Overlap 18 · Uden virkemiddel 7': one choice, shown as words in a row. */
export function FilterRow<K extends string>({ label, filters, selected, onSelect }: Props<K>) {
  const f = useFormat();
  return (
    <div className="plan-filters" role="group" aria-label={label}>
      {filters.map(({ key, label: word, count }) => (
        <button
          key={key}
          type="button"
          className={classes("plan-filter", key === selected && "plan-filter-chosen")}
          aria-pressed={key === selected}
          onClick={() => onSelect(key)}
        >
          {word} <span>{f.integer(count)}</span>
        </button>
      ))}
    </div>
  );
}

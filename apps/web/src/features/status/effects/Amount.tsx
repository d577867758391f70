import { useFormat } from "../../../lib/format/useFormat.ts";

/** A figure in a table; nothing is written quietly. */
export function Amount({ value, isCount = false }: { value: number; isCount?: boolean }) {
  const format = useFormat();
  const text = isCount ? format.integer(value) : format.amount(value);
  return value === 0 ? <span className="zero">{text}</span> : <>{text}</>;
}

import { useFormat } from "../../../lib/format/format.ts";

/** A figure in a table; nothing is written quietly. */
export function Amount({ value, decimals = 1 }: { value: number; decimals?: number }) {
  const format = useFormat();
  const text = format.number(value, decimals);
  return value === 0 ? <span className="zero">{text}</span> : <>{text}</>;
}

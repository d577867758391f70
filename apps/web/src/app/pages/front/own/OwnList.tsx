import type { ReactNode } from "react";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Skeleton, SkeletonLine } from "../../../../ui/feedback/Skeleton.tsx";

type Props<Row> = {
  id: string;
  title: string;
  /** How much there is of it, next to the title. */
  count?: string | null | undefined;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  row: (row: Row) => ReactNode;
  none: string;
  error: Error | null;
  onRetry: () => void;
  more?: ReactNode;
};

/** One list of one's own work, in each of its states. */
export function OwnList<Row>(props: Props<Row>) {
  const { id, title, count, rows, rowKey, row, none, error, onRetry, more } = props;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count && <span className="own-count">{count}</span>}
      </h2>
      {error && !rows && <ProblemAlert error={error} onRetry={onRetry} />}
      {!error && !rows && (
        <Skeleton>
          {[0, 1, 2].map((line) => (
            <SkeletonLine key={line} height="4.8rem" />
          ))}
        </Skeleton>
      )}
      {rows?.length === 0 && <p className="own-none">{none}</p>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((one) => (
            <li key={rowKey(one)}>{row(one)}</li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What is in it, in a word or two; on wide screens only. */
  preview?: string;
  count?: number;
  id?: string;
  children: ReactNode;
};

/** A row that opens. */
export function Fold({ title, preview, count, id, children }: Props) {
  return (
    <details className="answer-fold" id={id}>
      <summary>
        <b>{title}</b>
        <span>{preview}</span>
        {count !== undefined && <em>{count}</em>}
      </summary>
      <div className="answer-fold-in">{children}</div>
    </details>
  );
}

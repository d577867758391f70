import "./states.css";
import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { uiText } from "../text.ts";

/**
 * Takes the shape of what comes. Only one with a label speaks: a page has several, and 'loading'
 * three times says no more than what comes afterwards.
 */
export function Skeleton({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const t = useText(uiText);
  return (
    <div className="skeleton" aria-busy="true">
      <span className="sr-only" role={label === undefined ? undefined : "status"}>
        {label ?? t("loading")}
      </span>
      {children}
    </div>
  );
}

export function SkeletonLine({
  width = "100%",
  height = "1.6rem",
}: {
  width?: string;
  height?: string;
}) {
  return <span className="skeleton-line" style={{ width, height }} aria-hidden="true" />;
}

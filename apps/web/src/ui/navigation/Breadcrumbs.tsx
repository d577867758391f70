import "./navigation.css";
import type { ReactNode } from "react";
import { useText } from "../../lib/language/text.ts";
import { uiText } from "../text.ts";

/** `links` are router links, first to last; `current` is this page. */
export function Breadcrumbs({ links, current }: { links: readonly ReactNode[]; current: string }) {
  const t = useText(uiText);
  return (
    <nav className="breadcrumbs container" aria-label={t("breadcrumbs")}>
      <ol>
        {links.map((link, index) => (
          // The order of a breadcrumb is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{link}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}

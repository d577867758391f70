import "./navigation.css";
import { useText } from "../lib/language/text.ts";
import { Icon } from "./Icon.tsx";
import { uiText } from "./text.ts";

type Props = { page: number; pageCount: number; onPage: (page: number) => void; label?: string };

export function Pagination({ page, pageCount, onPage, label }: Props) {
  const t = useText(uiText);
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label ?? t("pages")}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="chevronLeft" isSmall />
        {t("previous")}
      </button>
      <ul>
        {pagesAround(page, pageCount).map((item) =>
          typeof item === "number" ? (
            <li key={item}>
              <button
                type="button"
                aria-current={item === page ? "page" : undefined}
                aria-label={t("page", { number: item })}
                onClick={() => onPage(item)}
              >
                {item}
              </button>
            </li>
          ) : (
            <li key={item} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ul>
      <button type="button" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t("next")}
        <Icon name="chevronRight" isSmall />
      </button>
    </nav>
  );
}

/** First, last and the neighbours of the current page; the gaps are named so that keys stay apart. */
export function pagesAround(page: number, pageCount: number): (number | "before" | "after")[] {
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount);
  const items: (number | "before" | "after")[] = [1];
  if ((near[0] ?? pageCount) > 2) items.push("before");
  items.push(...near);
  if ((near.at(-1) ?? 1) < pageCount - 1 && near.length > 0) items.push("after");
  items.push(pageCount);
  return items;
}

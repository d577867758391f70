import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import { languageOf } from "@mars/wording/language/languages";
import { useEffect, useRef } from "react";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { statusText } from "../text/statusText.ts";

type EntryPath = Extract<(typeof webRoutes)[number], { statusMenu: object }>["path"];
type EntryPage = WebPage & { path: EntryPath; statusMenu: NonNullable<WebPage["statusMenu"]> };

const entries = webRoutes
  .filter((page): page is EntryPage & typeof page => "statusMenu" in page)
  .map(({ path, title, statusMenu }: EntryPage) => ({ to: path, label: title, ...statusMenu }))
  .toSorted((a, b) => a.position - b.position);

/** The menu within status. A page under an entry marks it as the way here. */
export function StatusMenu() {
  const t = useText(statusText);
  const language = languageOf(useLocale());
  const { pathname } = useLocation();
  const search = useKeptSearch();
  const isWithin = ({ to, within = to }: (typeof entries)[number]) =>
    pathname === within || pathname.startsWith(`${within}/`);
  const current = entries.find(isWithin)?.to;
  const list = useRef<HTMLUListElement>(null);
  // The row scrolls sideways on a phone, where the current entry would else be out of sight.
  useEffect(() => {
    const row = list.current;
    const link = current && row?.querySelector<HTMLElement>(`a[href^="${current}"]`);
    if (!row || !link) return;
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="local-menu no-print" aria-label={t("menu.label")}>
      <ul ref={list} className="container">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              search={search}
              aria-current={pathname === entry.to ? "page" : isWithin(entry) ? "true" : undefined}
            >
              {entry.label[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { WebPath } from "@mars/contracts/webRoutes";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useKeptSearch } from "../asOf/asOf.ts";
import { statusText } from "../text/statusText.ts";

const entries = [
  { to: "/status/overview", key: "menu.overview" },
  { to: "/status/nationaltindblik", key: "menu.national" },
  { to: "/status/lokaletreparter", key: "menu.tripartites" },
  { to: "/status/kommuner", key: "menu.municipalities" },
  { to: "/status/kystvandgrupper", key: "menu.plans" },
  { to: "/status/skovrejsningsindsatsen", key: "menu.afforestation" },
  { to: "/dashboard/overview", key: "menu.effects" },
  { to: "/status/sammenlign", key: "menu.compare" },
  { to: "/status/aendringer", key: "menu.changes" },
] as const satisfies readonly { to: WebPath; key: string }[];

/** The menu within status. A page under an entry marks it as the way here. */
export function StatusMenu() {
  const t = useText(statusText);
  const { pathname } = useLocation();
  const search = useKeptSearch();
  const isWithin = (to: string) =>
    to === "/dashboard/overview"
      ? pathname.startsWith("/dashboard")
      : pathname === to || pathname.startsWith(`${to}/`);
  const current = entries.find(({ to }) => isWithin(to))?.to;
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
        {entries.map(({ to, key }) => (
          <li key={to}>
            <Link
              to={to}
              search={search}
              aria-current={pathname === to ? "page" : isWithin(to) ? "true" : undefined}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

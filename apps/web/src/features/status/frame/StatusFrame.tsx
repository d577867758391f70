import { type WebPage, webRoutes } from "@mars/contracts/pages/webRoutes";
import { formatDate } from "@mars/wording/format/dates";
import { changedSince } from "@mars/wording/status/definitionChanges";
import { languageOf } from "@mars/wording/language/languages";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useChosenLocale, useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { useLocation } from "../../../lib/router/currentLocation.ts";
import { Breadcrumbs } from "../../../ui/navigation/Breadcrumbs.tsx";
import { useAddressWith, useAsOf, useKeptSearch } from "../asOf/asOf.ts";
import { writeDanishDay } from "../asOf/danishDay.ts";
import { sendLinksOut, useEmbedded } from "../embed/embed.ts";
import { statusText } from "../text/statusText.ts";
import "../status.css";

type EntryPath = Extract<(typeof webRoutes)[number], { statusMenu: object }>["path"];
type EntryPage = WebPage & { path: EntryPath; statusMenu: NonNullable<WebPage["statusMenu"]> };

const entries = webRoutes
  .filter((page): page is EntryPage & typeof page => "statusMenu" in page)
  .map(({ path, title, statusMenu }: EntryPage) => ({ to: path, label: title, ...statusMenu }))
  .toSorted((a, b) => a.position - b.position);

/** The menu within status. A page under an entry marks it as the way here. */
function StatusMenu() {
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

const GoalSummary = lazy(() =>
  import("./GoalSummary.tsx").then((module) => ({ default: module.GoalSummary })),
);

export type Basis = {
  day: string;
  monthsOld: number;
  asOf: string | null;
  dataDate: string | null;
  geographySource: "none" | "demo" | "official";
};

type Props = {
  current: string;
  /** Between the front page and this page. */
  crumbs?: readonly ReactNode[];
  hasMenu?: boolean;
  basis?: Basis | null | undefined;
  children: ReactNode;
};

/** Menu, breadcrumb and the date of the figures around a status page. Embedded, only the section is left. */
export function StatusFrame({ current, crumbs = [], hasMenu = true, basis, children }: Props) {
  const t = useText(statusText);
  const format = useFormat();
  const isEmbedded = useEmbedded() !== null;
  const { asOf } = useAsOf();
  // A day that the figures are refused for is not shown.
  const shownDay = basis === undefined ? asOf : basis?.asOf;
  const addressWith = useAddressWith();
  const isWhole = useExpandAll();
  const isForeign = useChosenLocale() !== useLocale();
  // Only marks links before they are followed; it offers nothing to the keyboard or pointer itself.
  const framed = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={sendLinksOut}>
      {basis ? (
        <div className="container embedded-unit">
          <h1>{current}</h1> {t("figuresOf", { day: format.date(basis.day) })}{" "}
          {basis.asOf && changedSince(basis.asOf)}
        </div>
      ) : (
        <h1 className="sr-only">{current}</h1>
      )}
      {children}
    </div>
  );
  if (isEmbedded) return framed;
  return (
    <>
      {hasMenu && <StatusMenu />}
      {shownDay && <AsOfNotice asOf={shownDay} />}
      {basis && basis.monthsOld > 0 && <OldNotice basis={basis} />}
      <Breadcrumbs
        links={[
          <Link key="home" to="/">
            {t("crumb.front")}
          </Link>,
          ...crumbs,
        ]}
        current={current}
      />
      <p className="container unscripted no-print">
        <a href={addressWith({ hele: isWhole ? null : "1" })}>
          {t(isWhole ? "whole.less" : "whole.more")}
        </a>
      </p>
      {isForeign && (
        <Suspense>
          <GoalSummary />
        </Suspense>
      )}
      {children}
      {basis && (
        <p className="container small data-date">
          {t("figuresOf", { day: format.date(basis.day) })}
          {basis.dataDate && ` ${t("dataDate", { date: format.dateTime(basis.dataDate) })}`}
          {basis.geographySource === "demo" && ` ${t("demoGeography")}`}
          {basis.geographySource === "none" && ` ${t("noGeography")}`}
        </p>
      )}
    </>
  );
}

/** Is above figures that were imported a while ago: they speak of their day, not of today. */
function OldNotice({ basis }: { basis: { day: string; monthsOld: number } }) {
  const t = useText(statusText);
  return (
    <div className="as-of-notice">
      <p className="container">
        {t("oldFigures", { count: basis.monthsOld, day: formatDate(basis.day) })}
      </p>
    </div>
  );
}

/** Above everything on a page that shows another day than today. */
function AsOfNotice({ asOf }: { asOf: string }) {
  const t = useText(statusText);
  const { setAsOf } = useAsOf();
  const { pathname } = useLocation();
  return (
    <div className="as-of-notice">
      <p className="container">
        {t("asOf.notice", { date: writeDanishDay(asOf) })} {changedSince(asOf)}{" "}
        <a
          className="no-print"
          href={pathname}
          onClick={(event) => {
            event.preventDefault();
            setAsOf(null);
          }}
        >
          {t("asOf.today")}
        </a>
      </p>
    </div>
  );
}

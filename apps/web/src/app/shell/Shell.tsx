import { firstLanguage, languageOf, locales } from "@mars/wording/language/languages";
import { translator } from "@mars/wording/language/text";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ConsentBar } from "../../features/consent/ConsentBar.tsx";
import { arrivedSession, sessionParameter } from "../../lib/handover/arrivedSession.ts";
import { currentLocale, LocaleScope, useChosenLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { addressOf } from "../../lib/router/address.ts";
import {
  navigate,
  takeScrollTarget,
  useLocation,
  useSearch,
} from "../../lib/router/currentLocation.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { takeSignedOut } from "../../lib/session/signedOutNote.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { track } from "../../lib/tracking/track.ts";
import { ToastRegion } from "../../ui/overlays/ToastRegion.tsx";
import { uiText } from "../../ui/text.ts";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { appText } from "../text.ts";
import { FoldedHeader } from "./FoldedHeader.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { useOwnTitle } from "./pageTitle.ts";
import "../../ui/navigation/navigation.css";
import "./firstPaint.css";
import "./shell.css";

/** Pages that have no map of layers: what is handed over to them is shown where there is one. */
const mapless = /^\/(?:$|status(?:\/|$)|dashboard(?:\/|$))/;

/** Another system may hand an area over to our front door or to a page of figures. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const session = arrivedSession(search);
    if (session === null || !mapless.test(pathname)) return;
    navigate(addressOf({ to: "/screening", search: { [sessionParameter]: session } }), {
      replace: true,
    });
  }, [pathname, search]);
}

const SystemUnavailable = lazy(() =>
  import("./SystemUnavailable.tsx").then((module) => ({ default: module.SystemUnavailable })),
);

const danish = locales[firstLanguage];

/** `pathname` of the page that is in it, null while one is on its way. */
export function Shell({ pathname, children }: { pathname: string | null; children: ReactNode }) {
  const title = useGuardedTitle();
  const {
    layout: usual = "page",
    mapModes = [],
    isDanishOnly = false,
    isEmbeddable = false,
  } = useRouteFacts();
  const { embed, mode = "" } = useSearch();
  const isEmbedded = embed !== undefined && isEmbeddable;
  const layout = isEmbedded ? "bare" : mapModes.includes(String(mode)) ? "map" : usual;
  const chosen = useChosenLocale();
  useArrival();
  useSignedOutNotice();
  useKeptFocus();
  useTrackedPages(pathname);
  const { isUnavailable } = useSession();
  // On Danish-only pages the document is Danish; the shell around it says which language it is in.
  const shellLang = isDanishOnly && chosen !== danish ? languageOf(chosen) : undefined;
  return (
    <div className={`shell shell-${layout}`}>
      <SkipLink target="main" lang={shellLang} />
      {layout !== "bare" && <ConsentBar lang={shellLang} />}
      {layout === "page" && <Header lang={shellLang} />}
      {layout === "map" && <FoldedHeader lang={shellLang} />}
      <LocaleScope value={isDanishOnly ? danish : null}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </LocaleScope>
      {layout === "page" && <Footer lang={shellLang} />}
      <ToastRegion />
      <div lang={shellLang}>
        <ShellDialogs />
      </div>
      <RouteAnnouncer title={title} pathname={pathname} />
      {isUnavailable && (
        <Suspense>
          <SystemUnavailable />
        </Suspense>
      )}
    </div>
  );
}

/** R4: the title follows the route and the language; `lang` follows the content. */
function useGuardedTitle(): string {
  const chosen = languageOf(useChosenLocale());
  const { path, title, isDanishOnly } = useRouteFacts();
  const language = isDanishOnly ? firstLanguage : chosen;
  const own = useOwnTitle();
  // The front page's title is the product's.
  const shown =
    (own ?? null) === null && path === "/" ? title[language] : `${own ?? title[language]} – MARS`;

  useEffect(() => {
    document.title = shown;
    // Written again, even the same language styles the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [shown, language]);
  return shown;
}

/** Loaded after the first paint: nothing can go away under the focus before there is one. */
function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { keepFocus } = await import("./keepFocus.ts");
      if (!isGone) stop = keepFocus();
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

/** Says that one is logged out, once no one is logged in any more. */
export function useSignedOutNotice(): void {
  const { phase } = useSession();
  useEffect(() => {
    if (phase !== "anonymous" || !takeSignedOut()) return;
    // The first paint is as the server wrote it, in Danish; the reader's language is known already.
    const t = translator(appText, currentLocale());
    showToast({ variant: "success", title: t("signedOut.title"), body: t("signedOut.text") });
  }, [phase]);
}

/** C4: which kind of page was opened, never which project or plan. Only with consent. */
function useTrackedPages(pathname: string | null): void {
  const { name } = useRouteFacts();
  useEffect(() => {
    if (pathname !== null) track(`page.${name}`);
  }, [pathname, name]);
}

/** `pathname` of the page that is there, null while one is on its way. */
type Props = { title: string; pathname: string | null };

/** Tells screen readers that the page has changed, and moves focus and scroll to where its reading starts. */
export function RouteAnnouncer({ title, pathname }: Props) {
  const { hash } = useLocation();
  const earlier = useRef<string | null>(null);
  const [isMoved, setMoved] = useState(false);
  const isNamed = useOwnTitle() !== null;
  // On its way a page can not yet have told its own name: the route's would be said first.
  const isThere = pathname !== null;

  useEffect(() => {
    if (pathname === null || pathname === earlier.current) return;
    const isFirst = earlier.current === null;
    earlier.current = pathname;
    if (!isFirst) moveCanonicalLink(pathname);
    const scrollY = takeScrollTarget();
    const anchor = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!isFirst) {
      setMoved(true);
      focusPage();
    }
    if (anchor) anchor.scrollIntoView();
    else if (scrollY !== null) window.scrollTo(0, scrollY);
  }, [pathname, hash]);

  return (
    <p className="sr-only" aria-live="polite">
      {isMoved && isNamed && isThere ? title : ""}
    </p>
  );
}

/** The server named the first page's address; shared links must not keep leading to that one. */
function moveCanonicalLink(pathname: string): void {
  document
    .querySelector("link[rel=canonical]")
    ?.setAttribute("href", window.location.origin + pathname);
}

function focusPage(): void {
  // A dialog that the page opened by itself keeps the focus.
  if (document.querySelector("dialog[open]")) return;
  const main = document.querySelector<HTMLElement>("main");
  const start = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function SkipLink({ target, lang }: { target: string; lang?: string | undefined }) {
  const t = useText(uiText);
  return (
    <a className="skip-link" href={`#${target}`} lang={lang}>
      {t("skip")}
    </a>
  );
}

import "./shell.css";
import "./firstPaint.css";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { ConsentBar } from "../../features/consent/ConsentBar.tsx";
import { firstLanguage, languageOf, locales } from "@mars/wording/language/languages";
import { currentLocale, LocaleScope, useChosenLocale } from "../../lib/language/locale.ts";
import { useSearch } from "../../lib/router/currentLocation.ts";
import { useSession } from "../../lib/session/sessionState.ts";
import { SkipLink } from "../../ui/navigation/SkipLink.tsx";
import { ToastRegion } from "../../ui/overlays/ToastRegion.tsx";
import { useRouteFacts } from "../routes/RouteFacts.ts";
import { FoldedHeader } from "./FoldedHeader.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { ShellDialogs } from "./ShellDialogs.tsx";
import { useArrival } from "./useArrival.ts";
import { useOwnTitle } from "./pageTitle.ts";
import { translator } from "@mars/wording/language/text";
import { takeSignedOut } from "../../lib/session/signedOutNote.ts";
import { showToast } from "../../lib/toasts/toasts.ts";
import { appText } from "../text.ts";
import { track } from "../../lib/tracking/track.ts";

const SystemUnavailable = lazy(() =>
  import("./SystemUnavailable.tsx").then((module) => ({ default: module.SystemUnavailable })),
);

const danish = locales[firstLanguage];

/** `pathname` of the page that stands in it, null while one is on its way. */
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
    // Written anew, even the same language styles the whole page again.
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

/** Says that one is logged out, once nobody is logged in any more. */
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

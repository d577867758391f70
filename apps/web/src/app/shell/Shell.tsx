import "./shell.css";
import "./firstPaint.css";
import { lazy, type ReactNode, Suspense } from "react";
import { ConsentBar } from "../../features/consent/ConsentBar.tsx";
import { firstLanguage, languageOf, locales } from "@mars/wording/language/languages";
import { LocaleScope, useChosenLocale } from "../../lib/language/locale.ts";
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
import { useKeptFocus } from "./useKeptFocus.ts";
import { useGuardedTitle } from "./useGuardedTitle.ts";
import { useSignedOutNotice } from "./useSignedOutNotice.ts";
import { useTrackedPages } from "./useTrackedPages.ts";

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

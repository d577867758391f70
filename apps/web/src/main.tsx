import { translator } from "@mars/wording/language/text";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { arriveFromSignIn } from "./app/arriveFromSignIn.ts";
import { routes } from "./app/routes/routes.ts";
import { appText } from "./app/text.ts";
import { httpEvents } from "./lib/http/httpEvents.ts";
import { problemSentence } from "./lib/http/problemSentence.ts";
import { textsReady } from "./lib/language/lazyText.ts";
import { currentLocale } from "./lib/language/locale.ts";
import { type RenderedData, renderedDataId } from "./lib/rendered/RenderedData.ts";
import { partsReady } from "./lib/rendered/lazyPart.tsx";
import { replayEarlyInput } from "./lib/rendered/replayEarlyInput.ts";
import { followHistory, navigate, renderedAt } from "./lib/router/currentLocation.ts";
import { loadPage, registerRoutes } from "./lib/router/routeTable.ts";
import { fetchLeftOut, primeReads } from "./lib/serverData/publicReads.ts";
import { refusedPage } from "./lib/session/refusedPage.ts";
import { renewSession, signIn, startSession } from "./lib/session/signIn.ts";
import { settingsReady, takeSettings } from "./lib/settings/settings.ts";
import { sessionStore } from "./lib/storage/jsonStorage.ts";
import { storageKeys } from "./lib/storage/storageKeys.ts";
import { showToast } from "./lib/toasts/toasts.ts";
import { startConsent } from "./lib/tracking/startConsent.ts";
import "./ui/theme/theme.css";

/** Longer than any honest round trip to the authority: a second 401 within it is a loop. */
const loopMs = 15_000;

const key = storageKeys.reloadedForVersionAt;

// A silent renewal comes back in a hidden frame: it needs the answer, not the product.
if (window.parent !== window && window.location.pathname === "/oidc_callback") {
  void import("./lib/session/session.ts").then(({ completeSignIn }) => completeSignIn());
} else {
  const root = document.getElementById("app");
  if (!root) throw new Error("The document has no #app");
  void begin(root);
}

/**
 * The steps that take long on a slow device are tasks of their own, between which the page scrolls
 * and is painted: running the script, reading what the server rendered with, hydrating.
 */
async function begin(root: HTMLElement): Promise<void> {
  await yieldToMain();
  const isRendered = readServerState();
  await yieldToMain();
  void settingsReady();
  followHistory();
  registerRoutes(routes);
  arriveFromSignIn();
  void startSession();
  // Its code is fetched while the frame around it is being drawn.
  const page = loadPage(window.location.href);
  connectHttp();
  void startConsent();
  reloadOnNewVersion();
  await textsReady(currentLocale());
  if (isRendered) await hydrate(root, page);
  else draw(root);
}

/** The server has rendered the page; it is hydrated once its code is there. */
async function hydrate(root: HTMLElement, page: ReturnType<typeof loadPage>): Promise<void> {
  const reads = fetchLeftOut();
  const Rendered = await page;
  if (!Rendered) return draw(root);
  await Promise.all([partsReady(), reads]);
  const repeatEarlyInput = replayEarlyInput(root);
  // As a transition it is done in slices.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App Rendered={Rendered} onHydrated={repeatEarlyInput} />
      </StrictMode>,
    );
  });
}

function draw(root: HTMLElement): void {
  window.marsEarly?.stop();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** Lets the browser paint and answer before the next long step. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * After a release the old page asks for files that are gone. One reload brings the new version;
 * a second failure within a minute is a real one and is shown.
 */
function reloadOnNewVersion(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = sessionStore.read<number>(key) ?? 0;
    if (Date.now() - last < 60_000) return;
    sessionStore.write(key, Date.now());
    event.preventDefault();
    window.location.reload();
  });
}

/** Begins with what the server rendered the page with; false where it sent the plain document. */
function readServerState(): boolean {
  const block = document.getElementById(renderedDataId);
  if (block === null) return false;
  const { pathname, search, settings, reads } = JSON.parse(block.textContent) as RenderedData;
  // A page that was left and is come back to in the browser's history may be at another address.
  if (pathname !== window.location.pathname) return false;
  block.remove();
  renderedAt({ pathname, search });
  if (settings) takeSettings(settings);
  primeReads(reads);
  return true;
}

/** Ties the HTTP client to the address, toasts and sign-in. */
function connectHttp(): void {
  httpEvents.forbidden = () => {
    refusedPage.set(null);
    navigate("/access-denied");
  };
  httpEvents.failed = (problem) => showToast({ variant: "danger", body: problemSentence(problem) });
  httpEvents.ready = startSession;
  httpEvents.renew = renewSession;
  httpEvents.signInAgain = ({ isEnded }) => {
    const lastAttempt = sessionStore.read<number>(storageKeys.signInAgainAt) ?? 0;
    if (Date.now() - lastAttempt < loopMs) {
      showToast({
        variant: "warning",
        body: translator(appText, currentLocale())("session.expired"),
      });
      return;
    }
    sessionStore.write(storageKeys.signInAgainAt, Date.now());
    // What was typed lies in the draft keeper; the page finds it there on the way back.
    signIn(undefined, { asAnother: isEnded }).catch(() =>
      showToast({ variant: "danger", body: translator(appText, currentLocale())("signInFailed") }),
    );
  };
}

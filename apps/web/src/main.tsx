import "./ui/theme/theme.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { arriveFromSignIn } from "./app/arriveFromSignIn.ts";
import { connectHttp } from "./app/connectHttp.ts";
import { reloadOnNewVersion } from "./app/reloadOnNewVersion.ts";
import { routes } from "./app/routes/routes.ts";
import { startConsent } from "./lib/tracking/startConsent.ts";
import { textsReady } from "./lib/language/lazyText.ts";
import { currentLocale } from "./lib/language/locale.ts";
import { yieldToMain } from "./lib/rendered/yieldToMain.ts";
import { replayEarlyInput } from "./lib/rendered/replayEarlyInput.ts";
import { partsReady } from "./lib/rendered/lazyPart.tsx";
import { readServerState } from "./lib/rendered/readServerState.ts";
import { followHistory } from "./lib/router/currentLocation.ts";
import { fetchLeftOut } from "./lib/serverData/publicReads.ts";
import { loadPage, registerRoutes } from "./lib/router/routeTable.ts";
import { startSession } from "./lib/session/signIn.ts";
import { settingsReady } from "./lib/settings/settings.ts";

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

import "./ui/theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { arriveFromSignIn } from "./app/arriveFromSignIn.ts";
import { connectHttp } from "./app/connectHttp.ts";
import { reloadOnNewVersion } from "./app/reloadOnNewVersion.ts";
import { routes } from "./app/routes/routes.ts";
import { startConsent } from "./lib/consent/startConsent.ts";
import { followHistory } from "./lib/router/currentLocation.ts";
import { preloadPage, registerRoutes } from "./lib/router/routeTable.ts";
import { startSession } from "./lib/session/signIn.ts";
import { settingsReady } from "./lib/settings/settings.ts";

// A silent renewal comes back in a hidden frame: it needs the answer, not the product.
if (window.parent !== window && window.location.pathname === "/oidc_callback") {
  void import("./lib/session/session.ts").then(({ completeSignIn }) => completeSignIn());
} else {
  const root = document.getElementById("app");
  if (!root) throw new Error("The document has no #app");
  void settingsReady();
  followHistory();
  registerRoutes(routes);
  arriveFromSignIn();
  void startSession();
  // Its code is fetched while the frame around it is being drawn.
  preloadPage(window.location.href);
  connectHttp();
  void startConsent();
  reloadOnNewVersion();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

import { findRoute } from "../lib/router/routeTable.ts";
import { navigate } from "../lib/router/currentLocation.ts";
import { sessionState } from "../lib/session/sessionState.ts";
import { sessionReady } from "../lib/session/signIn.ts";
import { endDetour, returnedFromDetour } from "../lib/session/signInDetour.ts";
import { sessionStore } from "../lib/storage/jsonStorage.ts";
import { storageKeys } from "../lib/storage/storageKeys.ts";
import { landingPage } from "./landingPage.ts";
import { routes } from "./routes/routes.ts";

/** After the authority's pages the tab goes back to the page it left; here that page is told. */
export function arriveFromSignIn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    // A page kept from before knows neither that somebody signed in since nor that they signed out.
    const isSignedIn = sessionStore.read<boolean>(storageKeys.signedIn) ?? false;
    const isKnown = sessionState.get().phase === "authenticated";
    if (persisted && (returnedFromDetour() || isSignedIn !== isKnown)) window.location.reload();
  });
  const returned = returnedFromDetour();
  if (returned === "cancelled") void arriveCancelled();
  if (returned === "signed-in") void arriveSignedIn();
}

async function arriveSignedIn(): Promise<void> {
  await sessionReady();
  const { pathname } = window.location;
  const landing = await landingPage(pathname);
  if (landing !== pathname) navigate(landing);
}

async function arriveCancelled(): Promise<void> {
  endDetour();
  // The page that asks for sign-in would ask at once again.
  if (findRoute(routes, window.location.pathname)?.route.guard) navigate("/", { replace: true });
  const { tellCancelled } = await import("./pages/signInFailed/tellCancelled.ts");
  tellCancelled();
}

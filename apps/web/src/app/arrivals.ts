import { navigate } from "../lib/router/currentLocation.ts";
import { findRoute } from "../lib/router/routeTable.ts";
import type { DetourOutcome } from "../lib/session/readDetour.ts";
import { sessionReady } from "../lib/session/signIn.ts";
import { endDetour } from "../lib/session/signInDetour.ts";
import { landingPage } from "./landingPage.ts";
import { tellCancelled } from "./pages/signInFailed/tellCancelled.ts";
import { routes } from "./routes/routes.ts";

export { dropPagesAhead } from "../lib/session/signInDetour.ts";

/** What the page that was left does when the tab is back from the authority. */
export const arrivals: Record<DetourOutcome, () => Promise<void>> = {
  "signed-in": async () => {
    await sessionReady();
    const { pathname } = window.location;
    const landing = await landingPage(pathname);
    if (landing !== pathname) navigate(landing);
  },
  cancelled: async () => {
    // The page that asks for sign-in waits for this, as long as the detour is kept.
    if (findRoute(routes, window.location.pathname)?.route.guard) navigate("/", { replace: true });
    endDetour();
    tellCancelled();
  },
};

import { Provider, type KoaContextWithOIDC } from "oidc-provider";
import { configurationOf } from "./configuration.ts";
import type { Keys } from "./keys.ts";
import { log } from "./log.ts";
import { mountPath } from "./mountPath.ts";
import { redirectsOf } from "./redirects.ts";
import type { Settings } from "./settings.ts";
import { backchannelLogout } from "./backchannelLogout.ts";
import { showSignOut } from "./showPage.ts";
import type { Store } from "./store.ts";

export function buildProvider(settings: Settings, keys: Keys, store: Store): Provider {
  const redirects = redirectsOf(settings.publicOrigin);
  const provider = new Provider(
    settings.publicOrigin + mountPath,
    configurationOf({ settings, keys, store, redirects }),
  );
  provider.proxy = true;
  // The library compares whole addresses; a development server's port is not known in advance.
  const client = provider.Client.prototype;
  client.redirectUriAllowed = (uri) => redirects.allowsSignIn(uri);
  client.postLogoutRedirectUriAllowed = (uri) => redirects.allowsSignOut(uri);

  // For a sign-out without session and a change of person the library sends an inline script of
  // its own, which the site's content policy stops.
  provider.use(async (plainContext, next) => {
    await next();
    const context = plainContext as KoaContextWithOIDC;
    const { oidc } = context;
    if (context.status !== 200) return;
    if (oidc?.route === "end_session" && !oidc.session?.accountId) showSignOut(context);
    if (oidc?.route === "resume") showSignOut(context);
  });
  provider.on("grant.revoked", (context) => void backchannelLogout(context));
  provider.on("backchannel.error", (_context, error) => log("logout-untold", { name: error.name }));
  provider.on("server_error", (_context, error) => log("error", { name: error.name }));
  provider.on("grant.error", (_context, error) => log("grant-refused", { code: error.message }));
  provider.on("authorization.error", (_context, error) =>
    log("authorization-refused", { code: error.message }),
  );
  return provider;
}

import type { Configuration, KoaContextWithOIDC } from "oidc-provider";
import { claimNames, claimsOf } from "./claims.ts";
import { findDemoPerson } from "./demoPeople.ts";
import type { Keys } from "./keys.ts";
import { mountPath } from "./mountPath.ts";
import { languageOf } from "./pages/language.ts";
import { errorPage, signedOutPage } from "./pages/messagePages.ts";
import type { Redirects } from "./redirects.ts";
import type { Settings } from "./settings.ts";
import { showPage, showSignOut } from "./showPage.ts";
import type { Store } from "./store.ts";
import { revokeGrantPolicy } from "./backchannelLogout.ts";

/** Resource indicators must be URIs; the audience that lands in the token need not be. */
const apiResource = "urn:mars:api";

/** A working day: long enough not to interrupt, short enough for a shared machine. */
const sessionSeconds = 12 * 60 * 60;

type Parts = { settings: Settings; keys: Keys; store: Store; redirects: Redirects };

export function configurationOf({ settings, keys, store, redirects }: Parts): Configuration {
  return {
    adapter: (model: string) => store.adapter(model),
    jwks: keys.jwks,
    clients: [
      {
        client_id: settings.clientId,
        client_name: "MARS",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: redirects.signIn,
        post_logout_redirect_uris: redirects.signOut,
        ...(settings.logoutUrl !== null && {
          backchannel_logout_uri: settings.logoutUrl,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    clientAuthMethods: ["none"],
    clientBasedCORS: (_context, origin) => redirects.allowsOrigin(origin),
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid"],
    claims: { openid: ["sub", ...claimNames] },
    findAccount(_context, id) {
      const person = findDemoPerson(id);
      if (person === undefined) return undefined;
      return { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) };
    },
    extraTokenClaims({ oidc: { entities } }, token) {
      const person = "accountId" in token ? findDemoPerson(token.accountId) : undefined;
      // When someone last signed in: a token that was renewed in silence keeps it.
      const { authTime, sid } = entities.AuthorizationCode ?? entities.RefreshToken ?? {};
      return (
        person && {
          ...claimsOf(person),
          ...(authTime !== undefined && { auth_time: authTime }),
          ...(sid !== undefined && { sid }),
        }
      );
    },
    cookies: cookiesOf(settings.publicOrigin, keys),
    discovery: {
      userinfo_endpoint: `${settings.publicOrigin}${mountPath}/me`,
      ui_locales_supported: ["da", "en"],
    },
    enabledJWA: { idTokenSigningAlgValues: ["RS256"] },
    features: featuresOf(settings),
    // The only address it ever calls is the starter's: the API, on this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    interactions: { url: (_context, { uid }) => `${mountPath}/interaction/${uid}` },
    loadExistingGrant: grantAutomatically,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed("refresh_token"),
    // Each tab has a token of its own and keeps it in memory. One that comes a second time has been
    // copied: all of that sign-in's tokens end.
    rotateRefreshToken: true,
    revokeGrantPolicy,
    expiresWithSession: () => true,
    renderError: (context, out) =>
      showPage(context, errorPage(languageOf(context.oidc?.params?.ui_locales), out.error)),
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: sessionSeconds,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
    },
  };
}

function cookiesOf(publicOrigin: string, keys: Keys): Configuration["cookies"] {
  // Cookies ignore ports: two instances on one machine must not overwrite each other's session.
  const prefix = `mars_identity_${new URL(publicOrigin).port || "main"}`;
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  return {
    keys: keys.cookieKeys,
    names: {
      session: `${prefix}_session`,
      interaction: `${prefix}_interaction`,
      resume: `${prefix}_resume`,
    },
    long: { ...cookie, path: mountPath },
    short: cookie,
  };
}

function featuresOf(settings: Settings): Configuration["features"] {
  return {
    backchannelLogout: { enabled: settings.logoutUrl !== null },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => apiResource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: "",
        audience: settings.audience,
        accessTokenFormat: "jwt",
        accessTokenTTL: settings.accessTokenSeconds,
        jwt: { sign: { alg: "RS256" } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: showSignOut,
      postLogoutSuccessSource: (context) => showPage(context, signedOutPage("da")),
    },
    // The library's own refuses tokens made for the API; ours (userinfo.ts) takes exactly those.
    userinfo: { enabled: false },
  };
}

/** The one client is the product itself: there is nothing for a person to consent to. */
async function grantAutomatically(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId === undefined ? undefined : await provider.Grant.find(knownId);
  if (known?.accountId === session.accountId) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope("openid");
  await grant.save();
  return grant;
}

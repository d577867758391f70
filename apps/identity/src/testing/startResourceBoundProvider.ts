import { createServer } from "node:http";
import { Provider, type KoaContextWithOIDC } from "oidc-provider";
import { freePort } from "@mars/embedded/freePort";

type Claims = Readonly<Record<string, string | string[]>>;
type Client = { clientId: string; redirectUri: string; logoutUri: string };
type Browser = { ask: (url: string, options: RequestInit) => Promise<Response> };

const RESOURCE = "urn:mars:api";
const OTHER = "urn:other:api";

/** node-oidc-provider with resource indicators (RFC 8707): its userinfo refuses tokens of the API. */
export async function startResourceBoundProvider({ redirectUri, logoutUri, clientId }: Client) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Claims>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        redirect_uris: [redirectUri],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ["trial"] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    extraTokenClaims: (_context, token) => ({
      ...("accountId" in token && people.get(token.accountId)),
    }),
    // The only address it calls is the API's, on this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_context, resource) => ({
          scope: "mars",
          audience: resource,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
        useGrantedResource: () => true,
      },
    },
  });
  // Signs in whom the address names, and consents: there is nobody to look at a page.
  provider.use(async (context: KoaContextWithOIDC, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    const { prompt, params, session, grantId } = await provider.interactionDetails(
      context.req,
      context.res,
    );
    if (prompt.name === "login")
      return provider.interactionFinished(context.req, context.res, {
        login: { accountId: String(params.login_hint) },
      });
    const grant = grantId
      ? (await provider.Grant.find(grantId))!
      : new provider.Grant({ accountId: session!.accountId, clientId });
    grant.addOIDCScope("openid");
    for (const resource of [RESOURCE, OTHER]) grant.addResourceScope(resource, "mars");
    return provider.interactionFinished(context.req, context.res, {
      consent: { grantId: await grant.save() },
    });
  });
  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    issuer,
    env: { OIDC_AUTHORITY: issuer, OIDC_AUDIENCE: RESOURCE, OIDC_RESOURCE: RESOURCE },
    authorization: { scope: "openid mars", resource: RESOURCE },
    otherAuthorization: { scope: "openid mars", resource: OTHER },
    asksUserinfo: false,
    async setPerson(sub: string, claims: Claims) {
      people.set(sub, claims);
    },
    async confirmSignOut(browser: Browser, page: Response) {
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
      return browser.ask(`${issuer}/session/end/confirm`, {
        method: "POST",
        body: new URLSearchParams({ xsrf, logout: "yes" }),
      });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import type { KoaContextWithOIDC } from "oidc-provider";
import { log } from "./log.ts";

/** The library's types leave it out. */
type BackchannelClient = { backchannelLogout(sub: string, sid: string): Promise<void> };

/** Whether what a request used takes its whole grant with it; whose it was is found before it is no longer there. */
export async function revokeGrantPolicy(context: KoaContextWithOIDC): Promise<boolean> {
  await findReusedCode(context);
  const { entities, route } = context.oidc;
  // As the library has it: an access token that is given back leaves the rest.
  return !(route === "revocation" && entities.AccessToken !== undefined);
}

/** The library leaves out a code that comes a second time, and with it the account to log out. */
async function findReusedCode({ oidc }: KoaContextWithOIDC): Promise<void> {
  const { entities, params, provider } = oidc;
  if (typeof params?.code !== "string" || entities.AuthorizationCode !== undefined) return;
  const code = await provider.AuthorizationCode.find(params.code, { ignoreExpiration: true });
  if (code !== undefined) oidc.entity("AuthorizationCode", code);
}

/**
 * A refresh token or code that came a second time has ended its whole family here; the API is told,
 * since the family's access tokens would hold for some minutes more. When someone signs out the
 * library tells it.
 */
export async function backchannelLogout({ oidc }: KoaContextWithOIDC): Promise<void> {
  const { client, entities, route } = oidc;
  const source = entities.RefreshToken ?? entities.AuthorizationCode;
  if (route === "end_session_confirm" || source?.accountId === undefined) return;
  if (client?.backchannelLogoutUri === undefined) return;
  try {
    await (client as unknown as BackchannelClient).backchannelLogout(
      source.accountId,
      source.sid ?? "",
    );
    log("logout-told", { route });
  } catch (error) {
    log("logout-untold", { name: error instanceof Error ? error.name : "unknown" });
  }
}

import type { KoaContextWithOIDC } from "oidc-provider";
import { log } from "./log.ts";

/** The library's types leave it out. */
type Teller = { backchannelLogout(sub: string, sid: string): Promise<void> };

/** A code that comes a second time is gone by the time its grant is; whose it was is noted before. */
export async function noteUsedCode({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const { entities, params, provider, route } = oidc;
  if (typeof params?.code === "string" && entities.AuthorizationCode === undefined) {
    const code = await provider.AuthorizationCode.find(params.code, { ignoreExpiration: true });
    if (code !== undefined) oidc.entity("AuthorizationCode", code);
  }
  // As the library has it: an access token that is given back leaves the rest.
  return !(route === "revocation" && entities.AccessToken !== undefined);
}

/**
 * A refresh token or code that came a second time has ended its whole family here; the API is told,
 * since the family's access tokens would hold for some minutes more. When somebody signs out the
 * library tells it.
 */
export async function tellOfEnding({ oidc }: KoaContextWithOIDC): Promise<void> {
  const { client, entities, route } = oidc;
  const source = entities.RefreshToken ?? entities.AuthorizationCode;
  if (route === "end_session_confirm" || source?.accountId === undefined) return;
  if (client?.backchannelLogoutUri === undefined) return;
  try {
    await (client as unknown as Teller).backchannelLogout(source.accountId, source.sid ?? "");
    log("logout-told", { route });
  } catch (error) {
    log("logout-untold", { name: error instanceof Error ? error.name : "unknown" });
  }
}

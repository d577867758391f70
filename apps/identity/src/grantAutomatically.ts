import type { KoaContextWithOIDC } from "oidc-provider";

/** The one client is the product itself: there is nothing for a person to consent to. */
export async function grantAutomatically(context: KoaContextWithOIDC) {
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

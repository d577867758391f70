import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";

export type TestAuthority = {
  /** May be set to its own address with a slash at the end. */
  issuer: string;
  audience: string;
  /** A good access token of fifteen minutes, or one that differs where said. */
  token: (claims?: JWTPayload, changes?: TokenChanges) => Promise<string>;
  /** A good logout token, or one that differs where said. */
  logoutToken: (claims?: JWTPayload, changes?: TokenChanges) => Promise<string>;
  publicKey: CryptoKey;
  /** What userinfo answers; null makes it refuse. */
  userinfo: Record<string, unknown> | null;
  /** How often each path was requested. */
  asked: Record<string, number>;
  /** While true every path answers 500. */
  broken: boolean;
  stop: () => Promise<void>;
};

export type TokenChanges = {
  issuer?: string;
  audience?: string | string[];
  /** Null for a token without an expiry. */
  expiresAt?: number | null;
  notBefore?: number;
  key?: CryptoKey;
  type?: string;
};

export const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

// Making an RSA key takes long; one per test file is enough.
let keyPair: ReturnType<typeof generateKeyPair> | null = null;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A small OpenID authority on loopback: discovery, keys and userinfo. */
export async function startTestAuthority(): Promise<TestAuthority> {
  const { privateKey, publicKey } = await (keyPair ??= generateKeyPair("RS256"));
  const jwk = { ...(await exportJWK(publicKey)), kid: "test", alg: "RS256", use: "sig" };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    authority.asked[path] = (authority.asked[path] ?? 0) + 1;
    const documents: Record<string, unknown> = {
      "/.well-known/openid-configuration": {
        issuer: authority.issuer,
        jwks_uri: `${address}/jwks`,
        userinfo_endpoint: `${address}/userinfo`,
      },
      "/jwks": { keys: [jwk] },
      "/userinfo": authority.userinfo,
    };
    const document = documents[path];
    const status = authority.broken ? 500 : document === null ? 401 : document ? 200 : 404;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(status === 200 ? document : {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const authority: TestAuthority = {
    issuer: address,
    audience: "mars-api",
    publicKey,
    userinfo: null,
    asked: {},
    broken: false,
    token: (claims = {}, changes = {}) => {
      const token = new SignJWT({ name: "Test Testesen", roles: [], sub: "test-person", ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "test", typ: changes.type ?? "at+jwt" })
        .setIssuer(changes.issuer ?? authority.issuer)
        .setAudience(changes.audience ?? authority.audience)
        .setIssuedAt(claims.iat)
        .setNotBefore(changes.notBefore ?? nowSeconds());
      const { expiresAt = nowSeconds() + 900 } = changes;
      if (expiresAt !== null) token.setExpirationTime(expiresAt);
      return token.sign(changes.key ?? privateKey);
    },
    logoutToken: (claims = {}, changes = {}) => {
      const token = new SignJWT({
        jti: randomUUID(),
        events: { [LOGOUT_EVENT]: {} },
        iat: nowSeconds(),
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "test", typ: changes.type ?? "logout+jwt" })
        .setIssuer(changes.issuer ?? authority.issuer)
        .setAudience(changes.audience ?? "mars-web");
      const { expiresAt = nowSeconds() + 120 } = changes;
      if (expiresAt !== null) token.setExpirationTime(expiresAt);
      return token.sign(changes.key ?? privateKey);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return authority;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { claimsOf } from "./claims.ts";
import { findDemoPerson } from "./demoPeople.ts";
import type { Keys } from "./keys.ts";
import { mountPath } from "./mountPath.ts";
import type { Redirects } from "./redirects.ts";
import type { Settings } from "./settings.ts";

/** GET or POST with the API's access token: who is it? */
export function userinfoHandler(settings: Settings, keys: Keys, redirects: Redirects) {
  const keySet = createLocalJWKSet(publicKeys(keys));
  const rules = {
    issuer: settings.publicOrigin + mountPath,
    audience: settings.audience,
    algorithms: ["RS256"],
    typ: "at+jwt",
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { origin, authorization = "" } = request.headers;
    response.setHeader("vary", "Origin");
    if (origin !== undefined && redirects.allowsOrigin(origin)) {
      response.setHeader("access-control-allow-origin", origin);
      response.setHeader("access-control-allow-headers", "authorization");
    }
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const subject = token && (await subjectOf(token));
    const person = subject ? findDemoPerson(subject) : undefined;
    if (person === undefined) {
      response.setHeader("www-authenticate", 'Bearer error="invalid_token"');
      return answer(response, 401, { error: "invalid_token" });
    }
    answer(response, 200, { sub: person.id, ...claimsOf(person) });
  };

  async function subjectOf(token: string): Promise<string | undefined> {
    try {
      return (await jwtVerify(token, keySet, rules)).payload.sub;
    } catch {
      return undefined;
    }
  }
}

function publicKeys({ jwks }: Keys): JSONWebKeySet {
  return {
    keys: jwks.keys.map(({ kty, n, e, kid, alg }) => ({ kty, n, e, kid, alg })),
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json", "cache-control": "no-store" })
    .end(JSON.stringify(body));
}

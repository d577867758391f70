import { createHash, randomBytes } from "node:crypto";

export type Claims = Readonly<Record<string, string | string[]>>;

/** The web app as it is registered. */
export type Client = { clientId: string; redirectUri: string; logoutUri: string };

/** An OpenID authority of somebody else, running on this machine. */
export type Authority = {
  issuer: string;
  /** Settings of MARS for it. */
  env: Record<string, string>;
  /** What the authorization request of the web app says, and one for another service. */
  authorization: Record<string, string>;
  otherAuthorization: Record<string, string>;
  /** Whether its userinfo takes the API's tokens: then a role that was taken away ends soon. */
  asksUserinfo: boolean;
  setPerson: (sub: string, claims: Claims) => Promise<void>;
  /** Signs in with the authority itself, where it does not do so while it is asked for a code. */
  enter?: (browser: Browser, sub: string) => Promise<void>;
  /** Says yes on the page that asks whether to sign out. */
  confirmSignOut: (browser: Browser, asked: Response) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Keeps cookies and follows redirects up to one address, as a browser without pages would. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  async ask(url: string, options: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(options.headers as Record<string, string>), cookie };
    const answer = await fetch(url, { ...options, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined) this.#cookies.set(name, value!);
    }
    return answer;
  }

  async follow(url: string, until: string): Promise<URL> {
    let at = url;
    for (let turn = 0; turn < 15; turn += 1) {
      const answer = await this.ask(at);
      const next = answer.headers.get("location");
      if (next === null)
        throw new Error(`${at} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
      at = new URL(next, at).href;
      if (at.startsWith(until)) return new URL(at);
    }
    throw new Error(`${url} does not come to an end.`);
  }
}

export type SignedIn = { token: string; idToken: string; browser: Browser };

/** Authorization code with PKCE, as the web app signs people in. */
export async function signIn(
  authority: Authority,
  { clientId, redirectUri }: Client,
  sub: string,
  authorization: Record<string, string> = authority.authorization,
): Promise<SignedIn> {
  const discovered = (await (
    await fetch(`${authority.issuer}/.well-known/openid-configuration`)
  ).json()) as { authorization_endpoint: string; token_endpoint: string };
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    state: "state",
    nonce: "nonce",
    login_hint: sub,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...authorization,
  });
  const browser = new Browser();
  await authority.enter?.(browser, sub);
  const back = await browser.follow(
    `${discovered.authorization_endpoint}?${query.toString()}`,
    redirectUri,
  );
  const code = back.searchParams.get("code");
  if (code === null) throw new Error(`No code: ${back.search}`);
  const answer = await fetch(discovered.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      ...(authorization["resource"] && { resource: authorization["resource"] }),
    }),
  });
  const given = (await answer.json()) as { access_token?: string; id_token?: string };
  if (given.access_token === undefined) throw new Error(`No token: ${JSON.stringify(given)}`);
  return { token: given.access_token, idToken: given.id_token ?? "", browser };
}

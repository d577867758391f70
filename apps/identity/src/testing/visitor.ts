import { createHash, randomBytes } from "node:crypto";
import type { Identity } from "../startIdentity.ts";

export const testOrigin = "http://localhost:3000";
export const callback = `${testOrigin}/oidc_callback`;

export type Tokens = {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
};

/**
 * A browser without a screen: keeps cookies, follows redirects by hand and speaks to the
 * provider where it listens while the provider believes in its public address.
 */
export class Visitor {
  readonly identity: Identity;
  readonly cookies = new Map<string, string>();
  constructor(identity: Identity) {
    this.identity = identity;
  }

  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(address, testOrigin);
    const response = await fetch(new URL(pathname + search, this.identity.url), {
      redirect: "manual",
      ...init,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-forwarded-host": new URL(testOrigin).host,
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects until a page is shown or the product's own address is reached. */
  async follow(response: Response): Promise<{ response: Response; arrivedAt?: URL }> {
    const location = response.headers.get("location");
    if (location === null) return { response };
    const target = new URL(location, testOrigin);
    if (!target.pathname.startsWith("/identity/")) return { response, arrivedAt: target };
    return this.follow(await this.open(target.href));
  }

  async authorize(extra: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const query = new URLSearchParams({
      client_id: "mars-web",
      response_type: "code",
      scope: "openid",
      redirect_uri: callback,
      state: "some-state",
      code_challenge: challenge,
      code_challenge_method: "S256",
      ...extra,
    });
    return {
      verifier,
      ...(await this.follow(await this.open(`/identity/auth?${query.toString()}`))),
    };
  }

  /** Chooses a person on the sign-in page that `page` came from. */
  async choose(page: Response, personId: string, cvr?: string) {
    const body = new URLSearchParams({ person: personId, ...(cvr === undefined ? {} : { cvr }) });
    const { pathname } = new URL(page.url);
    return this.follow(await this.open(pathname, { method: "POST", body }));
  }

  /** Does what the page's own script does: submits the form that ends a session. */
  async submitSignOut(page: string) {
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ xsrf, logout: "yes" });
    return this.follow(await this.open("/identity/session/end/confirm", { method: "POST", body }));
  }

  async token(form: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: "mars-web", ...form });
    return this.open("/identity/token", { method: "POST", body });
  }

  async exchange(code: string, verifier: string): Promise<Response> {
    return this.token({
      grant_type: "authorization_code",
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    });
  }

  async signIn(personId: string, cvr?: string): Promise<Tokens> {
    const { verifier, response } = await this.authorize();
    const { arrivedAt } = await this.choose(response, personId, cvr);
    const answer = await this.exchange(arrivedAt?.searchParams.get("code") ?? "", verifier);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Tokens;
  }
}

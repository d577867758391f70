/**
 * Replaces the sign-in library, which leaves the page and speaks to an authority:
 *
 *     vi.mock("oidc-client-ts", async () => import("../../testing/fakeOidc.ts"));
 */
export const oidc = {
  /** Redirects that were requested. */
  asked: [] as object[],
  /** What the authority answers when asked without showing a page. */
  silent: (_request?: object): Promise<object> => Promise.reject(new Error("not asked for")),
  /** How the authority takes a token back. */
  revoke: (): Promise<void> => Promise.resolve(),
  /** Whom the library holds. */
  held: null as object | null,
  user: {
    access_token: "token-1",
    id_token: "id-1",
    expired: false,
    scopes: ["openid", "mars"],
    state: { returnTo: "/plans?q=1#x" },
  },
  /** What the authority's answer fails with. */
  failure: null as Error | null,
  loaded: (_user: object): void => {},
  unloaded: (): void => {},
};

export class UserManager {
  readonly settings = { scope: "openid mars" };
  readonly events = {
    addUserLoaded: (listener: (user: object) => void) => void (oidc.loaded = listener),
    addUserUnloaded: (listener: () => void) => void (oidc.unloaded = listener),
    addAccessTokenExpired: () => {},
  };
  clearStaleState(): Promise<void> {
    return Promise.resolve();
  }
  getUser(): Promise<object | null> {
    return Promise.resolve(oidc.held);
  }
  async signinSilent(request?: object): Promise<object> {
    const user = await oidc.silent(request);
    oidc.loaded(user);
    return user;
  }
  signinRedirect(request: object): Promise<void> {
    oidc.asked.push(request);
    return Promise.resolve();
  }
  revokeTokens(): Promise<void> {
    return oidc.revoke();
  }
  signoutRedirect(request: object): Promise<void> {
    oidc.asked.push(request);
    return Promise.resolve();
  }
  removeUser(): Promise<void> {
    oidc.unloaded();
    return Promise.resolve();
  }
  signinCallback(): Promise<object> {
    if (oidc.failure !== null) return Promise.reject(oidc.failure);
    oidc.loaded(oidc.user);
    return Promise.resolve(oidc.user);
  }
}

/** Made with `new`, and never looked into. */
export const WebStorageStateStore = Object;
export const InMemoryWebStorage = Object;

/** As the library gives on what the authority refused. */
export class ErrorResponse extends Error {
  readonly error: string;
  constructor({ error }: { error: string }) {
    super(error);
    this.error = error;
  }
}

export class ErrorTimeout extends Error {}

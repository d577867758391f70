/** Everything the embedded identity provider is told from outside. */
export type Settings = {
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  dataDir: string;
  /** Port on loopback; 0 takes a free one. */
  port: number;
  /** With `DEMO=1` the demo people may also be used from other machines. */
  demo: boolean;
  accessTokenSeconds: number;
  /** How many begun sign-ins are kept; the oldest give way. */
  maxOpenSignIns: number;
  clientId: string;
  audience: string;
  /** Where the API is told of sessions that have ended; null where nobody is. */
  logoutUrl: string | null;
};

const defaultAccessTokenSeconds = 15 * 60;

export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[] = []): Settings {
  return {
    publicOrigin: originOf(env.PUBLIC_ORIGIN || "http://localhost:3000"),
    dataDir: env.DATA_DIR || ".data",
    port: wholeNumber("the identity port", args[0] ?? (env.IDENTITY_PORT || "0"), 0, 65_535),
    demo: env.DEMO === "1",
    accessTokenSeconds: wholeNumber(
      "IDENTITY_ACCESS_TOKEN_SECONDS",
      env.IDENTITY_ACCESS_TOKEN_SECONDS || String(defaultAccessTokenSeconds),
      10,
      86_400,
    ),
    maxOpenSignIns: wholeNumber(
      "IDENTITY_OPEN_SIGN_INS",
      env.IDENTITY_OPEN_SIGN_INS || "10000",
      100,
      1_000_000,
    ),
    clientId: env.OIDC_CLIENT_ID || "mars-web",
    // The API may accept several; the embedded provider makes tokens for the first.
    audience: (env.OIDC_AUDIENCE || "mars-api").split(",")[0]?.trim() ?? "",
    logoutUrl: env.IDENTITY_LOGOUT_URL || null,
  };
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`PUBLIC_ORIGIN must be an http or https address, but is "${text}".`);
  }
  return url.origin;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`);
  }
  return value;
}

import { startEmbeddedProcess } from "@mars/embedded/startEmbeddedProcess";
import { mountPath } from "./mountPath.ts";

export type IdentityOptions = {
  dataDir: string;
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  port?: number;
  demo?: boolean;
  accessTokenSeconds?: number;
  /** Where the API is told of sessions that have ended. */
  logoutUrl?: string;
  /** Receives the provider's JSON log lines; they are dropped otherwise. */
  onLog?: (line: string) => void;
};

/** `url` is the issuer's inner address: where the API and its proxy reach the provider. */
export type Identity = {
  url: string;
  issuer: string;
  pid: number;
  /** Settles when its process has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
};

export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { listening, ...part } = await startEmbeddedProcess<{ port: number; issuer: string }>({
    what: "identity provider",
    main: new URL("main.ts", import.meta.url),
    env: environmentOf(options),
    onLog: options.onLog,
  });
  const { port, issuer } = listening;
  return { url: `http://127.0.0.1:${port}${mountPath}`, issuer, ...part };
}

function environmentOf(options: IdentityOptions): Record<string, string> {
  return {
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.publicOrigin,
    ...(options.port === undefined ? {} : { IDENTITY_PORT: String(options.port) }),
    ...(options.demo === undefined ? {} : { DEMO: options.demo ? "1" : "0" }),
    ...(options.logoutUrl === undefined ? {} : { IDENTITY_LOGOUT_URL: options.logoutUrl }),
    ...(options.accessTokenSeconds === undefined
      ? {}
      : { IDENTITY_ACCESS_TOKEN_SECONDS: String(options.accessTokenSeconds) }),
  };
}

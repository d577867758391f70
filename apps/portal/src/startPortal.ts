import { startEmbeddedProcess } from "@mars/embedded/startEmbeddedProcess";

export type PortalOptions = {
  dataDir: string;
  /** The address people see in the browser, e.g. `http://localhost:3000`. */
  publicOrigin: string;
  port?: number;
  isDemonstration?: boolean;
  sessionSeconds?: number;
  /** More systems, e.g. a second instance of the product; else from `PORTAL_EXTRA_SYSTEMS`. */
  extraSystems?: { id: string; name: string; url: string }[];
  /** Receives the portal's JSON log lines; they are dropped otherwise. */
  onLog?: (line: string) => void;
};

/** `url` is the inner address of `/portal`: where the API's proxy reaches it. */
export type Portal = {
  url: string;
  pid: number;
  /** Settles when its process has ended, for whatever reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
};

export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { listening, ...part } = await startEmbeddedProcess({
    what: "portal",
    main: new URL("main.ts", import.meta.url),
    env: environmentOf(options),
    onLog: options.onLog,
  });
  return { url: `http://127.0.0.1:${listening.port}/portal`, ...part };
}

function environmentOf(options: PortalOptions): Record<string, string> {
  return {
    DATA_DIR: options.dataDir,
    PUBLIC_ORIGIN: options.publicOrigin,
    ...(options.isDemonstration === false && { PORTAL_DEMO: "0" }),
    ...(options.port === undefined ? {} : { PORTAL_PORT: String(options.port) }),
    ...(options.sessionSeconds === undefined
      ? {}
      : { PORTAL_SESSION_SECONDS: String(options.sessionSeconds) }),
    ...(options.extraSystems === undefined
      ? {}
      : { PORTAL_EXTRA_SYSTEMS: JSON.stringify(options.extraSystems) }),
  };
}

import { startEmbeddedProcess } from "@mars/embedded/startEmbeddedProcess";
import { mountPath } from "./mountPath.ts";
import { type Settings, usualSettings } from "./settings.ts";

export type IdentityOptions = Pick<Settings, "dataDir" | "publicOrigin"> &
  Partial<Settings> & {
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

export async function startIdentity({ onLog, ...options }: IdentityOptions): Promise<Identity> {
  const { listening, ...part } = await startEmbeddedProcess<{ port: number; issuer: string }>({
    what: "identity provider",
    main: new URL("main.ts", import.meta.url),
    settings: { ...usualSettings, ...options },
    onLog,
  });
  const { port, issuer } = listening;
  return { url: `http://127.0.0.1:${port}${mountPath}`, issuer, ...part };
}

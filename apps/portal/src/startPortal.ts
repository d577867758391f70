import { startEmbeddedProcess } from "@mars/embedded/startEmbeddedProcess";
import { type Settings, usualSettings } from "./settings.ts";

export type PortalOptions = Pick<Settings, "dataDir" | "publicOrigin"> &
  Partial<Settings> & {
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

export async function startPortal({ onLog, ...options }: PortalOptions): Promise<Portal> {
  const { listening, ...part } = await startEmbeddedProcess({
    what: "portal",
    main: new URL("main.ts", import.meta.url),
    settings: { ...usualSettings, ...options },
    onLog,
  });
  return { url: `http://127.0.0.1:${listening.port}/portal`, ...part };
}

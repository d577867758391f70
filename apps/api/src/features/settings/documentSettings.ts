import type { AppSettings } from "@mars/contracts/appSettings";
import type { Config } from "../../platform/config/readConfig.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

/**
 * What the document itself tells the web app. On localhost that fetches no settings (SPEC 7) and
 * would look for the embedded provider, where another authority is configured.
 */
export function documentSettings(config: Config, version: string): AppSettings | null {
  const own = new URL(config.server.publicUrl);
  const isOwnAuthority = new URL(config.identity.authority).origin === own.origin;
  return own.hostname === "localhost" && !isOwnAuthority ? appSettingsOf(config, version) : null;
}

import type { AppSettings } from "@mars/contracts/platform/appSettings";
import type { Config } from "../../platform/config/readConfig.ts";
import { appSettingsOf } from "./appSettingsOf.ts";

/**
 * What the document itself tells the web app. On localhost that fetches no settings (SPEC 7): it
 * would look for the embedded provider where another authority is configured, and never hear of
 * backgrounds and a search that are.
 */
export function documentSettings(config: Config, version: string): AppSettings | null {
  const own = new URL(config.server.publicUrl);
  if (own.hostname !== "localhost") return null;
  const settings = appSettingsOf(config, version);
  const { background, moreBackgrounds, search } = settings.map;
  const isOwnAuthority = new URL(config.identity.authority).origin === own.origin;
  const isOwnMap = background === null && moreBackgrounds.length === 0 && search === null;
  return isOwnAuthority && isOwnMap ? null : settings;
}

import type { Config } from "../../config/readConfig.ts";

type Directives = Record<string, string[]>;

const cookiebotHosts = ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"];

/** Origins outside this site that an address of the configuration points to. */
function originsOf(publicUrl: string, ...addresses: (string | null)[]): string[] {
  const own = new URL(publicUrl).origin;
  const origins = addresses
    .filter((address) => address !== null)
    .map((address) => new URL(address, publicUrl).origin)
    .filter((origin) => origin !== own);
  return [...new Set(origins)];
}

/** What a page may load: ourselves and the hosts the configuration names, nothing inline but by hash. */
export function contentPolicy(config: Config, inlineScriptHashes: readonly string[]): Directives {
  const { server, site, map, identity } = config;
  const outside = (...addresses: (string | null)[]) => originsOf(server.publicUrl, ...addresses);
  const cookiebot = site.cookiebotId === null ? [] : cookiebotHosts;
  const background = outside(...map.backgrounds.map(({ url }) => url));
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes, ...cookiebot],
    "style-src": ["'self'"],
    "img-src": [
      "'self'",
      "data:",
      "blob:",
      ...background,
      ...outside(site.portalApi, site.appIcon),
      ...cookiebot,
    ],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...new Set([
        ...outside(site.apiBase, identity.authority, site.portalApi, site.notificationUrl),
        ...outside(map.gsearchUrl, site.cookieScanUrl),
        ...background,
        ...cookiebot,
      ]),
    ],
    "worker-src": ["'self'", "blob:"],
    // Silent renewal opens the authority in a frame, which comes back to our own page.
    "frame-src": ["'self'", ...outside(identity.authority), ...cookiebot],
    "frame-ancestors": ["'self'"],
    "form-action": ["'self'", ...outside(identity.authority)],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "manifest-src": ["'self'"],
    ...(server.publicUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
  };
}

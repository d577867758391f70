import type { FastifyInstance } from "fastify";
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
function contentPolicy(config: Config, inlineScriptHashes: readonly string[]): Directives {
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

const permissions = [
  "accelerometer=()",
  "camera=()",
  "display-capture=()",
  "geolocation=(self)",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "payment=()",
  "usb=()",
].join(", ");

/** What helmet would send, written once at start: building it again cost a third of a small answer. */
export function securityHeaders(
  config: Config,
  inlineScriptHashes: readonly string[],
): Record<string, string> {
  const policy = Object.entries(contentPolicy(config, inlineScriptHashes))
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
  return {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": permissions,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    ...(config.server.publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

// One chart or map of a public page, alone and without header, sign-in or anything to change.
const embedding = /^\/(?:status|dashboard)\/[^?]*\?(?:[^#]*&)?embed=\w/;

/** Other sites may show a section that asks to be embedded; every other page stays unframed. */
export function framedHeaders(headers: Record<string, string>): Record<string, string> {
  const { "x-frame-options": _, ...rest } = headers;
  return {
    ...rest,
    "content-security-policy": (headers["content-security-policy"] ?? "").replace(
      "frame-ancestors 'self'",
      "frame-ancestors *",
    ),
  };
}

/**
 * Data is no page: opened as one it may load, run and frame nothing. The page's own policy is longer
 * than all other headers together, and a cache in front reads every byte of it for each answer.
 */
export function dataHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => ofData.has(name));
  return {
    ...Object.fromEntries(kept),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  };
}

const ofData: ReadonlySet<string> = new Set([
  "cross-origin-resource-policy",
  "strict-transport-security",
  "x-content-type-options",
]);

/** Below `apiPath` there is data, and one page: the documentation. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  headers: Record<string, string>,
  apiPath: string,
): void {
  const framed = framedHeaders(headers);
  const data = dataHeaders(headers);
  const headersFor = (url: string) => {
    if (url.startsWith(`${apiPath}/`) && !url.startsWith(`${apiPath}/docs`)) return data;
    return embedding.test(url) ? framed : headers;
  };
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headersFor(request.url));
    done();
  });
}

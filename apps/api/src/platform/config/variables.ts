import { backgrounds } from "./backgrounds.ts";
import { NATIONAL_GOAL_AMOUNTS, RETENTION_DAYS } from "./constants.ts";
import * as read from "./readers.ts";
import type { Reader } from "./readers.ts";

export type Variable<T> = {
  name: string;
  /** As it would be written in the environment. */
  usual: string;
  meaning: string;
  /** Never printed, not even in a fault. */
  secret?: boolean;
  read: Reader<T>;
};

function variable<T>(name: string, usual: string, reader: Reader<T>, meaning: string): Variable<T> {
  return { name, usual, read: reader, meaning };
}

function secret<T>(name: string, usual: string, reader: Reader<T>, meaning: string): Variable<T> {
  return { name, usual, read: reader, meaning, secret: true };
}

/**
 * Every variable the API reads, by the section of the configuration it ends in.
 * docs/configuration.md is generated from this; nothing else reads the environment. A setting exists
 * because operators must decide it; the rest are constants (`constants.ts`).
 */
export const variables = {
  server: {
    port: variable("PORT", "3000", read.wholeNumber(0, 65_535), "Port of the one address"),
    host: variable(
      "HOST",
      "127.0.0.1",
      read.text,
      "Network interface to listen on; 0.0.0.0 for all",
    ),
    publicUrl: variable(
      "PUBLIC_ORIGIN",
      "",
      read.optionalAddress,
      "Address people use; `http://localhost:PORT` when empty",
    ),
    trustProxy: variable(
      "TRUST_PROXY",
      "",
      read.trustedProxies,
      "Proxies in front whose `X-Forwarded-*` is believed: a number, `true`, or addresses",
    ),
    logLevel: variable(
      "LOG_LEVEL",
      "info",
      read.oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
      "How much is logged",
    ),
    drainSeconds: variable(
      "DRAIN_SECONDS",
      "0",
      read.wholeNumber(0, 86_400),
      "Seconds to answer on as not ready before closing, for balancers that poll",
    ),
    metricsPort: variable(
      "METRICS_PORT",
      "0",
      read.wholeNumber(0, 65_535),
      "Port of `/metrics` for Prometheus, apart from the one address; 0 for none",
    ),
    metricsHost: variable(
      "METRICS_HOST",
      "127.0.0.1",
      read.text,
      "Network interface of `/metrics`; never one the public reaches",
    ),
    traceUrl: variable(
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "",
      read.optionalAddress,
      "Collector of OpenTelemetry traces (OTLP over HTTP); empty makes none",
    ),
    embeddedIdentityUrl: variable(
      "EMBEDDED_IDENTITY_URL",
      "",
      read.optionalAddress,
      "Inner address of the embedded identity provider, shown as `/identity`; set by `npm start`",
    ),
    embeddedPortalUrl: variable(
      "EMBEDDED_PORTAL_URL",
      "",
      read.optionalAddress,
      "Inner address of the embedded portal, shown as `/portal`; set by `npm start`",
    ),
    innerHosts: variable(
      "INNER_HOSTS",
      "",
      read.list,
      "Hosts on the internal network that map pictures and webhooks may use, separated by commas; all others must be on the internet",
    ),
    demo: variable(
      "DEMO",
      "0",
      read.flag,
      "Demonstration: the embedded identity provider answers beyond this machine, and pages say so",
    ),
  },
  database: {
    url: secret(
      "DATABASE_URL",
      "",
      read.optionalPostgresAddress,
      "PostgreSQL 15+ with PostGIS 3.3+; empty uses the embedded engine",
    ),
    replicaUrls: secret(
      "DATABASE_REPLICA_URLS",
      "",
      read.postgresAddresses,
      "Read replicas for public reads, separated by commas",
    ),
    poolSize: variable(
      "DATABASE_POOL_SIZE",
      "10",
      read.wholeNumber(1, 200),
      "Connections per instance for public work and background jobs; as many again for signed-in users and four tenths for heavy work",
    ),
    refreshSources: variable(
      "REFRESH_SOURCES",
      "1",
      read.flag,
      "Fetch official sources that are due or asked for; one instance does it at a time",
    ),
    dataDir: variable(
      "DATA_DIR",
      ".data",
      read.text,
      "Folder of the embedded database and of what can be made or fetched again: layers, tiles, downloads, imports",
    ),
  },
  mail: {
    smtpUrl: secret(
      "SMTP_URL",
      "",
      read.optionalText,
      "Mail server, `smtp://user:password@host:587`; empty keeps mails in the outbox",
    ),
    from: variable("MAIL_FROM", "MARS <noreply@localhost>", read.text, "Sender of the mails"),
  },
  identity: {
    authority: variable(
      "OIDC_AUTHORITY",
      "",
      read.optionalAddress,
      "Issuer of the tokens; the embedded provider when empty",
    ),
    clientId: variable(
      "OIDC_CLIENT_ID",
      "mars-web",
      read.text,
      "Client id of the web app at the authority",
    ),
    audience: variable(
      "OIDC_AUDIENCE",
      "mars-api",
      read.list,
      "Audiences an access token may be meant for, separated by commas",
    ),
    scope: variable("OIDC_SCOPE", "openid", read.text, "Scopes the web app asks for"),
    resource: variable(
      "OIDC_RESOURCE",
      "",
      read.optionalText,
      "Resource indicator the web app asks a token for, where the authority wants one",
    ),
    opaqueTokens: variable(
      "OIDC_OPAQUE_TOKENS",
      "0",
      read.flag,
      "Accept tokens that are no JWT by asking userinfo; their audience cannot be checked",
    ),
    roleCheckSeconds: variable(
      "OIDC_ROLE_CHECK_SECONDS",
      "30",
      read.wholeNumber(0, 3600),
      "Seconds a user with a role is trusted before userinfo is asked again; 0 trusts the token until it expires",
    ),
    subjectClaim: variable(
      "OIDC_CLAIM_SUBJECT",
      "sub",
      read.text,
      "Claim that stays with a person for life",
    ),
    vatClaim: variable(
      "OIDC_CLAIM_VAT",
      "vat",
      read.text,
      "Claim with the organisation's VAT (CVR) number",
    ),
    organizationClaim: variable(
      "OIDC_CLAIM_ORGANIZATION",
      "organization",
      read.text,
      "Claim with the organisation's name",
    ),
    rolesClaim: variable(
      "OIDC_CLAIM_ROLES",
      "roles",
      read.text,
      "Claim with the roles: a list, or words separated by spaces or commas; dots reach into objects",
    ),
    plannerRole: variable(
      "OIDC_ROLE_PLANNER",
      "miljoe_mars_planlaegger",
      read.list,
      "Role values that make a planner",
    ),
    planReaderRole: variable(
      "OIDC_ROLE_PLAN_READER",
      "miljoe_mars_plan_laes",
      read.list,
      "Role values that make a plan reader",
    ),
    caseworkerAdminRole: variable(
      "OIDC_ROLE_CASEWORKER_ADMIN",
      "miljoe_mars_ansoeg_admin",
      read.list,
      "Role values that make a caseworker admin",
    ),
  },
  site: {
    apiBase: variable(
      "API_BASE",
      "/api",
      read.addressOrPath,
      "Base of the API as the browser sees it",
    ),
    portalApi: variable(
      "PORTAL_API",
      "/portal",
      read.addressOrPath,
      "Base of the family portal's services; `/portal` is the embedded one",
    ),
    notificationUrl: variable(
      "NOTIFICATION_URL",
      "/portal/notifications",
      read.addressOrPathOrNone,
      "Feed of the notification bell; `none` hides the bell",
    ),
    helpdeskUrl: variable(
      "HELPDESK_URL",
      "",
      read.optionalAddress,
      "Help Center card and help link",
    ),
    webAccessibilityUrl: variable(
      "WEB_ACCESSIBILITY_URL",
      "",
      read.optionalAddress,
      "Web-accessibility statement elsewhere; empty uses the product's own at `/accessibility`",
    ),
    contactEmail: variable(
      "CONTACT_EMAIL",
      "",
      read.optionalText,
      "E-mail address in the accessibility statement and the open-data catalogue; empty links to the help page",
    ),
    contactPhone: variable(
      "CONTACT_PHONE",
      "",
      read.optionalText,
      "Telephone number in the accessibility statement, which the law requires",
    ),
    datasetMonitoringUrl: variable(
      "DATASET_MONITORING_URL",
      "",
      read.optionalAddress,
      "Help card on the availability of map layers",
    ),
    serviceStatusUrl: variable(
      "SERVICE_STATUS_URL",
      "",
      read.optionalAddress,
      "Help card on planned updates and disruptions",
    ),
    termsUrl: variable(
      "TERMS_URL",
      "",
      read.optionalAddress,
      "Help card on terms for Danish public data",
    ),
    cookiebotId: variable(
      "COOKIEBOT_ID",
      "",
      read.optionalText,
      "Domain group id at Cookiebot; empty uses the product's own consent dialog",
    ),
    applicationOpen: variable(
      "APPLICATION_OPEN",
      "0",
      read.flag,
      "Open the front page's application card instead of 'coming soon'",
    ),
    currentSystemId: variable(
      "CURRENT_SYSTEM_ID",
      "mars",
      read.optionalText,
      "This system's id in the family portal",
    ),
    appName: variable("APP_NAME", "MARS", read.text, "Name of the product in the header"),
    appIcon: variable(
      "APP_ICON",
      "none",
      read.addressOrPathOrNone,
      "Image that replaces the product's own mark",
    ),
    aboutParagraphs: variable(
      "ABOUT_TEXT",
      "",
      read.paragraphs,
      "Own text of the about dialog, an empty line between paragraphs; empty uses the portal's",
    ),
    securityContacts: variable(
      "SECURITY_CONTACT",
      "",
      read.list,
      "Where weaknesses are reported, in `/.well-known/security.txt`: `mailto:` or https addresses, separated by commas; empty serves none",
    ),
    header: variable(
      "HEADER",
      "login,help,related-systems,languages",
      read.someOf("login", "help", "search", "related-systems", "languages", "sticky"),
      "What the header has: `login`, `help`, `search`, `related-systems`, `languages`, and `sticky` to keep it in view; without `login` an information menu",
    ),
    organizationName: variable(
      "SITE_ORGANIZATION",
      "Styrelsen for Grøn Arealomlægning og Vandmiljø",
      read.text,
      "Organisation named in the header",
    ),
  },
  map: {
    backgrounds: variable(
      "MAP_BACKGROUNDS",
      "",
      backgrounds,
      "Background maps as a JSON list, the first is shown on arrival; empty draws our own. Each has `id`, `titleDa`, `titleEn`, `kind` (`wmts`, `wms`), `url`, `layer`, and optionally `token` (the browser sees it), `attribution`, `format` (`image/jpeg`) and `matrixSet` (`View1`). A WMTS address with `{TileMatrix}`, `{TileRow}` and `{TileCol}` is a template (REST)",
    ),
    gsearchUrl: variable(
      "GSEARCH_URL",
      "",
      read.optionalAddress,
      "GSearch for addresses; empty searches our own places",
    ),
    gsearchToken: variable(
      "GSEARCH_TOKEN",
      "",
      read.optionalText,
      "Token of GSearch; the browser sees it",
    ),
  },
  rates: {
    perMinute: variable(
      "RATE_LIMIT_PER_MINUTE",
      "6000",
      read.wholeNumber(1, 10_000_000),
      "Requests per minute from one network address, per instance; a hundredth of it for analyses, uploads and documents",
    ),
  },
  storage: {
    clamdUrl: variable(
      "CLAMD_URL",
      "",
      read.optionalText,
      "Virus scanner of files that people add to cases, `tcp://host:3310`; empty scans nothing, and the page says so",
    ),
    retentionDays: variable(
      "RETENTION_DAYS",
      "",
      read.namedNumbers(RETENTION_DAYS),
      `Days personal data is kept, for example \`mail=30,message=365\`; without it ${written(RETENTION_DAYS)}`,
    ),
  },
  nationalGoals: {
    amounts: variable(
      "NATIONAL_GOALS",
      "",
      read.namedNumbers(NATIONAL_GOAL_AMOUNTS),
      `National goals in tonnes and hectares; without it ${written(NATIONAL_GOAL_AMOUNTS)}`,
    ),
  },
};

function written(numbers: Readonly<Record<string, number>>): string {
  const pairs = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
  return `\`${pairs.join(",")}\``;
}

import { NATIONAL_GOALS } from "@mars/domain/status/goals";
import { backgrounds } from "./backgrounds.ts";
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
 * README's table is written from this; nothing else reads the environment.
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
    stopSeconds: variable(
      "STOP_SECONDS",
      "10",
      read.wholeNumber(1, 300),
      "Seconds open requests get to finish when stopping",
    ),
    stalledSeconds: variable(
      "STALLED_SECONDS",
      "30",
      read.wholeNumber(1, 3600),
      "Seconds after which a client that takes nothing of its answer is cut off",
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
    traceShare: variable(
      "OTEL_TRACES_SAMPLER_ARG",
      "0.1",
      read.share,
      "Share of requests that are traced, where the caller has not decided it",
    ),
    webRoot: variable(
      "WEB_ROOT",
      "apps/web/dist",
      read.text,
      "Folder of the built web app, from the project's root",
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
    innerSourceHosts: variable(
      "INNER_SOURCE_HOSTS",
      "",
      read.list,
      "Hosts on the inner network that may draw pictures of the catalogue, separated by commas; all others must be on the internet",
    ),
    innerWebhookHosts: variable(
      "INNER_WEBHOOK_HOSTS",
      "",
      read.list,
      "Hosts on the inner network that webhooks may call, also without encryption, separated by commas; all others must be on the internet",
    ),
    importCommand: variable(
      "IMPORT_COMMAND",
      "",
      read.optionalText,
      "What administrators are told to type to fill the product, sent to every browser with the settings; `npm run import:official` where npm started it, else `node scripts/import.ts official`",
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
      "Connections per instance and database for public work and background jobs",
    ),
    signedInPoolSize: variable(
      "DATABASE_SIGNED_IN_POOL_SIZE",
      "10",
      read.wholeNumber(1, 200),
      "Connections beside those for people who signed in",
    ),
    heavyPoolSize: variable(
      "DATABASE_HEAVY_POOL_SIZE",
      "4",
      read.wholeNumber(1, 200),
      "Connections beside those for heavy work: analyses, downloads, documents, overlaps",
    ),
    statementSeconds: variable(
      "DATABASE_STATEMENT_SECONDS",
      "60",
      read.wholeNumber(1, 3600),
      "Seconds after which a statement is given up",
    ),
    lockSeconds: variable(
      "DATABASE_LOCK_SECONDS",
      "10",
      read.wholeNumber(1, 3600),
      "Seconds a statement waits for a lock before it is given up",
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
    pollSeconds: variable(
      "MAIL_POLL_SECONDS",
      "15",
      read.wholeNumber(1, 3600),
      "Seconds between looks at the outbox and at deadlines",
    ),
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
    algorithms: variable(
      "OIDC_ALGORITHMS",
      "RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA",
      read.list,
      "Signatures that are accepted; `none` and shared secrets never are",
    ),
    clockSkewSeconds: variable(
      "OIDC_CLOCK_SKEW_SECONDS",
      "5",
      read.wholeNumber(0, 120),
      "How far clocks may differ",
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
      "How long somebody with a role is trusted before userinfo is asked again; 0 trusts the token to its end",
    ),
    subjectClaim: variable(
      "OIDC_CLAIM_SUBJECT",
      "sub",
      read.text,
      "Claim that stays with a person for life",
    ),
    nameClaim: variable("OIDC_CLAIM_NAME", "name", read.text, "Claim with the full name"),
    emailClaim: variable("OIDC_CLAIM_EMAIL", "email", read.text, "Claim with the e-mail address"),
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
    accessibilityEmail: variable(
      "ACCESSIBILITY_EMAIL",
      "",
      read.optionalText,
      "Own statement: where people write about what they cannot use; empty leads to the help link",
    ),
    accessibilityPhone: variable(
      "ACCESSIBILITY_PHONE",
      "",
      read.optionalText,
      "Own statement: telephone for the same; the law asks for both",
    ),
    accessibilityStatus: variable(
      "ACCESSIBILITY_STATUS",
      "partly",
      read.oneOf("fully", "partly", "not"),
      "Own statement: how far the site meets the law",
    ),
    accessibilityTestedOn: variable(
      "ACCESSIBILITY_TESTED_ON",
      "2026-11-16",
      read.day,
      "Own statement: the day of the latest test, `yyyy-mm-dd`",
    ),
    accessibilityTestedBy: variable(
      "ACCESSIBILITY_TESTED_BY",
      "",
      read.optionalText,
      "Own statement: who tested; empty says that the organisation did it itself",
    ),
    accessibilityExceptions: variable(
      "ACCESSIBILITY_EXCEPTIONS",
      "",
      read.paragraphs,
      "Own statement: what cannot be used, an empty line between paragraphs; empty uses the product's list",
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
    cookieScanUrl: variable(
      "COOKIE_SCAN_URL",
      "/portal/cookie-scan.json",
      read.addressOrPathOrNone,
      "Cookie scan as Cookiebot reports it; asked with `culture=da|en`; `none` leaves the tables out",
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
    aboutMarkdown: variable("ABOUT_MARKDOWN", "1", read.flag, "`ABOUT_TEXT` is markdown"),
    aboutMenuText: variable(
      "ABOUT_MENU_TEXT",
      "",
      read.optionalText,
      "Name of the entry that opens the about dialog; `About {APP_NAME}` when empty",
    ),
    securityContacts: variable(
      "SECURITY_CONTACT",
      "",
      read.list,
      "Where weaknesses are reported, in `/.well-known/security.txt`: `mailto:` or https addresses, separated by commas; empty serves none",
    ),
    securityPolicyUrl: variable(
      "SECURITY_POLICY_URL",
      "",
      read.optionalAddress,
      "Address of the policy for such reports",
    ),
    portalUrl: variable(
      "PORTAL_URL",
      "https://miljoeportal.dk",
      read.optionalAddress,
      "Home page of the portal family, linked from the about dialog",
    ),
    organizationName: variable(
      "SITE_ORGANIZATION",
      "Styrelsen for Grøn Arealomlægning og Vandmiljø",
      read.text,
      "Organisation named in the header",
    ),
    openDataEmail: variable(
      "OPEN_DATA_EMAIL",
      "",
      read.optionalText,
      "Where those who reuse the data write; the catalogue names it, or else the help link",
    ),
    openDataLicenceUrl: variable(
      "OPEN_DATA_LICENCE_URL",
      "http://publications.europa.eu/resource/authority/licence/CC_BY_4_0",
      read.text,
      "Licence of our own data in the catalogue, by the European list",
    ),
    login: variable(
      "HEADER_LOGIN",
      "1",
      read.flag,
      "Log in and user menu; without them an information menu",
    ),
    help: variable("HEADER_HELP", "1", read.flag, "Help in the header"),
    searchBar: variable("HEADER_SEARCH", "0", read.flag, "Search box in the header"),
    relatedSystems: variable(
      "HEADER_RELATED_SYSTEMS",
      "1",
      read.flag,
      "Menu of the portal family's other systems",
    ),
    stickyHeader: variable("HEADER_STICKY", "0", read.flag, "Header that stays while scrolling"),
    languages: variable("HEADER_LANGUAGES", "1", read.flag, "Language toggle DA/EN"),
  },
  map: {
    wmtsUrl: variable(
      "MAP_WMTS_URL",
      "",
      read.optionalAddress,
      "WMTS background map; empty draws our own",
    ),
    wmsUrl: variable(
      "MAP_WMS_URL",
      "",
      read.optionalAddress,
      "WMS background map, where there is no WMTS",
    ),
    layer: variable(
      "MAP_LAYER",
      "topo_skaermkort_daempet",
      read.text,
      "Layer of the background map",
    ),
    token: variable(
      "MAP_TOKEN",
      "",
      read.optionalText,
      "Token of the background map; the browser sees it",
    ),
    attribution: variable(
      "MAP_ATTRIBUTION",
      "© Klimadatastyrelsen",
      read.text,
      "Source line of the background map",
    ),
    backgrounds: variable(
      "MAP_BACKGROUNDS",
      "",
      backgrounds,
      "More backgrounds to choose from, as a JSON list: `id`, `titleDa`, `titleEn`, `kind` (`wmts`, `wms`), `url`, `layer`, and where needed `token`, `attribution`, `format` (usually `image/jpeg`) and `matrixSet` (usually `View1`). A WMTS address with `{TileMatrix}`, `{TileRow}` and `{TileCol}` in it is a template (REST)",
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
      "Requests a minute from one network address, per instance",
    ),
    heavyPerMinute: variable(
      "RATE_LIMIT_HEAVY_PER_MINUTE",
      "60",
      read.wholeNumber(1, 1_000_000),
      "Analyses, uploads and PDFs a minute by one person or address, per instance",
    ),
    addressAtOnce: variable(
      "ADDRESS_AT_ONCE",
      "32",
      read.wholeNumber(1, 10_000),
      "Requests of any kind from one network address worked on at once, per instance",
    ),
    addressWaiting: variable(
      "ADDRESS_WAITING",
      "500",
      read.wholeNumber(0, 100_000),
      "Requests that one address may have waiting for that; more are answered 429",
    ),
    publicAtOnce: variable(
      "PUBLIC_AT_ONCE",
      "100",
      read.wholeNumber(1, 10_000),
      "Requests without sign-in worked on at once, per instance; answers from memory do not count",
    ),
    publicAtOncePerCaller: variable(
      "PUBLIC_AT_ONCE_PER_CALLER",
      "30",
      read.wholeNumber(1, 10_000),
      "Of these, from one address",
    ),
    publicWaiting: variable(
      "PUBLIC_WAITING",
      "1000",
      read.wholeNumber(0, 100_000),
      "Such requests that may wait, half of them of one caller; more are answered 503",
    ),
    signedInAtOnce: variable(
      "SIGNED_IN_AT_ONCE",
      "60",
      read.wholeNumber(1, 10_000),
      "Requests of people who signed in worked on at once, per instance",
    ),
    signedInAtOncePerCaller: variable(
      "SIGNED_IN_AT_ONCE_PER_CALLER",
      "12",
      read.wholeNumber(1, 10_000),
      "Of these, by one person",
    ),
    signedInWaiting: variable(
      "SIGNED_IN_WAITING",
      "500",
      read.wholeNumber(0, 100_000),
      "Such requests that may wait, half of them of one person; more are answered 503",
    ),
    heavyAtOnce: variable(
      "HEAVY_AT_ONCE",
      "6",
      read.wholeNumber(1, 1000),
      "Heavy requests worked on at once, per instance",
    ),
    heavyAtOncePerCaller: variable(
      "HEAVY_AT_ONCE_PER_CALLER",
      "3",
      read.wholeNumber(1, 1000),
      "Of these, by one person or address",
    ),
    heavyWaiting: variable(
      "HEAVY_WAITING",
      "60",
      read.wholeNumber(0, 100_000),
      "Heavy requests that may wait, half of them of one caller; more are answered 503",
    ),
    areaChecksPerHour: variable(
      "AREA_CHECKS_PER_HOUR",
      "120",
      read.wholeNumber(1, 1_000_000),
      "Different areas an hour that one person may have checked against projects that are not public; five times as many from one address; per instance",
    ),
    bodyKb: variable(
      "BODY_LIMIT_KB",
      "8192",
      read.wholeNumber(1, 1_048_576),
      "Largest JSON body; calls that bring no area take 1,024 at most, of anybody 256",
    ),
  },
  storage: {
    sweepSeconds: variable(
      "SWEEP_SECONDS",
      "300",
      read.wholeNumber(1, 86_400),
      "Seconds between two sweeps of what has expired or is too much; one instance does it for all",
    ),
    trackingKb: variable(
      "TRACKING_RECORD_LIMIT_KB",
      "4",
      read.numberAbove(0),
      "Largest record of use",
    ),
    trackingDays: variable(
      "TRACKING_KEPT_DAYS",
      "180",
      read.wholeNumber(1, 3650),
      "Days records of use are kept",
    ),
    trackingMb: variable(
      "TRACKING_LIMIT_MB",
      "500",
      read.numberAbove(0),
      "Most room for records of use; the oldest give way",
    ),
    trackingMbPerCaller: variable(
      "TRACKING_LIMIT_MB_PER_CALLER",
      "2",
      read.numberAbove(0),
      "Of this, by one person or address within a day, per instance",
    ),
    receiptDays: variable(
      "RECEIPT_KEPT_DAYS",
      "180",
      read.wholeNumber(1, 3650),
      "Days the receipt of a screening can be opened; those of projects stay",
    ),
    receiptMb: variable(
      "RECEIPT_LIMIT_MB",
      "20000",
      read.numberAbove(0),
      "Most room for receipts; those nobody came back to give way after a day",
    ),
    receiptMbPerCaller: variable(
      "RECEIPT_LIMIT_MB_PER_CALLER",
      "1000",
      read.numberAbove(0),
      "Of this, by one person or address within a day, per instance",
    ),
    findingDays: variable(
      "FINDING_KEPT_DAYS",
      "30",
      read.wholeNumber(1, 3650),
      "Days findings are kept for the next who asks for the same area",
    ),
    findingMb: variable(
      "FINDING_LIMIT_MB",
      "5000",
      read.numberAbove(0),
      "Most room for these; the oldest give way",
    ),
    idempotencyHours: variable(
      "IDEMPOTENCY_KEPT_HOURS",
      "24",
      read.wholeNumber(1, 720),
      "Hours an answer is kept for its `Idempotency-Key`",
    ),
    idempotencyMb: variable(
      "IDEMPOTENCY_LIMIT_MB",
      "1000",
      read.numberAbove(0),
      "Most room for these; the oldest of those without sign-in give way",
    ),
    idempotencyMbPerCaller: variable(
      "IDEMPOTENCY_LIMIT_MB_PER_CALLER",
      "20",
      read.numberAbove(0),
      "Of this, from one address without sign-in within a day, per instance; later keys are not kept",
    ),
    uploadMb: variable(
      "UPLOAD_DISK_LIMIT_MB",
      "1000",
      read.numberAbove(0),
      "Most room for uploads on their way in, half of it of one caller, per instance",
    ),
    downloadMb: variable(
      "DOWNLOAD_DISK_LIMIT_MB",
      "10000",
      read.numberAbove(0),
      "Room for collections kept as files below `DATA_DIR/downloads`, per instance; beyond it those asked for least are removed and made again when asked for",
    ),
    tileMb: variable(
      "TILE_DISK_LIMIT_MB",
      "2000",
      read.numberAbove(0),
      "Room for tiles of the map below `DATA_DIR/tiles`, per instance; beyond it those of the finest zoom are removed and made again when asked for",
    ),
    caseReadDays: variable(
      "CASE_READ_KEPT_DAYS",
      "730",
      read.wholeNumber(1, 36_500),
      "Days it is kept who opened a private person's case",
    ),
    caseReadMb: variable(
      "CASE_READ_LIMIT_MB",
      "2000",
      read.numberAbove(0),
      "Room for this above which a warning is logged; nothing gives way before its time",
    ),
    messageDays: variable(
      "MESSAGE_KEPT_DAYS",
      "730",
      read.wholeNumber(1, 36_500),
      "Days a person's messages are kept",
    ),
    mailDays: variable(
      "MAIL_KEPT_DAYS",
      "90",
      read.wholeNumber(1, 36_500),
      "Days mails are kept, sent or not",
    ),
    eventDays: variable(
      "EVENT_KEPT_DAYS",
      "365",
      read.wholeNumber(1, 36_500),
      "Days it is kept what open pages were told of",
    ),
    personDays: variable(
      "PERSON_KEPT_DAYS",
      "3650",
      read.wholeNumber(1, 36_500),
      "Days after their last sign-in that people become a bare id; owners of open cases and drafts do not",
    ),
    uploadLeftMinutes: variable(
      "UPLOAD_LEFT_MINUTES",
      "30",
      read.wholeNumber(1, 10_080),
      "Minutes after which what a killed process left of an upload is removed",
    ),
  },
  limits: {
    uploadMb: variable("UPLOAD_LIMIT_MB", "25", read.numberAbove(0), "Largest zip"),
    uploadReadS: variable(
      "UPLOAD_READ_LIMIT_S",
      "9",
      read.wholeNumber(1, 600),
      "Seconds an upload may be read before it is refused as too slow",
    ),
    uploadUnpackedMb: variable(
      "UPLOAD_UNPACKED_LIMIT_MB",
      "250",
      read.numberAbove(0),
      "Largest content of a zip",
    ),
    uploadEntries: variable(
      "UPLOAD_ENTRY_LIMIT",
      "2000",
      read.wholeNumber(1, 1_000_000),
      "Most entries in a zip",
    ),
    polygonVertices: variable(
      "POLYGON_VERTEX_LIMIT",
      "100000",
      read.wholeNumber(4, 10_000_000),
      "Most vertices of a geometry",
    ),
    polygonHa: variable("POLYGON_LIMIT_HA", "5000", read.numberAbove(0), "Largest polygon"),
    projectNameLength: variable(
      "PROJECT_NAME_LIMIT",
      "50",
      read.wholeNumber(1, 1000),
      "Longest project name",
    ),
    sketchProjectNameLength: variable(
      "SKETCH_PROJECT_NAME_LIMIT",
      "50",
      read.wholeNumber(1, 1000),
      "Longest sketch project name",
    ),
    caseIdLength: variable("CASE_ID_LIMIT", "256", read.wholeNumber(1, 1000), "Longest case id"),
    descriptionLength: variable(
      "DESCRIPTION_LIMIT",
      "4096",
      read.wholeNumber(1, 100_000),
      "Longest description",
    ),
    remarkLength: variable("REMARK_LIMIT", "1024", read.wholeNumber(1, 100_000), "Longest remark"),
  },
  nationalGoals: {
    nitrogenReductionT: variable(
      "GOAL_NITROGEN_T",
      String(NATIONAL_GOALS.nitrogenReductionT.amount),
      read.numberAbove(0),
      "National nitrogen goal by 2027",
    ),
    extractionEffortHa: variable(
      "GOAL_EXTRACTION_HA",
      String(NATIONAL_GOALS.extractionEffortHa.amount),
      read.numberAbove(0),
      "National extraction goal by 2030",
    ),
    afforestationEffortHa: variable(
      "GOAL_AFFORESTATION_HA",
      String(NATIONAL_GOALS.afforestationEffortHa.amount),
      read.numberAbove(0),
      "National afforestation goal by 2045",
    ),
  },
};

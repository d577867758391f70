import { NATIONAL_GOALS } from "@mars/domain/status/goals";

/** How long personal data is kept where the operator's rules do not say otherwise. */
export const RETENTION_DAYS = {
  person: 3650,
  "case-read": 730,
  message: 730,
  event: 365,
  receipt: 180,
  tracking: 180,
  mail: 90,
};

export const NATIONAL_GOAL_AMOUNTS = {
  nitrogen: NATIONAL_GOALS.nitrogenReductionT.amount,
  extraction: NATIONAL_GOALS.extractionEffortHa.amount,
  afforestation: NATIONAL_GOALS.afforestationEffortHa.amount,
};

/** Numbers and addresses that no operator has had to change, by section of the configuration. */
export const constants = {
  server: {
    /** Time open requests get to finish when stopping. */
    stopSeconds: 20,
    /** A client that reads nothing of its answer for this long is cut off. */
    stalledSeconds: 30,
    /** Share of requests that are traced, unless the caller has decided it. */
    traceShare: 0.1,
    /** The built web app, from the project's root. */
    webRoot: "apps/web/dist",
  },
  database: { statementSeconds: 60, lockSeconds: 10 },
  mail: { pollSeconds: 15 },
  identity: {
    algorithms: "RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,EdDSA".split(","),
    clockSkewSeconds: 5,
    nameClaim: "name",
    emailClaim: "email",
  },
  site: {
    /** The day of the latest accessibility test. */
    accessibilityTestedOn: "2026-11-16",
    cookieScanUrl: "/portal/cookie-scan.json",
    portalUrl: "https://miljoeportal.dk",
    openDataLicenceUrl: "http://publications.europa.eu/resource/authority/licence/CC_BY_4_0",
  },
  map: { attribution: "© Klimadatastyrelsen" },
  /** Per instance. What waits beyond these is answered 429 or 503. */
  rates: {
    addressAtOnce: 32,
    addressWaiting: 500,
    publicAtOnce: 100,
    publicAtOncePerCaller: 30,
    publicWaiting: 1000,
    signedInAtOnce: 60,
    signedInAtOncePerCaller: 12,
    signedInWaiting: 500,
    heavyAtOnce: 6,
    heavyAtOncePerCaller: 3,
    heavyWaiting: 60,
    probedHaPerHour: 10_000,
    bodyKb: 8192,
  },
  /** What callers can make us store. */
  storage: {
    sweepSeconds: 300,
    trackingKb: 4,
    trackingMb: 500,
    trackingMbPerCaller: 2,
    receiptMb: 20_000,
    receiptMbPerCaller: 1000,
    findingDays: 30,
    findingMb: 5000,
    idempotencyHours: 24,
    idempotencyMb: 1000,
    idempotencyMbPerCaller: 20,
    uploadMb: 1000,
    attachmentMbPerPerson: 500,
    /** Of all files on their way in at one instance; one caller gets half of it. */
    attachmentMemoryMb: 200,
    uploadLeftMinutes: 30,
    downloadMb: 4000,
    tileMb: 2000,
    caseReadMb: 2000,
  },
  /** Shared with the browser. */
  limits: {
    uploadMb: 25,
    uploadReadS: 9,
    uploadUnpackedMb: 250,
    uploadEntries: 2000,
    polygonVertices: 100_000,
    polygonHa: 5000,
    projectNameLength: 50,
    sketchProjectNameLength: 50,
    caseIdLength: 256,
    descriptionLength: 4096,
    remarkLength: 1024,
  },
};

export type Constants = typeof constants;

/** Other values for single constants, for tests. */
export type ConstantChanges = {
  [Section in keyof Constants]?: Partial<Constants[Section]> | undefined;
};

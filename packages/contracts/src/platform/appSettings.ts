import * as z from "zod/mini";

const address = z.nullable(z.string());

/** Map background from outside; without one the product draws its own. */
export const mapBackground = z.object({
  kind: z.enum(["wmts", "wms"]),
  url: z.string(),
  layer: z.string(),
  token: address,
  attribution: z.string(),
  /** Usually `image/jpeg`, and for WMTS the matrix set `View1`, as the Danish services have it. */
  format: z.optional(z.string()),
  matrixSet: z.optional(z.string()),
});

/** A further background to choose from; `id` is in addresses and in what the browser keeps. */
export const namedBackground = z.extend(mapBackground, {
  id: z.string(),
  titleDa: z.string(),
  titleEn: z.string(),
});

/** Figures that browser and server share, so that both refuse at the same line. */
export const limits = z.object({
  uploadMb: z.number(),
  uploadUnpackedMb: z.number(),
  uploadEntries: z.int(),
  polygonVertices: z.int(),
  polygonHa: z.number(),
  projectNameLength: z.int(),
  sketchProjectNameLength: z.int(),
  caseIdLength: z.int(),
  descriptionLength: z.int(),
  remarkLength: z.int(),
});

export const nationalGoals = z.object({
  nitrogenReductionT: z.number(),
  extractionEffortHa: z.number(),
  afforestationEffortHa: z.number(),
});

/**
 * `/app-settings.json`: SPEC 3 'App settings' with the sections `connection`,
 * `application` and `identity`, and what else differs from one installation to the next.
 */
export const appSettings = z.object({
  connection: z.object({
    api: z.string(),
    dmpNotificationUrl: address,
    portalApi: z.string(),
  }),
  application: z.object({
    helpdeskUrl: address,
    webAccessibilityUrl: address,
    /** Whether the front page's application card is open instead of 'coming soon'. */
    applicationOpen: z.boolean(),
    /** Demonstration: the page says that people and projects are invented. */
    demo: z.boolean(),
    /** What fills the product from the official sources, as it is typed where this one runs. */
    importCommand: z.string(),
    version: z.string(),
  }),
  /** What the product's own accessibility statement is filled with. */
  accessibility: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    /** A day. */
    testedOn: z.string(),
  }),
  identity: z.object({
    authority: z.string(),
    clientId: z.string(),
    scope: z.string(),
    /** Resource indicator to ask a token for, where the authority needs one. */
    resource: address,
    loginRedirectUrl: z.string(),
    logoutRedirectUrl: z.string(),
  }),
  help: z.object({
    helpdeskUrl: address,
    datasetMonitoring: address,
    serviceStatus: address,
    termOfUse: address,
  }),
  header: z.object({
    appName: z.string(),
    appOrgName: z.string(),
    /** Markdown of the about dialog, by paragraph; without any it has the portal's own text. */
    appDescription: z.array(z.string()),
    /** Address of an image that replaces our own mark. */
    appIcon: address,
    hasSearchBar: z.boolean(),
    hasAuth: z.boolean(),
    showRelatedSystems: z.boolean(),
    currentSystemId: address,
    sticky: z.boolean(),
    multiLanguages: z.boolean(),
    help: z.boolean(),
    /** Where 'operated by' of the about dialog leads. */
    portalUrl: address,
  }),
  consent: z.object({
    provider: z.enum(["own", "cookiebot"]),
    cookiebotId: address,
    /** The cookie scan in the shape of Cookiebot's report. */
    scanUrl: address,
  }),
  map: z.object({
    background: z.nullable(mapBackground),
    moreBackgrounds: z.array(namedBackground),
    search: z.nullable(z.object({ url: z.string(), token: address })),
  }),
  limits,
  nationalGoals,
});
export type AppSettings = z.infer<typeof appSettings>;

import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { AppSettings } from "@mars/contracts/appSettings";
import type { Contract } from "@mars/contracts/contract";
import Fastify, { LogController, type FastifyServerOptions } from "fastify";
import { catalogueRoutes } from "./features/catalogue/routes.ts";
import { dataSourcesRoutes } from "./features/dataSources/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { layersRoutes } from "./features/layers/routes.ts";
import { catalogueRoutes as openCatalogueRoutes } from "./features/openData/catalogue/routes.ts";
import { downloadRoutes } from "./features/openData/downloads/routes.ts";
import { ogcDocs } from "./features/openData/ogc/ogcDocs.ts";
import { ogcRoutes } from "./features/openData/ogc/routes.ts";
import { organizationsRoutes } from "./features/organizations/routes.ts";
import { screeningRoutes } from "./features/screening/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { plansRoutes } from "./features/plans/routes.ts";
import { projectsRoutes } from "./features/projects/routes.ts";
import { appSettingsOf } from "./features/settings/appSettingsOf.ts";
import { documentSettings } from "./features/settings/documentSettings.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { uploadsRoutes } from "./features/uploads/routes.ts";
import { usersRoutes } from "./features/users/routes.ts";
import { geometriesRoutes } from "./features/geometries/routes.ts";
import { landRoutes } from "./features/land/routes.ts";
import { messagesRoutes } from "./features/messages/routes.ts";
import { masterDataRoutes } from "./features/masterData/routes.ts";
import { siteRoutes } from "./features/status/heads/siteRoutes.ts";
import { projectPageFinder } from "./features/status/heads/projectPageFinder.ts";
import { unitPageFinder } from "./features/status/heads/unitPageFinder.ts";
import { UnitNames } from "./features/status/heads/UnitNames.ts";
import { statusRoutes } from "./features/status/routes.ts";
import { webhookDocs } from "./features/status/subscriptions/webhookDocs.ts";
import type { Config } from "./platform/config/readConfig.ts";
import { firstFound } from "./platform/http/firstFound.ts";
import type { App } from "./platform/http/App.ts";
import { compressAnswers } from "./platform/http/compression.ts";
import { cutStalledClients } from "./platform/http/cutStalledClients.ts";
import { serveDocumentation } from "./platform/http/docs/documentation.ts";
import { drainConnections } from "./platform/http/drainConnections.ts";
import { answerWithTags } from "./platform/http/etags.ts";
import { refuseUnreadable } from "./platform/http/input/refuseUnreadable.ts";
import { answerUnparsed } from "./platform/http/answerUnparsed.ts";
import { acceptEmptyJson } from "./platform/http/jsonBodies.ts";
import { notFoundHandler } from "./platform/http/notFound.ts";
import { idempotencyStorage } from "./platform/http/idempotencyStorage.ts";
import { mountProxy } from "./platform/http/proxy.ts";
import { publicPageFinder } from "./platform/http/publicPage.ts";
import { limitRates, openRateLimits } from "./platform/http/rateLimits.ts";
import { echoRequestId, requestId } from "./platform/http/requestId.ts";
import { securityHeaders, sendSecurityHeaders } from "./platform/http/securityHeaders.ts";
import { limitAddressConcurrency } from "./platform/http/limitAddressConcurrency.ts";
import { concurrencyLimits, limitConcurrency } from "./platform/http/limitConcurrency.ts";
import { serverBehind } from "./platform/http/serverBehind.ts";
import { WebApp } from "./platform/http/WebApp.ts";
import { Authority } from "./platform/identity/Authority.ts";
import { bearerFinder, identifier } from "./platform/identity/identify.ts";
import { EndedSessions, endedSessionStorage } from "./platform/identity/EndedSessions.ts";
import { tokenVerifier } from "./platform/identity/verifyToken.ts";
import { LayerStore } from "./platform/layers/LayerStore.ts";
import { logOptions } from "./platform/log/logOptions.ts";
import { logRequests } from "./platform/log/logRequests.ts";
import { contentMetrics } from "./platform/metrics/contentMetrics.ts";
import { countRequests, measureRequests } from "./platform/metrics/measureRequests.ts";
import { Metrics } from "./platform/metrics/Metrics.ts";
import { MeasuringPool } from "./platform/overlap/MeasuringPool.ts";
import { keptKinds } from "./platform/personalData/keptKinds.ts";
import { PdfWriter } from "./platform/pdf/PdfWriter.ts";
import { sendProblem } from "./platform/problems/sendProblem.ts";
import type { Tracing } from "./platform/tracing/startTracing.ts";
import { PageRenderer } from "./platform/pages/PageRenderer.ts";
import { readPublic } from "./platform/pages/readPublic.ts";
import { RenderedPages } from "./platform/pages/RenderedPages.ts";
import { ChangeWatch } from "./platform/publicData/ChangeWatch.ts";
import { danishDay } from "./platform/publicData/danishDay.ts";
import { NotModified } from "./platform/publicData/NotModified.ts";
import { ResponseCache } from "./platform/publicData/ResponseCache.ts";
import { serveCachedUrls } from "./platform/publicData/serveCachedUrls.ts";
import { StorageSweep } from "./platform/storage/StorageSweep.ts";
import { noteFullDisk } from "./platform/problems/noteFullDisk.ts";
import { authorityCheck, databaseCheck, diskCheck, migrationsCheck } from "./readinessChecks.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

export type ServerParts = Pick<Services, "config" | "database"> & {
  now?: () => Date;
  /** Where it was begun before the server, as `main` does for the database. */
  metrics?: Metrics;
  tracing?: Tracing | null;
  /** Where log lines go instead of standard output. */
  logStream?: { write(line: string): void };
  /** True while the process is on its way out: it answers, but takes no new work. */
  stopping?: () => boolean;
};

/** Answers from memory cost a tenth of others or less, so a caller may have that many more. */
const MEMORY_RATE = 10;
const PDF_WARM_UP_AFTER_MS = 5_000;
const PAGES_WARM_UP_AFTER_MS = 500;
/** Where most people land: rendered before the first of them comes. */
const landingPages = ["/", "/status/overview"];

const projectRoot = join(import.meta.dirname, "../../..");

/** The whole API, ready to listen or to be injected into. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const { config, database } = parts;
  const metrics = parts.metrics ?? new Metrics();
  const measuring = new MeasuringPool(Math.min(4, availableParallelism()));
  const layers = new LayerStore({
    database,
    pool: measuring,
    folder: join(config.database.dataDir, "layers"),
    warn: (message) => app.log.warn(message),
  });
  const changes = new ChangeWatch({
    database: database.watch,
    warn: (message) => app.log.warn(message),
  });
  const responseCache = new ResponseCache(changes);
  const storage = new StorageSweep({
    database,
    sweepSeconds: config.storage.sweepSeconds,
    log: () => app.log,
    metrics,
  });
  const services: Services = {
    config,
    database,
    now: parts.now ?? (() => new Date()),
    layers,
    measuring,
    pdf: new PdfWriter(),
    changes,
    responseCache,
    metrics,
    storage,
  };
  metrics.watchQueue("measuring", () => measuring.length);
  metrics.watchQueue("pdf", () => services.pdf.length);
  contentMetrics(metrics, database.read);
  const { authority } = config.identity;
  const provider = new Authority(authority, embeddedAuthority(parts));
  const verify = tokenVerifier(provider, config.identity);
  const findBearer = bearerFinder(verify, database, config.identity);
  const endedSessions = new EndedSessions(database);
  storage.keep(endedSessionStorage);
  for (const kind of keptKinds(config)) storage.keep(kind);
  const { publicUrl } = config.server;
  const unitNames = new UnitNames(database);
  const webRoot = join(projectRoot, config.server.webRoot);
  const renderer = PageRenderer.open(`${webRoot}-server`, {
    settings: renderedSettings(config),
    read: (address) => readPublic(app, config.apiPath + address),
  });
  const pages =
    renderer &&
    new RenderedPages({
      renderer,
      responseCache,
      today: danishDay(services.now),
      warn: (message) => app.log.warn(message),
    });
  if (renderer) metrics.watchQueue("pages", () => renderer.length);
  const webApp = WebApp.open(webRoot, {
    find: firstFound(projectPageFinder(database, publicUrl), unitPageFinder(unitNames, publicUrl)),
    publicUrl,
    apiUrl: publicUrl + config.apiPath,
    settings: documentSettings(config, version),
    rendered: pages,
  });
  const contracts: Contract[] = [];

  const requests = countRequests(metrics);
  const notModified = new NotModified({
    urls: responseCache.urls,
    onAnswered: ({ requestId, ...told }) => {
      requests.inc(told);
      app.log.info({ requestId, ...told }, "answered");
    },
  });
  const app = Fastify({ ...serverOptions(parts), serverFactory: serverBehind(notModified) });
  app.addHook("preClose", async () => notModified.close());
  app.decorate("platform", {
    config,
    database,
    contracts,
    identify: identifier(findBearer, endedSessions, metrics),
    limitConcurrency: limitConcurrency(concurrencyLimits(config), metrics),
    storage,
    keys: storage.keep(idempotencyStorage(config)),
  });
  app.addHook("onListen", async () => storage.start());
  app.addHook("onClose", async () => {
    await storage.stop();
    layers.close();
    await Promise.all([measuring.close(), services.pdf.close(), renderer?.close()]);
  });
  // Only where people are served, and after the rush of starting: a first PDF should not wait.
  app.addHook("onListen", async () => {
    setTimeout(() => services.pdf.warmUp(), PDF_WARM_UP_AFTER_MS).unref();
  });
  if (pages)
    app.addHook("onListen", async () => {
      const warmUp = () => {
        for (const url of landingPages)
          void app.inject({ url, headers: { "accept-encoding": "br" } }).catch(() => undefined);
      };
      setTimeout(warmUp, PAGES_WARM_UP_AFTER_MS).unref();
    });
  app.decorateRequest("person", null);
  app.setErrorHandler(sendProblem);
  parts.tracing?.attach(app);
  echoRequestId(app);
  logRequests(app);
  measureRequests(app, metrics, requests);
  drainConnections(app);
  cutStalledClients(app, config.server.stalledSeconds * 1000);
  await openRateLimits(app);
  // Before the queues: bytes that are ready cost less than a place in one.
  serveCachedUrls(app, responseCache.urls, { perMinute: MEMORY_RATE * config.rates.perMinute });
  limitAddressConcurrency(app, config, metrics);
  acceptEmptyJson(app);
  refuseUnreadable(app);
  const pageHeaders = securityHeaders(config, webApp?.inlineScriptHashes ?? []);
  sendSecurityHeaders(app, pageHeaders, config.apiPath);
  limitRates(app, config);
  app.setNotFoundHandler(
    notFoundHandler({
      apiPath: config.apiPath,
      contracts,
      webApp,
      publicPageOf: publicPageFinder(config),
    }),
  );
  answerWithTags(app);
  await compressAnswers(app);

  const hasFullDisk = noteFullDisk(app);
  await app.register(
    async (api: App) => {
      await healthRoutes(api, {
        checks: [
          databaseCheck(database),
          migrationsCheck(database),
          authorityCheck(provider),
          diskCheck(config.database.dataDir, hasFullDisk),
        ],
        hasPublicAnswers: () => !responseCache.isEmpty,
        metrics,
        stopping: parts.stopping,
      });
      await searchRoutes(api, services);
      await usersRoutes(api, services, { findBearer, endedSessions });
      await organizationsRoutes(api, services);
      await layersRoutes(api, services);
      await projectsRoutes(api, services);
      await plansRoutes(api, services);
      await masterDataRoutes(api, services);
      await messagesRoutes(api, services);
      await statusRoutes(api, services);
      await landRoutes(api, services);
      await catalogueRoutes(api, services);
      await dataSourcesRoutes(api, services);
      await geometriesRoutes(api, services);
      await screeningRoutes(api, services);
      await uploadsRoutes(api, services);
      openCatalogueRoutes(api, services);
      downloadRoutes(api, services, version);
      serveDocumentation(api, {
        version,
        urls: responseCache.urls,
        chapters: [ogcDocs(publicUrl), webhookDocs],
      });
    },
    { prefix: config.apiPath },
  );
  await settingsRoutes(app, services, version);
  siteRoutes(app, { names: unitNames, database, publicUrl });
  await ogcRoutes(app, services, version);
  const { embeddedIdentityUrl, embeddedPortalUrl } = config.server;
  if (embeddedIdentityUrl !== null) mountProxy(app, "/identity", embeddedIdentityUrl);
  if (embeddedPortalUrl !== null) mountProxy(app, "/portal", embeddedPortalUrl);
  return app;
}

/** As the browser will have them: on `localhost` the built-in ones, unless the document brings others (SPEC 7). */
function renderedSettings(config: Config): AppSettings | null {
  const { hostname } = new URL(config.server.publicUrl);
  return hostname === "localhost"
    ? documentSettings(config, version)
    : appSettingsOf(config, version);
}

/** Our own proxy shows the embedded provider; this process asks it directly. */
function embeddedAuthority({ config }: ServerParts): string | null {
  const inner = config.server.embeddedIdentityUrl;
  if (inner === null) return null;
  return new URL(inner).pathname === "/" ? `${inner}/identity` : inner;
}

function serverOptions({ config, logStream }: ServerParts): FastifyServerOptions {
  const hops = config.server.trustProxy;
  return {
    logger: logOptions(config.server.logLevel, logStream),
    logController: new LogController({
      // Fastify's own lines carry whole addresses; logRequests writes ours.
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: requestId,
    trustProxy: typeof hops === "number" ? (_address, hop) => hop < hops : hops,
    bodyLimit: config.rates.bodyKb * 1024,
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false },
    clientErrorHandler: answerUnparsed,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  };
}

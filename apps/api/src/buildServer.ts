import type { Contract } from "@mars/contracts/platform/contract";
import Fastify, { LogController, type FastifyServerOptions } from "fastify";
import { healthRoutes } from "./features/health/routes.ts";
import { ogcRoutes } from "./features/openData/ogc/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { siteRoutes } from "./features/status/heads/siteRoutes.ts";
import { UnitNames } from "./features/status/heads/UnitNames.ts";
import type { App } from "./platform/http/App.ts";
import { compressAnswers } from "./platform/http/answers/compression.ts";
import { closeStalledConnections } from "./platform/http/connections/closeStalledConnections.ts";
import { drainConnections } from "./platform/http/connections/drainConnections.ts";
import { answerWithTags } from "./platform/http/answers/etags.ts";
import { refuseUnreadable } from "./platform/http/input/refuseUnreadable.ts";
import { handleClientError } from "./platform/http/connections/handleClientError.ts";
import { acceptEmptyJson } from "./platform/http/bodies/jsonBodies.ts";
import { notFoundHandler } from "./platform/webApp/notFound.ts";
import { idempotencyStorage } from "./platform/http/idempotency/idempotencyStorage.ts";
import { mountProxy } from "./platform/http/proxy.ts";
import { publicPageFinder } from "./platform/http/publicPage.ts";
import { limitRates, openRateLimits } from "./platform/http/callers/rateLimits.ts";
import { echoRequestId, requestId } from "./platform/http/callers/requestId.ts";
import { securityHeaders, sendSecurityHeaders } from "./platform/http/security/securityHeaders.ts";
import { limitAddressConcurrency } from "./platform/http/concurrency/limitAddressConcurrency.ts";
import {
  concurrencyLimits,
  limitConcurrency,
} from "./platform/http/concurrency/limitConcurrency.ts";
import { httpServerFactory } from "./platform/publicData/httpServerFactory.ts";
import { Authority } from "./platform/identity/Authority.ts";
import { bearerFinder, identifier } from "./platform/identity/identify.ts";
import { RevokedSessions, revokedSessionStorage } from "./platform/identity/RevokedSessions.ts";
import { logoutVerifier } from "./platform/identity/verifyLogout.ts";
import { tokenVerifier } from "./platform/identity/verifyToken.ts";
import { logOptions } from "./platform/log/logOptions.ts";
import { logRequests } from "./platform/log/logRequests.ts";
import { countRequests, measureRequests } from "./platform/metrics/measureRequests.ts";
import { Metrics } from "./platform/metrics/Metrics.ts";
import { retentionKinds } from "./platform/personalData/retentionKinds.ts";
import { sendProblem } from "./platform/problems/sendProblem.ts";
import type { Tracing } from "./platform/tracing/startTracing.ts";
import { NotModified } from "./platform/publicData/NotModified.ts";
import { serveCachedUrls } from "./platform/publicData/serveCachedUrls.ts";
import { detectDiskFull } from "./platform/problems/detectDiskFull.ts";
import {
  authorityCheck,
  clockCheck,
  databaseCheck,
  diskCheck,
  migrationsCheck,
} from "./readinessChecks.ts";
import { featureRoutes } from "./featureRoutes.ts";
import { closeServices, openServices } from "./openServices.ts";
import { openWebApp } from "./openWebApp.ts";
import { warmUpAfterStart } from "./warmUpAfterStart.ts";
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

/** The whole API, ready to listen or to be injected into. */
export async function buildServer(parts: ServerParts): Promise<App> {
  const { config, database } = parts;
  const services = openServices(parts, () => app.log);
  const { responseCache, storage, metrics } = services;
  const provider = new Authority(config.identity.authority, embeddedAuthority(parts));
  const revokedSessions = new RevokedSessions(database);
  const findBearer = bearerFinder(
    tokenVerifier(provider, config.identity),
    database,
    revokedSessions,
    config.identity,
  );
  storage.registerKind(revokedSessionStorage);
  for (const kind of retentionKinds(config)) storage.registerKind(kind);
  const unitNames = new UnitNames(database);
  const { webApp, renderer } = openWebApp(services, unitNames, () => app);
  const contracts: Contract[] = [];

  const requests = countRequests(metrics);
  let isClosing = false;
  const isStopping = () => isClosing || (parts.stopping?.() ?? false);
  const notModified = new NotModified({
    urls: responseCache.urls,
    isStopping,
    onAnswered: ({ requestId, ...told }) => {
      requests.inc(told);
      app.log.info({ requestId, ...told }, "answered");
    },
  });
  const app = Fastify({ ...serverOptions(parts), serverFactory: httpServerFactory(notModified) });
  app.decorate("platform", {
    config,
    database,
    contracts,
    identify: identifier(findBearer, metrics),
    limitConcurrency: limitConcurrency(concurrencyLimits(config), metrics),
    storage,
    keys: storage.registerKind(idempotencyStorage(config)),
  });
  app.addHook("onListen", async () => storage.start());
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onClose", async () => {
    await closeServices(services);
    await renderer?.close();
  });
  warmUpAfterStart(app, { pdf: services.pdf, rendersPages: renderer !== null });
  app.decorateRequest("person", null);
  app.setErrorHandler(sendProblem);
  parts.tracing?.attach(app);
  echoRequestId(app);
  logRequests(app);
  measureRequests(app, metrics, requests);
  drainConnections(app, isStopping);
  closeStalledConnections(app, config.server.stalledSeconds * 1000);
  await openRateLimits(app);
  // Before the queues: bytes that are ready cost less than a place in one.
  serveCachedUrls(app, responseCache.urls, { perMinute: MEMORY_RATE * config.rates.perMinute });
  limitAddressConcurrency(app, config, metrics);
  acceptEmptyJson(app);
  refuseUnreadable(app);
  const pageHeaders = securityHeaders(config, webApp?.inlineScriptHashes ?? []);
  sendSecurityHeaders(app, pageHeaders, config.apiPath);
  limitRates(app, config);
  const { apiPath } = config;
  const publicPageOf = publicPageFinder(config);
  app.setNotFoundHandler(notFoundHandler({ apiPath, contracts, webApp, publicPageOf }));
  answerWithTags(app);
  await compressAnswers(app);

  const checks = [
    databaseCheck(database),
    migrationsCheck(database),
    clockCheck(database, config.identity.clockSkewSeconds),
    authorityCheck(provider),
    diskCheck(config.database.dataDir, detectDiskFull(app)),
  ];
  const hasPublicAnswers = () => !responseCache.isEmpty;
  await app.register(
    async (api: App) => {
      await healthRoutes(api, { checks, hasPublicAnswers, metrics, stopping: parts.stopping });
      await featureRoutes(api, services, {
        findBearer,
        revokedSessions,
        verifyLogout: logoutVerifier(provider, config.identity),
      });
    },
    { prefix: apiPath },
  );
  await settingsRoutes(app, services, version);
  siteRoutes(app, { names: unitNames, database, publicUrl: config.server.publicUrl });
  await ogcRoutes(app, services, version);
  const { embeddedIdentityUrl, embeddedPortalUrl } = config.server;
  if (embeddedIdentityUrl !== null) mountProxy(app, "/identity", embeddedIdentityUrl);
  if (embeddedPortalUrl !== null) mountProxy(app, "/portal", embeddedPortalUrl);
  return app;
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
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
    forceCloseConnections: "idle",
    return503OnClosing: false,
  };
}

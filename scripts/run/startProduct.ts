import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { type Config, readConfig } from "../../apps/api/src/platform/config/readConfig.ts";
import { demoPeople } from "../../apps/identity/src/demoPeople.ts";
import { startIdentity } from "../../apps/identity/src/startIdentity.ts";
import { extraSystemsOf } from "../../apps/portal/src/settings.ts";
import { startPortal } from "../../apps/portal/src/startPortal.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import type { ShutdownStack } from "./ShutdownStack.ts";
import { StartProblem } from "./StartProblem.ts";
import { announce } from "./announce.ts";
import { buildWeb } from "./buildWeb.ts";
import { ensureWritable } from "./ensureWritable.ts";
import { lockDataFolder } from "./lockDataFolder.ts";
import { openDatabase } from "./openDatabase.ts";
import { prepareDatabase } from "./prepareDatabase.ts";
import { type Program, startProgram } from "./startProgram.ts";
import { waitUntilReady } from "./waitUntilReady.ts";

const OF_THE_API = ["/api", "/identity", "/portal", "/ogc", "/app-settings.json", "/was"];

/** What closing takes after the API has drained and its open requests have ended. */
const SPARE_SECONDS = 5;

export type StartOptions = {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Live reload: Vite serves the web app and the API restarts when its code changes. */
  dev: boolean;
  running: ShutdownStack;
  /** Called when a part dies that no one asked to stop. */
  onLoss: (part: string) => void;
};

/** Starts every part that configuration does not place elsewhere, and says where to find it. */
export async function startProduct(options: StartOptions): Promise<void> {
  const { root, env, dev, running } = options;
  const config = readConfig(env);
  const { port, host, publicUrl: publicOrigin } = config.server;
  const dataDir = resolve(root, config.database.dataDir);
  await ensurePortFree(port, host);
  await ensureWritable(dataDir);
  // Instances that have everything elsewhere may share a folder; an embedded part may not.
  if (!config.database.url || !env.OIDC_AUTHORITY || !env.PORTAL_API) {
    running.add("the data folder", await lockDataFolder(dataDir, publicOrigin));
  }

  const apiPort = dev ? await freePort() : port;
  const api = startApi(options, config);
  // In parallel: the database takes longest and keeps one core busy.
  const [databaseUrl, identityUrl, portalUrl] = await Promise.all([
    progressDatabase(options, config, dataDir),
    env.OIDC_AUTHORITY
      ? undefined
      : progressIdentity(options, config, {
          dataDir,
          logoutUrl: `http://${reachable(host)}:${apiPort}${config.apiPath}/user/back-channel-logout`,
        }),
    env.PORTAL_API ? undefined : progressPortal(options, publicOrigin, dataDir),
    dev ? undefined : progress("Web app", () => buildWeb(root)),
  ]);
  await progress("API", async () => {
    const program = api({
      PORT: String(apiPort),
      PUBLIC_ORIGIN: publicOrigin,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // At home a log line for each request only hides the address; a service wants them.
      LOG_LEVEL: env.LOG_LEVEL || (config.database.url ? "info" : "warn"),
      OIDC_AUDIENCE: config.identity.audience.join(","),
      ...(identityUrl !== undefined && { EMBEDDED_IDENTITY_URL: identityUrl }),
      ...(portalUrl !== undefined && { EMBEDDED_PORTAL_URL: portalUrl }),
    });
    await waitUntilReady(`http://${reachable(host)}:${apiPort}/api/health/ready`, program);
  });
  if (dev) running.add("Vite", await startViteServer(root, { port, host, apiPort }));
  process.stdout.write(announce(publicOrigin, env.OIDC_AUTHORITY ? [] : demoPeople));
}

/**
 * The API as a process that has read its modules by the time the settings are known. With live
 * reload it is started again again and again, and then has to have them from the beginning.
 */
function startApi(
  { root, env, dev, running, onLoss }: StartOptions,
  { server }: Config,
): (settings: NodeJS.ProcessEnv) => Program {
  const main = join(root, "apps", "api", "src", "main.ts");
  const killAfterMs = 1000 * (server.drainSeconds + server.stopSeconds + SPARE_SECONDS);
  const start = (programEnv: NodeJS.ProcessEnv, nodeOptions: string[]) => {
    const program = startProgram(main, programEnv, { nodeOptions, killAfterMs });
    void program.ended.then(() => onLoss("the API"));
    return program;
  };
  const preload = join(root, "scripts", "run", "preloadApi.ts");
  const preloaded = dev ? null : start(env, ["--import", preload]);
  return (settings) => {
    const program = preloaded ?? start({ ...env, ...settings }, ["--watch"]);
    preloaded?.settle(settings);
    // Only now: it is to be stopped before the parts it uses, and those are up by now.
    running.add("the API", () => program.stop());
    return program;
  };
}

async function progressIdentity(
  { running, onLoss }: StartOptions,
  config: Config,
  place: { dataDir: string; logoutUrl: string },
): Promise<string> {
  const { publicUrl: publicOrigin, demo } = config.server;
  // The API may accept several audiences; the embedded provider issues tokens for the first.
  const audience = config.identity.audience[0];
  const { clientId } = config.identity;
  const identity = await progress("Identity provider", (say) =>
    startIdentity({
      ...place,
      publicOrigin,
      demo,
      clientId,
      ...(audience && { audience }),
      onLog: complaintsTo(say),
    }),
  );
  running.add("the identity provider", () => identity.stop());
  void identity.ended.then(() => onLoss("the identity provider"));
  return identity.url;
}

async function progressPortal(
  { env, running, onLoss }: StartOptions,
  publicOrigin: string,
  dataDir: string,
): Promise<string> {
  // With an authority of one's own it is a service, and no one there may read invented messages.
  const isDemonstration = !env.OIDC_AUTHORITY;
  const portal = await progress("Portal", () =>
    startPortal({
      dataDir,
      publicOrigin,
      isDemonstration,
      extraSystems: extraSystemsOf(env.PORTAL_EXTRA_SYSTEMS),
    }),
  );
  running.add("the portal", () => portal.stop());
  void portal.ended.then(() => onLoss("the portal"));
  return portal.url;
}

async function progressDatabase(
  { root, env, running, onLoss }: StartOptions,
  config: Config,
  dataDir: string,
): Promise<string> {
  return (
    await progress("Database", async (say) => {
      let url = config.database.url;
      if (!url) {
        const embedded = await openDatabase(dataDir, () => onLoss("the database"));
        running.add("the database", () => embedded.stop());
        url = embedded.url;
      }
      const demoData = env.DEMO_DATA ? env.DEMO_DATA === "1" : !env.OIDC_AUTHORITY;
      const demo = demoData
        ? {
            identityIssuer: config.identity.authority,
            // Another number draws other projects, sketches and state land, for tests that must not know them.
            ...(env.DEMO_SEED && { contentSeed: Number(env.DEMO_SEED) }),
          }
        : null;
      await prepareDatabase(root, url, { demo, say });
      return { url };
    })
  ).url;
}

/** An address that this machine reaches itself at. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

function complaintsTo(say: (line: string) => void): (line: string) => void {
  return (line) => {
    if (/"event":"(?:error|refused|server_error)"/.test(line)) say(line);
  };
}

/** Asks for the port before anything slow has begun, so that a taken one is told at once. */
export async function ensurePortFree(port: number, host: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return;
  if (code === "EADDRINUSE") {
    throw new StartProblem(`port ${port} is taken by another program; choose another with PORT.`);
  }
  if (code === "EACCES") {
    throw new StartProblem(
      `port ${port} may not be opened by this user; choose another with PORT.`,
    );
  }
  throw new StartProblem(`cannot listen on ${host}:${port} (${code}); check HOST and PORT.`);
}

/** Runs one step of the start and says what it was and how long it took. */
async function progress<T>(
  title: string,
  work: (say: (line: string) => void) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const say = (line: string) => process.stdout.write(`    ${line}\n`);
  process.stdout.write(`  ${title} …\n`);
  const result = await work(say);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = typeof result === "string" ? `${result}, ` : "";
  process.stdout.write(`  ${title}: ${outcome}${seconds} s\n`);
  return result;
}

type Ports = { port: number; host: string; apiPort: number };

/** Serves the web app from its sources with live reload, and hands the rest on to the API. */
async function startViteServer(
  root: string,
  { port, host, apiPort }: Ports,
): Promise<() => Promise<void>> {
  const { createServer } = await import("vite");
  const target = `http://127.0.0.1:${apiPort}`;
  const server = await createServer({
    root: join(root, "apps", "web"),
    configFile: join(root, "apps", "web", "vite.config.ts"),
    server: {
      port,
      host,
      strictPort: true,
      // The API and the provider look at the host people use, not at the inner one.
      proxy: Object.fromEntries(
        OF_THE_API.map((path) => [path, { target, changeOrigin: false, xfwd: true }]),
      ),
    },
  });
  await server.listen();
  return () => server.close();
}

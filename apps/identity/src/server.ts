import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type KoaContextWithOIDC, Provider } from "oidc-provider";
import { serveAsset } from "./assets.ts";
import { backchannelLogout } from "./backchannelLogout.ts";
import { configurationOf } from "./configuration.ts";
import { demoPeople, type DemoPerson, findDemoPerson } from "./demoPeople.ts";
import type { Keys } from "./keys.ts";
import { log } from "./log.ts";
import { comesFromLoopback, isLoopbackHost, refusalText } from "./loopback.ts";
import { mountPath } from "./mountPath.ts";
import { type Language, languageOf, texts } from "./pages/language.ts";
import { expiredPage } from "./pages/messagePages.ts";
import { sendPage } from "./pages/page.ts";
import { signInPage, type SignInProblem } from "./pages/signInPage.ts";
import { redirectsOf } from "./redirects.ts";
import type { Settings } from "./settings.ts";
import { showSignOut } from "./showPage.ts";
import type { Store } from "./store.ts";
import { userinfoHandler } from "./userinfo.ts";

const maxBytes = 4096;

const interactionPath = /^\/interaction\/([\w-]+)(\/abort)?$/;

export function buildServer(settings: Settings, keys: Keys, store: Store): Server {
  const provider = buildProvider(settings, keys, store);
  const passOn = provider.callback();
  const userinfo = userinfoHandler(settings, keys, redirectsOf(settings.publicOrigin));
  const publicUrl = new URL(settings.publicOrigin);
  const publicIsLoopback = isLoopbackHost(publicUrl.host);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isLocal = publicIsLoopback && comesFromLoopback(request);
    if (!isLocal && !settings.demo) return sendText(response, 403, refusalText);
    const originalUrl = request.url ?? "/";
    if (!originalUrl.startsWith(`${mountPath}/`)) return sendText(response, 404, "Not found.");
    Object.assign(request, { originalUrl, url: originalUrl.slice(mountPath.length) });
    // On loopback people stay at the name and port they came by (127.0.0.1, a development server);
    // elsewhere every address we give out is below the issuer, whatever the caller claimed.
    if (!isLocal) {
      request.headers["x-forwarded-host"] = publicUrl.host;
      request.headers["x-forwarded-proto"] = publicUrl.protocol.slice(0, -1);
    }

    const [pathname = ""] = (request.url ?? "").split("?", 1);
    if (serveAsset(pathname, response)) return;
    if (pathname === "/me") return userinfo(request, response);
    if (isSignIn(pathname)) return signIn(provider, request, response);
    await passOn(request, response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log("error", { name: error instanceof Error ? error.name : "unknown" });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "The identity provider failed.");
    });
  });
}

function sendText(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(`${sentence}\n`);
}

function buildProvider(settings: Settings, keys: Keys, store: Store): Provider {
  const redirects = redirectsOf(settings.publicOrigin);
  const provider = new Provider(
    settings.publicOrigin + mountPath,
    configurationOf({ settings, keys, store, redirects }),
  );
  provider.proxy = true;
  // The library compares whole addresses; a development server's port is not known in advance.
  const client = provider.Client.prototype;
  client.redirectUriAllowed = (uri) => redirects.allowsSignIn(uri);
  client.postLogoutRedirectUriAllowed = (uri) => redirects.allowsSignOut(uri);

  // For a sign-out without session and a change of person the library sends an inline script of
  // its own, which the site's content policy stops.
  provider.use(async (plainContext, next) => {
    await next();
    const context = plainContext as KoaContextWithOIDC;
    const { oidc } = context;
    if (context.status !== 200) return;
    if (oidc?.route === "end_session" && !oidc.session?.accountId) showSignOut(context);
    if (oidc?.route === "resume") showSignOut(context);
  });
  provider.on("grant.revoked", (context) => void backchannelLogout(context));
  provider.on("backchannel.error", (_context, error) => log("logout-untold", { name: error.name }));
  provider.on("server_error", (_context, error) => log("error", { name: error.name }));
  provider.on("grant.error", (_context, error) => log("grant-refused", { code: error.message }));
  provider.on("authorization.error", (_context, error) =>
    log("authorization-refused", { code: error.message }),
  );
  return provider;
}

/** A small urlencoded body. What is larger than any of our forms is read as an empty one. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return new URLSearchParams(bytes > maxBytes ? "" : Buffer.concat(chunks).toString("utf8"));
}

function isSignIn(pathname: string): boolean {
  return interactionPath.test(pathname);
}

/** The page where a demo person is chosen, and what follows from the choice. */
async function signIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const wished = url.searchParams.get("lang");
  const [, uid = "", abort] = interactionPath.exec(url.pathname) ?? [];
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined);
  if (interaction?.uid !== uid) {
    return sendPage(response, expiredPage(languageOf(wished)), 400);
  }
  if (abort !== undefined) {
    const result = { error: "access_denied", error_description: "cancelled" };
    return provider.interactionFinished(request, response, result);
  }
  const { ui_locales: locales, redirect_uri: redirectUri } = interaction.params;
  const language = languageOf(wished, locales);
  const shown = {
    language,
    path: `${mountPath}/interaction/${uid}`,
    redirectOrigin: new URL(String(redirectUri)).origin,
  };
  if (request.method !== "POST") return sendPage(response, signInPage(shown));

  const choice = chosenPerson(await readForm(request), language);
  if (choice === undefined) return sendPage(response, signInPage(shown), 400);
  if ("message" in choice) {
    return sendPage(response, signInPage({ ...shown, problem: choice }), 422);
  }
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId: choice.id } },
    { mergeWithLastSubmission: false },
  );
}

/** Who the form asks for. A company is found by the CVR number that was entered, not by its button. */
function chosenPerson(
  form: URLSearchParams,
  language: Language,
): DemoPerson | SignInProblem | undefined {
  const person = findDemoPerson(form.get("person") ?? "");
  if (person?.group !== "company") return person;

  const cvr = form.get("cvr") ?? "";
  const digits = cvr.replace(/\s/g, "").replace(/^DK/i, "");
  const companies = demoPeople.filter(({ group }) => group === "company");
  const company = companies.find(({ vat }) => vat === `DK${digits}`);
  if (company !== undefined) return company;

  const text = texts[language];
  const known = companies.map(({ vat }) => vat?.slice(2)).join(", ");
  const message = /^\d{8}$/.test(digits) ? `${text.cvrUnknown} ${known}.` : text.cvrMissing;
  return { personId: person.id, cvr, message };
}

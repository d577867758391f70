import { spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { type Authority, Browser, type Client } from "./Authority.ts";

const PROGRAM = "/usr/bin/glewlwyd";
const SAMPLE = "/usr/share/doc/glewlwyd/glewlwyd.conf.sample.gz";
const SCHEMA = "/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz";
const PASSWORD = "glewlwyd-trial";
const OWN = ["name", "vat", "organization", "roles"];

/** Debian's glewlwyd with a database of its own; its tokens name the person, its userinfo the roles. */
export async function startGlewlwyd(client: Client): Promise<Authority | string> {
  if (!existsSync(PROGRAM) || !existsSync(SCHEMA))
    return "not on this machine (apt-get install --no-install-recommends glewlwyd)";
  const folder = mkdtempSync(join(tmpdir(), "mars-glewlwyd-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const database = join(folder, "glewlwyd.db");
  writeFileSync(join(folder, "glewlwyd.conf"), configurationOf(port, database, folder));
  const store = new DatabaseSync(database);
  store.exec(gunzipSync(readFileSync(SCHEMA)).toString());
  store.close();
  const child = spawn(PROGRAM, ["--config-file", join(folder, "glewlwyd.conf")], {
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  for (let turn = 0; turn < 100; turn += 1) {
    if (
      await fetch(`${origin}/config`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const admin = new Browser();
  const send = async (browser: Browser, method: string, path: string, body: object) => {
    const answer = await browser.ask(`${origin}/api/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
    if (!answer.ok)
      throw new Error(`glewlwyd: ${method} ${path} ${answer.status} ${await answer.text()}`);
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await send(admin, "POST", "auth/", { username: "admin", password: "password" });
    await setUp((method, path, body) => send(admin, method, path, body), { origin, client });
  } catch (error) {
    await stop();
    throw error;
  }
  const created = new Set<string>();
  return {
    issuer: `${origin}/api/oidc`,
    env: { OIDC_AUTHORITY: `${origin}/api/oidc`, OIDC_AUDIENCE: "mars", OIDC_SCOPE: "openid mars" },
    authorization: { scope: "openid mars", g_continue: "true" },
    otherAuthorization: { scope: "openid other", g_continue: "true" },
    asksUserinfo: true,
    async setPerson(username, claims) {
      const isNew = !created.has(username);
      const person = {
        username,
        password: PASSWORD,
        enabled: true,
        scope: ["openid", "mars", "other"],
        ...claims,
      };
      await send(admin, isNew ? "POST" : "PUT", isNew ? "user/" : `user/${username}`, person);
      created.add(username);
    },
    async enter(browser, username) {
      await send(browser, "POST", "auth/", { username, password: PASSWORD });
      await send(browser, "PUT", `auth/grant/${client.clientId}`, { scope: "openid mars other" });
    },
    confirmSignOut: (browser, answer) => {
      const sid = new URL(answer.headers.get("location") ?? origin).searchParams.get("sid");
      return send(browser, "DELETE", `oidc/session/${sid}`, {});
    },
    stop,
  };
}

type Send = (method: string, path: string, body: object) => Promise<void>;

async function setUp(send: Send, { origin, client }: { origin: string; client: Client }) {
  const field = { read: true, write: true, "profile-read": true, "profile-write": false };
  await send("PUT", "mod/user/database", {
    module: "database",
    name: "database",
    display_name: "Database backend",
    order_rank: 0,
    readonly: false,
    parameters: {
      "use-glewlwyd-connection": true,
      "data-format": {
        vat: { multiple: false, ...field },
        organization: { multiple: false, ...field },
        roles: { multiple: true, ...field },
      },
    },
  });
  await send("PUT", "mod/client/database", {
    module: "database",
    name: "database",
    display_name: "Database backend",
    order_rank: 0,
    readonly: false,
    parameters: {
      "use-glewlwyd-connection": true,
      "data-format": {
        redirect_uri: { multiple: true, ...field },
        authorization_type: { multiple: true, ...field },
        token_endpoint_auth_method: { multiple: true, ...field },
        backchannel_logout_uri: { multiple: false, ...field },
        backchannel_logout_session_required: { multiple: false, ...field },
      },
    },
  });
  await send("PUT", "mod/reload/", {});
  for (const name of ["mars", "other"])
    await send("POST", "scope/", { name, display_name: name, password_required: false });
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  await send("POST", "mod/plugin/", {
    module: "oidc",
    name: "oidc",
    display_name: "OpenID Connect",
    order_rank: 1,
    enabled: true,
    parameters: {
      iss: `${origin}/api/oidc`,
      "jwt-type": "rsa",
      "jwt-key-size": "256",
      key: privateKey,
      cert: publicKey,
      "access-token-duration": 3600,
      "refresh-token-duration": 86_400,
      "code-duration": 600,
      "allow-non-oidc": true,
      "auth-type-token-enabled": false,
      "auth-type-id-token-enabled": true,
      "auth-type-none-enabled": false,
      "auth-type-password-enabled": false,
      "auth-type-client-enabled": false,
      "auth-type-device-enabled": false,
      "auth-type-code-enabled": true,
      "auth-type-refresh-enabled": true,
      "pkce-allowed": true,
      "subject-type": "public",
      "session-management-allowed": true,
      "session-cookie-name": "GLEWLWYD2_OIDC_SID",
      "session-cookie-expiration": 2_419_200,
      "back-channel-logout-allowed": true,
      "client-backchannel_logout_uri-parameter": "backchannel_logout_uri",
      "additional-parameters": OWN.map((name) => ({
        "user-parameter": name,
        "token-parameter": name,
        "token-changed": false,
      })),
      "name-claim": "mandatory",
      "name-claim-scope": ["openid"],
      claims: OWN.slice(1).map((name) => ({
        name,
        "user-property": name,
        type: "string",
        mandatory: true,
        "on-demand": false,
        scope: ["openid"],
      })),
      scope: ["mars", "other"].map((name) => ({ name, "refresh-token-rolling": true })),
    },
  });
  await send("POST", "client/", {
    client_id: client.clientId,
    name: "MARS",
    enabled: true,
    confidential: false,
    redirect_uri: [client.redirectUri],
    authorization_type: ["code", "refresh_token"],
    token_endpoint_auth_method: ["none"],
    scope: ["openid", "mars", "other"],
    backchannel_logout_uri: client.logoutUri,
    backchannel_logout_session_required: "1",
  });
}

/** Debian's sample with our own port, address and database. */
function configurationOf(port: number, database: string, modules: string): string {
  return gunzipSync(readFileSync(SAMPLE))
    .toString()
    .replace(/^port=.*/m, `port=${port}\nbind_address="127.0.0.1"`)
    .replace(/^external_url=.*/m, `external_url="http://127.0.0.1:${port}"`)
    .replace(/^cookie_domain=.*/m, 'cookie_domain="127.0.0.1"')
    .replace(/^cookie_secure=.*/m, "cookie_secure=0")
    .replace(/^log_level=.*/m, 'log_level="ERROR"')
    .replace(/^user_middleware_module_path=.*/m, `user_middleware_module_path="${modules}"`)
    .replace(/^( *path *=).*/m, `$1 "${database}"`);
}

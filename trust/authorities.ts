/**
 * `npm run test:authorities`: signs in at authorities of others, which run on this machine. One that
 * cannot be had here is reported as not run, never as passed.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startResourceBoundProvider } from "../apps/identity/src/testing/startResourceBoundProvider.ts";
import { freePort } from "../packages/embedded/src/freePort.ts";
import type { Authority, Client } from "./support/Authority.ts";
import { signIn } from "./support/Authority.ts";
import { callApi } from "./support/callApi.ts";
import { startGlewlwyd } from "./support/glewlwyd.ts";
import { startPlatform, type Platform } from "./support/startPlatform.ts";

const ROLE = "miljoe_mars_planlaegger";
const PLANNER = { name: "Demo Planlægger", vat: "DK29189846", organization: "Viborg Kommune" };
const ROLE_CHECK_SECONDS = 1;
const GIVE_UP_MS = 15_000;

type Start = (client: Client) => Promise<Authority | string>;
const authorities: Record<string, Start> = {
  "node-oidc-provider with resource indicators": startResourceBoundProvider,
  "glewlwyd (Debian)": startGlewlwyd,
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const platform = await startPlatform();
let failed = 0;
for (const [name, start] of Object.entries(authorities)) {
  print(`\n${name}`);
  try {
    failed += await tryAuthority(platform, start);
  } catch (error) {
    failed += 1;
    print(`  ✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  await platform.clear();
}
await platform.stop();
print(failed === 0 ? "\nNothing failed." : `\n${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);

async function tryAuthority({ startInstance, freshDatabase }: Platform, start: Start) {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const client = {
    clientId: "mars-web",
    redirectUri: `${api}/oidc_callback`,
    logoutUri: `${api}/api/user/back-channel-logout`,
  };
  const authority = await start(client);
  if (typeof authority === "string") {
    print(`  – not run: ${authority}`);
    return 0;
  }
  let missed = 0;
  const check = (what: string, isRight: boolean, seen: unknown) => {
    print(`  ${isRight ? "✓" : "✗"} ${what}${isRight ? "" : `: ${JSON.stringify(seen)}`}`);
    if (!isRight) missed += 1;
  };
  try {
    await startInstance({
      ...authority.env,
      DATABASE_URL: await freshDatabase(),
      PORT: String(port),
      OIDC_ROLE_CHECK_SECONDS: String(ROLE_CHECK_SECONDS),
    });
    const who = async (token: string) => {
      const { status, text } = await callApi(api, { path: "/api/user/info", token });
      return {
        status,
        ...(JSON.parse(text) as {
          fullName?: string;
          code?: string;
          reason?: string;
          roles?: string[];
        }),
      };
    };
    const listPlans = async (token: string) =>
      (await callApi(api, { path: "/api/projects?view=inbox", token })).status;

    await authority.setPerson("planner", { ...PLANNER, roles: [ROLE] });
    await authority.setPerson("citizen", { name: "Demo Borger" });
    const planner = await signIn(authority, client, "planner");
    const seen = await who(planner.token);
    check(
      "a planner signs in and has the role",
      seen.status === 200 && seen.roles?.includes("planner") === true,
      seen,
    );

    const citizen = await signIn(authority, client, "citizen");
    const plain = await who(citizen.token);
    check(
      "without the claim of roles a person signs in and has none",
      plain.status === 200 && plain.roles?.length === 0,
      plain,
    );
    check(
      "… and is refused what takes a role",
      [403, 404].includes(await listPlans(citizen.token)),
      await listPlans(citizen.token),
    );

    const foreign = await signIn(authority, client, "planner", authority.otherAuthorization);
    const refused = await who(foreign.token);
    check("a token for another service is refused", refused.status === 401, refused);
    const forged = `${planner.token.slice(0, -8)}AAAAAAAA`;
    check("a changed token is refused", (await who(forged)).status === 401, await who(forged));

    await authority.setPerson("planner", { ...PLANNER, roles: [] });
    const later = authority.asksUserinfo ? planner : await signIn(authority, client, "planner");
    const hasRole = async () => (await who(later.token)).roles?.includes("planner") !== false;
    check(
      authority.asksUserinfo
        ? "a role that was taken away ends while the token lasts"
        : "a role that was taken away is not in the next token",
      await until(async () => !(await hasRole())),
      await who(later.token),
    );

    const { end_session_endpoint: endSession } = (await (
      await fetch(`${authority.issuer}/.well-known/openid-configuration`)
    ).json()) as { end_session_endpoint: string };
    const address = `${endSession}?id_token_hint=${citizen.idToken}`;
    await authority.confirmSignOut(citizen.browser, await citizen.browser.ask(address));
    check(
      "who signs out at the authority is signed out here",
      await until(async () => (await who(citizen.token)).status === 401),
      await who(citizen.token),
    );
  } finally {
    await authority.stop();
  }
  return missed;
}

async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    if (await isTrue()) return true;
    await wait(300);
  }
  return false;
}

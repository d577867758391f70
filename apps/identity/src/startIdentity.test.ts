import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { refusalText } from "./loopback.ts";
import { startIdentity, type Identity, type IdentityOptions } from "./startIdentity.ts";

// Real processes are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mars-identity-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function running(options: Partial<IdentityOptions>, act: (it: Identity) => Promise<void>) {
  const identity = await startIdentity({
    dataDir,
    publicOrigin: "http://localhost:3000",
    ...options,
  });
  try {
    await act(identity);
  } finally {
    await identity.stop();
  }
}

/** fetch cannot set Host. */
async function ask(url: string, headers: Record<string, string>) {
  const call = request(url, { headers }).end();
  const [answer] = await once(call, "response");
  return { status: answer.statusCode as number, text: (await answer.toArray()).join("") };
}
const discovery = "/.well-known/openid-configuration";

test("a host that is not loopback is refused with one sentence", async () => {
  await running({ demo: false }, async ({ url }) => {
    const answer = await ask(url + discovery, { host: "mars.example" });
    expect(answer).toEqual({ status: 403, text: `${refusalText}\n` });
    expect((await ask(url + discovery, {})).status).toBe(200);
  });
});

test("a public address is refused even from loopback, unless DEMO=1", async () => {
  const publicOrigin = "https://mars.example";
  await running({ publicOrigin, demo: false }, async ({ url }) => {
    expect((await ask(url + discovery, {})).status).toBe(403);
  });
  await running({ publicOrigin, demo: true }, async ({ url }) => {
    const answer = await ask(url + discovery, { host: "mars.example" });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).token_endpoint).toBe("https://mars.example/identity/token");
  });
});

test("on loopback people stay at the name they came by, and the issuer stays the same", async () => {
  await running({ demo: false }, async ({ url }) => {
    const answer = await ask(url + discovery, { "x-forwarded-host": "127.0.0.1:5173" });
    expect(JSON.parse(answer.text)).toMatchObject({
      issuer: "http://localhost:3000/identity",
      token_endpoint: "http://127.0.0.1:5173/identity/token",
    });
  });
});

test("with DEMO=1 a forged host does not reach the addresses given out", async () => {
  await running({ demo: true }, async ({ url }) => {
    const answer = await ask(url + discovery, { "x-forwarded-host": "evil.example" });
    expect(JSON.parse(answer.text).token_endpoint).toBe("http://localhost:3000/identity/token");
  });
});

test("cookies are secure on https and not on http", async () => {
  const query =
    "client_id=mars-web&response_type=code&scope=openid&code_challenge_method=S256" +
    `&code_challenge=${"c".repeat(43)}&redirect_uri=`;
  for (const publicOrigin of ["https://mars.example", "http://localhost:3000"]) {
    await running({ publicOrigin, demo: true }, async ({ url }) => {
      const redirect = encodeURIComponent(`${publicOrigin}/oidc_callback`);
      const answer = await fetch(`${url}/auth?${query}${redirect}`, {
        redirect: "manual",
      });
      const cookies = answer.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        expect(/;\s*secure/i.test(cookie)).toBe(publicOrigin.startsWith("https"));
        expect(cookie).toMatch(/httponly/i);
      }
    });
  }
});

test("a taken port gives one clear sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const started = startIdentity({ dataDir, publicOrigin: "http://localhost:3000", port });
  await expect(started).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use; the identity provider needs another.`,
  );
  taken.close();
});

test("a folder that cannot be written gives one clear sentence", async () => {
  const file = join(dataDir, "not-a-folder");
  writeFileSync(file, "");
  const started = startIdentity({ dataDir: file, publicOrigin: "http://localhost:3000" });
  await expect(started).rejects.toThrow(
    `The identity provider cannot write to the folder ${join(file, "identity")}.`,
  );
});

test("the provider ends when whoever started it is killed", async () => {
  const script = `
    import { startIdentity } from ${JSON.stringify(new URL("startIdentity.ts", import.meta.url).href)};
    const { url, pid } = await startIdentity({ dataDir: ${JSON.stringify(dataDir)}, publicOrigin: "http://localhost:3000" });
    console.log(JSON.stringify({ url, pid }));
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(parent.stdout, "data");
  const { url } = JSON.parse(String(line)) as { url: string };
  expect((await ask(url + discovery, {})).status).toBe(200);
  parent.kill("SIGKILL");
  await expect
    .poll(
      () =>
        ask(url + discovery, {}).then(
          () => "up",
          () => "gone",
        ),
      { timeout: 30_000 },
    )
    .toBe("gone");
});

import { afterEach, expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { startTestAuthority } from "../../testing/startTestAuthority.ts";
import { readConfig } from "../config/readConfig.ts";
import { ProblemError } from "../problems/ProblemError.ts";
import { truncateAddress } from "./logOptions.ts";

let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stop.map((end) => end()));
  stop = [];
});

async function loggingServer(env: Record<string, string> = {}) {
  const authority = await startTestAuthority();
  const lines: string[] = [];
  const config = readConfig({ OIDC_AUTHORITY: authority.issuer, LOG_LEVEL: "trace", ...env });
  const app = await buildServer({
    config,
    database: noDatabase,
    logStream: { write: (line) => void lines.push(line) },
  });
  stop.push(() => app.close(), authority.stop);
  return { app, authority, lines };
}

test("a request leaves one line without token, name, search words, body or whole address", async () => {
  const { app, authority, lines } = await loggingServer();
  const token = await authority.token({ name: "Hemmelig Navnesen", email: "hemmelig@example.dk" });
  await app.inject({
    method: "POST",
    url: "/api/user/track?navn=Hemmelig%20Navnesen",
    headers: { authorization: `Bearer ${token}`, cookie: "session=hemmelig" },
    payload: { feature: "consent", tracks: [{ name: "Hemmelig Navnesen" }] },
    remoteAddress: "203.0.113.77",
  });
  await app.inject({ url: "/api/hemmelig/Navnesen" });
  const log = lines.join("");
  expect(log).toContain('"route":"/api/user/track"');
  expect(log).toContain('"network":"203.0.113.0"');
  expect(log).toContain('"requestId":"');
  for (const secret of [token, "emmelig", "Navnesen", "203.0.113.77", "Bearer"])
    expect(log).not.toContain(secret);
});

test("[A1] a token that is refused leaves its reason, and neither token nor person", async () => {
  const { app, authority, lines } = await loggingServer();
  const token = await authority.token({ sub: "hemmelig" }, { audience: "another-api" });
  const answer = await app.inject({
    url: "/api/user/info",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json()).toMatchObject({
    code: "identity.invalid",
    detail: "The access token is meant for another service.",
    figures: { reason: "wrong-audience" },
  });
  await app.inject({
    method: "POST",
    url: "/api/user/sign-in-failures",
    payload: { reason: "refused", errorCode: "login_required" },
  });
  const log = lines.join("");
  expect(log).toContain('"reason":"wrong-audience","given":"another-api","event":"token.refused"');
  expect(log).toContain('"reason":"refused","errorCode":"login_required","event":"sign-in.failed"');
  expect(log).not.toContain(token);
  expect(log).not.toContain("hemmelig");
});

test("[P10] what is turned away in a flood leaves one line with its number, not one each", async () => {
  const { app, lines } = await loggingServer({ RATE_LIMIT_PER_MINUTE: "1" });
  app.get("/busy", () => {
    throw new ProblemError("server.busy");
  });
  for (let times = 0; times < 5; times += 1)
    await app.inject({ url: "/api/nowhere", remoteAddress: "203.0.113.77" });
  await app.inject({ url: "/busy", remoteAddress: "203.0.113.78" });
  await app.close();
  const told = lines.filter((line) => line.includes('"msg":"turned away"'));
  expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
    { code: "request.too-many", count: 4, network: "203.0.113.0", ofNetwork: 4 },
    { code: "server.busy", count: 1 },
  ]);
  expect(lines.filter((line) => line.includes('"msg":"answered"'))).toHaveLength(1);
  expect(lines.join("")).not.toContain("stack");
});

test("a failure is logged with its stack but without the row values of PostgreSQL", async () => {
  const { app, lines } = await loggingServer();
  app.get("/fails", () => {
    throw Object.assign(new Error("duplicate key value violates unique constraint"), {
      code: "23505",
      detail: "Key (email)=(hemmelig@example.dk) already exists.",
      where: "hemmelig",
    });
  });
  const answer = await app.inject("/fails");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("duplicate");
  const log = lines.join("");
  expect(log).toContain("duplicate key value");
  expect(log).toContain("log.test.ts");
  expect(log).not.toContain("hemmelig");
});

test("of errors that are told together each says what failed, and no row values", async () => {
  const { app, lines } = await loggingServer();
  const one = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(hemmelig)" });
  app.log.warn({ err: new AggregateError([one, new Error("project 7")], "2 failed") }, "x");
  expect(lines.join("")).toContain("duplicate key");
  expect(lines.join("")).toContain("project 7");
  expect(lines.join("")).not.toContain("hemmelig");
});

test("what someone logs by hand is cut as well", async () => {
  const { app, lines } = await loggingServer();
  app.log.info({ email: "hemmelig@example.dk", request: { authorization: "hemmelig" } }, "x");
  expect(lines.join("")).toContain("[left out]");
  expect(lines.join("")).not.toContain("hemmelig");
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
])("address %s is logged as %s", (address, logged) => {
  expect(truncateAddress(address)).toBe(logged);
});

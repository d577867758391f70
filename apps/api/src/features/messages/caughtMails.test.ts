import fastify from "fastify";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/config/readConfig.ts";
import type { Platform } from "../../platform/http/App.ts";
import type { Services } from "../../services.ts";
import { serveCaughtMails } from "./caughtMails.ts";

/** Answers every statement with no rows. */
const emptyOutbox = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test("the page of caught mails, whose links hold keys, is framed by no one and runs nothing", async () => {
  const app = fastify();
  const limitConcurrency: Platform["limitConcurrency"] = (_kind, _request, _reply, work) => work();
  app.decorate("platform", { limitConcurrency } as Platform);
  serveCaughtMails(app, {
    config: readConfig({ EMBEDDED_IDENTITY_URL: "http://127.0.0.1:4000" }),
    database: { write: emptyOutbox },
  } as unknown as Services);
  const { headers, statusCode } = await app.inject("/mails");
  await app.close();
  expect(statusCode).toBe(200);
  expect(String(headers["content-security-policy"]).split("; ")).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(headers["cache-control"]).toBe("no-store");
});

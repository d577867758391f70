import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildServer } from "./buildServer.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import { noDatabase } from "./testing/noDatabase.ts";

const nginx = readFileSync(new URL("../../../deploy/nginx/mars.conf", import.meta.url), "utf8");

/** It hides what an instance says of keeping status answers, so nobody's own may be among them. */
test("[A3] what the balancer's cache keeps is the same for everybody", async () => {
  const locations = [...nginx.matchAll(/location ([^{]+)\{([^}]*)\}/g)]
    .filter(([, , directives]) => /^\s*proxy_cache mars;/m.test(directives!))
    .map(([, where]) => where!.trim());
  expect(locations).toEqual(["^~ /api/status/", "~ ^/(?:api/tiles|assets)/"]);
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase });
  const kept = app.platform.contracts.filter(({ path }) => /^\/(?:status|tiles)\//.test(path));
  await app.close();
  expect(kept.length).toBeGreaterThan(20);
  const personal = kept.filter(({ access, method }) => access !== "public" || method !== "GET");
  expect(personal.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

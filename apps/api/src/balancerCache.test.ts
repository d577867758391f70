import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildServer } from "./buildServer.ts";
import { readConfig } from "./platform/config/readConfig.ts";
import { noDatabase } from "./testing/noDatabase.ts";

const nginx = readFileSync(new URL("../../../deploy/nginx/mars.conf", import.meta.url), "utf8");

const contractsOf = async () => {
  const config = readConfig({ LOG_LEVEL: "silent" });
  const app = await buildServer({ config, database: noDatabase });
  await app.close();
  return app.platform.contracts.filter(({ path }) => /^\/(?:status|tiles)\//.test(path));
};

/** It hides what an instance says of keeping status answers, so no one's own may be among them. */
test("[A3] what the balancer's cache keeps is the same for everybody", async () => {
  const locations = [...nginx.matchAll(/location ([^{]+)\{([^}]*)\}/g)]
    .filter(([, , directives]) => /^\s*proxy_cache mars;/m.test(directives!))
    .map(([, where]) => where!.trim());
  expect(locations).toEqual(["^~ /api/status/", "~ ^/(?:api/tiles|assets)/"]);
  const kept = await contractsOf();
  expect(kept.length).toBeGreaterThan(20);
  const personal = kept.filter(({ access, method }) => access !== "public" || method !== "GET");
  expect(personal.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("[A3] the cache passes on and is keyed by the parameters that instances read, and no others", async () => {
  const kept = await contractsOf();
  const read = kept.flatMap(({ query }) => Object.keys((query as { shape?: object })?.shape ?? {}));
  const names = new Set(read);
  const passed = [...nginx.matchAll(/^map \$arg_\w+ (\$mars_arg_\w+) .*"&(\w+)=/gm)];
  expect(new Set(passed.map(([, , name]) => name))).toEqual(names);
  // In one order, each of them once.
  expect(passed).toHaveLength(names.size);
  expect(nginx).toContain(`map "${passed.map(([, variable]) => variable).join("")}" $mars_query`);
  const keys = [...nginx.matchAll(/proxy_cache_key (.+);/g)].map(([, key]) => key);
  expect(keys).toEqual(Array(2).fill('"$mars_path$mars_query $mars_encoding"'));
});

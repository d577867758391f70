import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildServer } from "../../buildServer.ts";
import { mailJob } from "../../mailJob.ts";
import { noDatabase } from "../../testing/noDatabase.ts";
import { readConfig } from "../config/readConfig.ts";
import { databaseObserver } from "./databaseObserver.ts";
import { Metrics } from "./Metrics.ts";

const root = join(import.meta.dirname, "../../../../..");
const watching = ["deploy/prometheus/alerts.yml", "deploy/grafana/mars.json"];
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const ofHistogram = /_(?:bucket|count|sum)$/;

async function knownNames(): Promise<Set<string>> {
  const metrics = new Metrics();
  databaseObserver(metrics);
  const config = readConfig({});
  const app = await buildServer({ config, database: noDatabase, metrics });
  mailJob({ config, database: noDatabase, metrics, isStopping: () => false, log: () => app.log });
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  await app.close();
  return new Set(names);
}

test("dashboard and alerts ask for metrics that exist, and every metric is watched", async () => {
  const known = await knownNames();
  const asked = new Set(
    watching
      .flatMap((file) => textOf(file).match(/\bmars_[a-z_]+/g) ?? [])
      .map((name) => (known.has(name) ? name : name.replace(ofHistogram, ""))),
  );
  const unwatched = [
    "mars_job_duration_seconds",
    "mars_job_last_success_timestamp_seconds",
    "mars_http_requests_open",
  ];
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  const forgotten = [...known].filter((name) => !asked.has(name) && !unwatched.includes(name));
  expect(forgotten).toEqual([]);
});

test("every alert leads to a section of the operations guide", () => {
  const guide = textOf("docs/operations.md");
  const anchors = new Set(
    [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
  const links = [...textOf(watching[0]!).matchAll(/docs\/operations\.md#([a-z-]+)/g)];
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(([, anchor]) => anchor).filter((anchor) => !anchors.has(anchor!))).toEqual([]);
});

test("the guide tells the file of every command of operators, for where there is no npm", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const ofOperators = /^(?:import:.+|facts|outbox|person|backup|restore)$/;
  const listed = [...textOf("docs/operations.md").matchAll(/^\| `npm run (\S+)` \| `(.+)` \|$/gm)];
  expect(Object.fromEntries(listed.map(([, name, file]) => [name, `node ${file}`]))).toEqual(
    Object.fromEntries(Object.entries(scripts).filter(([name]) => ofOperators.test(name))),
  );
});

test("the guide names only commands that exist", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = [...textOf("docs/operations.md").matchAll(/npm run ([a-z:]+)/g)];
  expect(named.map(([, name]) => name!).filter((name) => !(name in scripts))).toEqual([]);
  const files = [...textOf("docs/operations.md").matchAll(/\]\(\.\.\/([^)#]+)\)/g)];
  expect(files.map(([, file]) => file!).filter((file) => !existsSync(join(root, file)))).toEqual(
    [],
  );
  expect(globSync("deploy/**/*", { cwd: root }).length).toBeGreaterThan(2);
});

import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../testing/useTestDatabase.ts";
import { connectDatabase } from "../database/connectDatabase.ts";
import { contentMetrics } from "./contentMetrics.ts";
import { databaseObserver } from "./databaseObserver.ts";
import { Metrics } from "./Metrics.ts";

const database = useTestDatabase();

test("imports of any process show when they came in, and a database away only leaves them out", async () => {
  await sql`insert into status_source (origin, known_until, read_at)
    values ('national', now(), '2026-11-01T12:00:00Z')`.execute(database.write);
  const metrics = new Metrics();
  const own = await connectDatabase({
    url: database.url,
    poolSize: 1,
    observer: databaseObserver(metrics),
  });
  contentMetrics(metrics, own.read);
  const told = await metrics.registry.metrics();
  expect(told).toContain(
    `mars_import_timestamp_seconds{kind="national",source="national"} ${Date.UTC(2026, 10, 1, 12) / 1000}`,
  );
  expect(told).toContain('mars_database_connections{pool="primary",state="idle"} 1');
  expect(told).toMatch(/mars_database_statement_duration_seconds_count\{database="write"\} [1-9]/);
  await own.close();
  const away = await metrics.registry.metrics();
  expect(away).not.toContain("mars_import_timestamp_seconds{");
  expect(away).toContain("mars_database_connections");
});

test("official sources show whether they fail, and when they were taken, tried and are due", async () => {
  await sql`insert into source_state (source_id, taken_at, tried_at, outcome, next_at, is_paused) values
    ('good', '2026-11-01T12:00:00Z', '2026-11-02T12:00:00Z', 'unchanged', '2026-11-03T12:00:00Z', false),
    ('failing', null, '2026-11-02T12:00:00Z', 'failed', '2026-11-03T12:00:00Z', true)`.execute(
    database.write,
  );
  const metrics = new Metrics();
  contentMetrics(metrics, database.read);
  const told = (await metrics.registry.metrics()).split("\n");
  const day = (of: number) => Date.UTC(2026, 10, of, 12) / 1000;
  expect(told.filter((line) => line.startsWith("mars_source_")).toSorted()).toEqual([
    'mars_source_failing{source="failing"} 1',
    'mars_source_failing{source="good"} 0',
    `mars_source_timestamp_seconds{source="failing",moment="tried"} ${day(2)}`,
    `mars_source_timestamp_seconds{source="good",moment="next"} ${day(3)}`,
    `mars_source_timestamp_seconds{source="good",moment="taken"} ${day(1)}`,
    `mars_source_timestamp_seconds{source="good",moment="tried"} ${day(2)}`,
  ]);
});

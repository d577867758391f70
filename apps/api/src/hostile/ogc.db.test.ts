import { beforeAll, expect, test } from "vitest";
import { loadWorld } from "../features/projects/testing/loadWorld.ts";
import { oneOf } from "../testing/sampled.ts";
import { useTestDatabase } from "../testing/useTestDatabase.ts";
import { useTestServer } from "../testing/useTestServer.ts";
import { HOSTILE_TEXTS } from "./testing/hostileValues.ts";

const database = useTestDatabase();
const server = useTestServer(database, { RATE_LIMIT_PER_MINUTE: "100000" });
beforeAll(() => loadWorld(database));

test("[P10] OGC addresses have an answer to every input", async () => {
  const { collections } = (await server.app.inject("/ogc/collections")).json<{
    collections: { id: string }[];
  }>();
  const values = Object.entries(HOSTILE_TEXTS)
    .filter(([kind]) => kind !== "lone surrogate")
    .map(([, value]) => encodeURIComponent(value));
  const addresses = [...collections.map(({ id }) => id), ...values].flatMap((id) => [
    `/ogc/collections/${id}`,
    ...values.flatMap((value) => [
      `/ogc/collections/${id}/items/${value}`,
      ...[
        "limit",
        "cursor",
        "bbox",
        "crs",
        "bbox-crs",
        "datetime",
        "filter",
        "filter-crs",
        "name",
        "f",
      ].map((name) => `/ogc/collections/${id}/items?${name}=${value}`),
    ]),
  ]);
  expect(collections.length).toBeGreaterThan(0);
  const failures = new Set<string>();
  for (const url of oneOf(addresses, 4)) {
    const { statusCode } = await server.app.inject(url);
    if (statusCode >= 500) failures.add(`${statusCode} ${url.slice(0, 150)}`);
  }
  expect([...failures]).toEqual([]);
}, 120_000);

test.each([
  ["da", "bbox=1", /fire eller seks tal/],
  ["en", "bbox=1", /four or six numbers/],
  ["da-DK,en;q=0.5", "limit=0", /helt tal over 0/],
  ["da", "hemmelig=1", /De kendte er: limit/],
])("[P10] OGC refusals speak the caller's language (%s, %s)", async (language, query, sentence) => {
  const answer = await server.app.inject({
    url: `/ogc/collections/projects/items?${query}`,
    headers: { "accept-language": language },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers["content-language"]).toBe(language.slice(0, 2));
  expect(answer.json<{ detail: string }>().detail).toMatch(sentence);
});

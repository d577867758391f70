import { downloadLandHoldings } from "@mars/contracts/places/land";
import { downloadChanges } from "@mars/contracts/status/statusChanges";
import {
  downloadStatusTable,
  downloadUnits,
  downloadUnitTable,
  statusTable,
  tablesMetadata,
  unitTable,
} from "@mars/contracts/status/statusProvenance";
import { unitKind } from "@mars/contracts/status/statusShapes";
import { beforeAll, expect, test } from "vitest";
import { safeParse } from "zod/v4/core";
import { useTestDatabase } from "../../../testing/useTestDatabase.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { insertWorld, planId, publishPlan } from "../testing/statusWorld.ts";

const database = useTestDatabase();
const server = useTestServer(database);

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await insertWorld(tx);
    await publishPlan(tx, { plan: 1, version: 1, at: "2025-04-01T10:00:00Z", sketches: [51, 52] });
  });
});

const unitOf = { plan: planId(1), tripartite: "1.1", municipality: "0101" } as const;
const filled = (path: string, values: Record<string, string>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? "");

/** Every address of every table that anyone may read. */
const addresses: readonly string[] = [
  ...statusTable.options.map((table) => filled(downloadStatusTable.path, { table })),
  ...unitKind.options.map((kind) => filled(downloadUnits.path, { kind })),
  ...unitKind.options.flatMap((kind) =>
    unitTable.options.map((table) =>
      filled(downloadUnitTable.path, { kind, id: unitOf[kind], table }),
    ),
  ),
  downloadLandHoldings.path,
  downloadChanges.path,
];

test("the list holds every public table that the API offers", async () => {
  const { paths } = (await server.app.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, unknown>;
  }>();
  const offered = Object.keys(paths).filter(
    (path) => path.startsWith("/status/") && path.endsWith(".csv"),
  );
  expect(offered).toHaveLength(5);
});

test.each(addresses)("[T1] %s has no digits that mean nothing", async (address) => {
  const { statusCode, body } = await server.app.inject({ url: `/api${address}` });
  expect(statusCode).toBe(200);
  const [head = "", ...rows] = body.replace("\uFEFF", "").trim().split("\r\n");
  const titles = head.split(";");
  const long = rows.flatMap((row) =>
    row.split(";").flatMap((cell, column) => {
      const [, decimals = ""] = /^-?\d+,(\d+)$/.exec(cell) ?? [];
      const isShare = /andel|dækket|af målet/iu.test(titles[column] ?? "");
      return decimals.length > (isShare ? 6 : 4) || /\d[eE]-?\d/.test(cell)
        ? [`${titles[column]}: ${cell}`]
        : [];
    }),
  );
  expect(long).toEqual([]);
});

test.each(addresses)("[T1] %s leads to its sources, date and licence", async (address) => {
  const { headers } = await server.app.inject({ url: `/api${address}` });
  const [, target = ""] =
    /^<([^>]+)>; rel="describedby"; type="application\/csvm\+json"$/.exec(
      String(headers["link"]),
    ) ?? [];
  const url = new URL(target, `http://mars.test/api${address}`);
  const about = await server.app.inject({ url: url.pathname });
  expect(about.headers["content-type"]).toMatch(/^application\/csvm\+json/);
  const result = safeParse(tablesMetadata, about.json());
  expect(result.error?.issues ?? []).toEqual([]);
  expect(result.data?.["dc:license"]).toBeTruthy();
  expect(result.data?.["dc:source"].length).toBeGreaterThan(0);
});

test("[T1] the tables that the metadata name are there", async () => {
  const base = "http://mars.test/api/status/tables/metadata.json";
  const { tables } = (await server.app.inject({ url: new URL(base).pathname })).json<{
    tables: { url: string }[];
  }>();
  for (const { url } of tables) {
    const { statusCode } = await server.app.inject({ url: new URL(url, base).pathname });
    expect([url, statusCode]).toEqual([url, 200]);
  }
});

/** A server under test: ours, or one that asks PostGIS a question per layer. Says its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildServer } from "../apps/api/src/buildServer.ts";
import { readConfig } from "../apps/api/src/platform/config/readConfig.ts";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { overlapsInDatabase } from "../apps/api/src/platform/layers/overlapQueries.ts";
import { areaRings, multiPolygonWkb } from "../apps/api/src/platform/overlap/areaRings.ts";

const mode = process.argv[2];
const database = await connectDatabase({
  url: process.env["DATABASE_URL"]!,
  statementTimeoutMs: 0,
});

if (mode === "mars") {
  const config = readConfig({
    ...process.env,
    LOG_LEVEL: "silent",
    RATE_LIMIT_PER_MINUTE: "10000000",
  });
  const app = await buildServer({ config, database });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  process.stdout.write(`${new URL(address).port}\n`);
  setInterval(() => process.stdout.write(`rss ${process.memoryUsage().rss}\n`), 2_000);
} else {
  const { rows: versions } = await sql<{ id: number }>`
    select current_version_id as id from dataset order by current_version_id`.execute(
    database.read,
  );
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { geometry } = JSON.parse(Buffer.concat(chunks).toString()) as {
      geometry: Parameters<typeof areaRings>[0];
    };
    const wkb = multiPolygonWkb(areaRings(geometry));
    const answer =
      mode === "sql"
        ? await overlapsInDatabase(
            database.read,
            wkb,
            versions.map(({ id }) => id),
          )
        : await askEachLayer(wkb);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1", () =>
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
  );
  /** The question everybody asks first. */
  const askEachLayer = async (wkb: Buffer) => {
    const all = [];
    for (const { id } of versions) {
      const { rows } = await sql<{ id: number; m2: number }>`
        select id, ST_Area(ST_Intersection(geometry, ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832))) as m2
        from dataset_feature where version_id = ${id}
          and ST_Intersects(geometry, ST_SetSRID(ST_GeomFromWKB(${wkb}), 25832))`.execute(
        database.read,
      );
      all.push({ versionId: id, rows });
    }
    return all;
  };
}

/**
 * OGC API Features, 10, 1,000 and 10,000 items of a bounding box: ours against Debian's MapServer
 * and QGIS Server, both by FastCGI behind nginx, on the same rows of the same PostGIS. Every turn
 * asks all three for the same box, which none of them has been asked for before. The land is that
 * of the screening bench (`BENCH_LAND`, `BENCH_SCALE`).
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "../apps/api/src/platform/database/sql.ts";
import { startNginxWith } from "../packages/embedded/src/testing/startNginx.ts";
import { openLand } from "./screeningLand.ts";
import { sideM, south, west } from "./screeningLayers.ts";
import { startPacked } from "./startPacked.ts";

/** Of the faster of the two others, 95 of 100 answers. */
const MOST_OF_THEIRS = 0.5;
const scale = Number(process.env["BENCH_SCALE"] ?? 0.05);
const pages = [
  { items: 10, turns: 60 },
  { items: 1_000, turns: 40 },
  { items: 10_000, turns: 20 },
];
const print = (line: string) => process.stdout.write(`${line}\n`);

type Server = { name: string; address: (items: number, box: string) => string };

const folder = mkdtempSync(join(tmpdir(), "mars-bench-ogc-"));
const land = await openLand(scale, print);
const { database, url, close } = land;
const stops: (() => Promise<unknown>)[] = [close];
let isWithin = true;
try {
  // With the index and the key that their manuals ask for.
  await sql`drop table if exists bench_items`.execute(database.write);
  await sql`create table bench_items as select feature.id::integer as id,
      (feature.attributes ->> 'n')::integer as n, geometry::geometry(Polygon, 25832) as geometry
    from dataset_feature feature join dataset on current_version_id = version_id
    where dataset.id = 'fields'`.execute(database.write);
  await sql`alter table bench_items add primary key (id)`.execute(database.write);
  await sql`create index on bench_items using gist (geometry)`.execute(database.write);
  await sql`analyze bench_items`.execute(database.write);
  const servers = [await ours(), ...(await theirs())];
  for (const page of pages) isWithin = (await benchPage(servers, page)) && isWithin;
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWithin ? 0 : 1);

async function benchPage(
  servers: readonly Server[],
  { items, turns }: (typeof pages)[number],
): Promise<boolean> {
  const times = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
  for (let turn = -2; turn < turns; turn += 1) {
    const box = await someBox(items);
    for (const { name, address } of servers) {
      const begun = performance.now();
      const answer = await fetch(address(items, box), { headers: { accept: "application/json" } });
      const text = await answer.text();
      const took = performance.now() - begun;
      const count = (JSON.parse(text) as { features?: unknown[] }).features?.length;
      if (count !== items) throw new Error(`${name}: ${count} of ${items}: ${text.slice(0, 300)}`);
      // The first two are theirs to open connections and read the table's shape.
      if (turn >= 0) times.get(name)!.push(took);
    }
  }
  const [mine, ...others] = servers.map(({ name }) => ({ name, p95: p95(times.get(name)!) }));
  const ratio = mine!.p95 / Math.min(...others.map((other) => other.p95));
  print(
    `${ratio <= MOST_OF_THEIRS ? "ok  " : "FAIL"} ${items} items: ${ratio.toFixed(2)} of the faster (at most ${MOST_OF_THEIRS}); ms, 95 % of ${turns}: ${[mine!, ...others].map((one) => `${one.name} ${one.p95.toFixed(1)}`).join(", ")}; load ${loadavg()[0]!.toFixed(1)}`,
  );
  return ratio <= MOST_OF_THEIRS;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
}

/** In degrees, somewhere in the land, with more features than are asked for. */
async function someBox(items: number): Promise<string> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from dataset_feature feature
    join dataset on current_version_id = version_id where dataset.id = 'fields'`.execute(
    database.read,
  );
  const whole = sideM(scale);
  const side = Math.min(whole, whole * Math.sqrt((1.6 * items) / rows[0]!.count));
  const [x, y] = [west, south].map((from) => from + Math.random() * (whole - side)) as [
    number,
    number,
  ];
  const box = await sql<{ box: number[] }>`
    select json_build_array(ST_XMin(b), ST_YMin(b), ST_XMax(b), ST_YMax(b)) as box
    from (select ST_Transform(ST_MakeEnvelope(${x}, ${y}, ${x + side}, ${y + side}, 25832), 4326) as b) place`.execute(
    database.read,
  );
  return box.rows[0]!.box.join();
}

async function ours(): Promise<Server> {
  const { port, stop } = await startPacked(land, process.env["BENCH_FOLDER"] ?? folder, 4_000);
  stops.push(stop);
  const root = `http://127.0.0.1:${port}/ogc/collections/fields/items`;
  return { name: "ours", address: (items, box) => `${root}?f=json&limit=${items}&bbox=${box}` };
}

async function theirs(): Promise<Server[]> {
  const databasePort = new URL(url).port;
  const configFile = join(folder, "mapserver.conf");
  const mapFile = join(folder, "items.map");
  writeFileSync(
    configFile,
    `CONFIG
      ENV MS_MAP_PATTERN "." END
      MAPS ITEMS "${mapFile}" END
    END`,
  );
  writeFileSync(
    mapFile,
    `MAP
      NAME "items"
      EXTENT ${west} ${south} ${west + sideM(scale)} ${south + sideM(scale)}
      PROJECTION "init=epsg:25832" END
      WEB METADATA "oga_enable_request" "*" "oga_onlineresource" "http://127.0.0.1/items/ogcapi" END END
      LAYER
        NAME "items" TYPE POLYGON STATUS ON TEMPLATE void
        CONNECTIONTYPE postgis
        CONNECTION "host=127.0.0.1 port=${databasePort} user=postgres dbname=postgres"
        DATA "geometry from bench_items using unique id using srid=25832"
        PROCESSING "CLOSE_CONNECTION=DEFER"
        EXTENT ${west} ${south} ${west + sideM(scale)} ${south + sideM(scale)}
        PROJECTION "init=epsg:25832" END
        METADATA "oga_enable_request" "*" "gml_include_items" "all" "gml_featureid" "id" END
      END
    END`,
  );
  const project = join(folder, "items.qgs");
  execFileSync(
    "/usr/bin/python3",
    [join(import.meta.dirname, "ogcProject.py"), databasePort, project],
    { env: { ...process.env, QT_QPA_PLATFORM: "offscreen", XDG_RUNTIME_DIR: folder } },
  );
  const mapserver = await startFastCgi("mapserv", { MAPSERVER_CONFIG_FILE: configFile });
  const qgis = await startFastCgi("qgis_mapserv.fcgi", {
    QGIS_PROJECT_FILE: project,
    QT_QPA_PLATFORM: "offscreen",
    XDG_RUNTIME_DIR: folder,
  });
  const passTo = (socket: string, prefix: string) => `
    location ${prefix}/ { fastcgi_pass unix:${socket};
      fastcgi_param QUERY_STRING $query_string; fastcgi_param REQUEST_METHOD GET;
      fastcgi_param REQUEST_URI $request_uri; fastcgi_param SERVER_NAME 127.0.0.1;
      fastcgi_param SERVER_PORT $server_port; fastcgi_param SERVER_PROTOCOL HTTP/1.1;
      fastcgi_param SCRIPT_NAME ""; fastcgi_param HTTP_HOST $http_host;
      fastcgi_param PATH_INFO $uri; fastcgi_param HTTP_ACCEPT $http_accept;
      fastcgi_buffers 256 64k; fastcgi_buffer_size 64k; fastcgi_read_timeout 120s; }`;
  const nginx = await startNginxWith(
    (_folder, port) => `server { listen 127.0.0.1:${port};
      ${passTo(mapserver, "/ITEMS")} ${passTo(qgis, "/wfs3")} }`,
  );
  stops.push(nginx.stop);
  const root = `http://127.0.0.1:${nginx.port}`;
  return [
    {
      name: "MapServer",
      address: (items, box) =>
        `${root}/ITEMS/ogcapi/collections/items/items?f=json&limit=${items}&bbox=${box}`,
    },
    {
      name: "QGIS Server",
      address: (items, box) =>
        `${root}/wfs3/collections/items/items.geojson?limit=${items}&bbox=${box}`,
    },
  ];
}

/** A program of Debian's that answers at a socket; `apt install cgi-mapserver qgis-server spawn-fcgi`. */
async function startFastCgi(program: string, env: Record<string, string>): Promise<string> {
  const socket = join(folder, `${program}.sock`);
  const child = spawn("spawn-fcgi", ["-n", "-s", socket, "--", join("/usr/lib/cgi-bin", program)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const ended = once(child, "exit");
  stops.push(async () => {
    // MapServer ends by another signal only after the next request.
    child.kill("SIGKILL");
    await ended;
  });
  for (let tries = 0; tries < 200 && !existsSync(socket); tries += 1) await wait(50);
  return socket;
}

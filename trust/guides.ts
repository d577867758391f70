/**
 * `npm run test:guides`: runs the commands of README and docs that are listed in `runs`, as they are
 * written, on a small database of its own. What is not run is listed with what it needs; a command
 * that is in neither list fails without being run, so that none is written that nobody has weighed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersOf, randomNation } from "../data/import/testing/randomNation.ts";
import { serveNational } from "../data/import/testing/serveNational.ts";
import { datasetIds } from "../packages/domain/src/datasets/datasetIds.ts";
import { callApi } from "./support/callApi.ts";
import { startPlatform } from "./support/startPlatform.ts";

const root = join(import.meta.dirname, "..");
const files = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...docs()];
const WORDS =
  /^(?:[A-Z_]+=\S* )*(?:npm|npx|psql|createdb|pg_isready|curl|node|python3|podman|kubectl|systemd-run|journalctl|systemctl|timedatectl|sha256sum|openssl|gpg|15 2) /;
const WITHIN_MS = 300_000;

/** What is run: it reads, or writes to the database and folder of this run alone. */
const runs: readonly RegExp[] = [
  /^npm run (?:facts|outbox|outbox -- release|requirements|sbom)$/,
  /^pg_isready -d "\$DATABASE_URL"$/,
  /^npm run import:(?:national -- <address|dataset -- <urn> <file)/,
  /^DATABASE_URL=… npm run (?:person|backup)\b/,
  /^DATABASE_URL=postgres:\/\/…\/mars_new npm run restore -- /,
  /^npm run (?:--silent )?(?:person -- (?:export|erase) --subject <sub>|backup -- \/backups)/,
  /^curl -s MARS\//,
  /^psql "\$DATABASE_URL" -c/,
  /^createdb -O mars /,
];
/** What is not, and what it needs. The first that fits counts. */
const needs: readonly (readonly [RegExp, string])[] = [
  [/podman|kubectl|systemd-run|journalctl|systemctl|timedatectl|^gpg|^15 2/, "that service"],
  [/^(?:sha256sum|openssl) /, "the files of a release"],
  [/npm start|npm run dev\b/, "a free port: it serves until it is stopped; npm test starts it"],
  [/^npm ci\b|npm install/, "a checkout that nothing else uses: it replaces node_modules"],
  [
    /npm test\b|npx vitest|npm run (?:check|build|e2e|test:|mutate|unused|figures|bench|conform|release|trust|drill|load|notices|documents)|^python3 conform/,
    "a developer's checkout and minutes",
  ],
  [/import:official|--live$|import:dataset -- urn:|npm run audit/, "the internet"],
  [/import:(?:geography|land|dataset|national)|^node scripts\/import/, "a file of yours"],
  [/https:\/\/…|http:\/\/…|\$OIDC_AUTHORITY/, "your own addresses"],
  [/facts -- set/, "a decision of yours"],
  [/DATA_DIR=/, "an embedded installation; npm run drill does it"],
  [/createdb -T template0 -E UTF8 --locale=C.UTF-8$/, "the name of your database"],
];
/** A word of a sentence about a command, not a command to type. */
const isMention = (command: string) =>
  /^npm run(?: …|$)/.test(command) ||
  /^npm run (?:restore|person|import:\w+|backup|load)(?: -- <\w+>)?$/.test(command);

const folder = mkdtempSync(join(tmpdir(), "mars-guides-"));
const platform = await startPlatform();
const url = await platform.freshDatabase();
const { origin } = await platform.startInstance({ DATABASE_URL: url });
const national = await serveNational(answersOf(randomNation(7)));
const server = new URL(url);
writeFileSync(join(folder, "areas.geojson"), JSON.stringify(areas()));

let [ran, failed, needed] = [0, 0, 0];
for (const { file, command } of commands()) {
  if (runs.some((pattern) => pattern.test(command))) {
    ran += 1;
    // Another one each time: a command before may have erased the last.
    const token = await platform.authority.token({ sub: `guide-${ran}` });
    await callApi(origin, { path: "/api/user/info", token });
    const { code, words } = await run(command);
    print(`${code === 0 ? "✓" : "✗"} ${file}: ${command}`);
    if (code === 0) continue;
    failed += 1;
    print(`    ${words.trim().slice(-600)}`);
    continue;
  }
  const need = needs.find(([pattern]) => pattern.test(command))?.[1];
  if (need === undefined) {
    failed += 1;
    print(`✗ ${file}: ${command}\n    is neither run nor listed with what it needs`);
    continue;
  }
  needed += 1;
  print(`– ${file}: ${command}\n    needs ${need}`);
}
await national.close();
await platform.stop();
rmSync(folder, { recursive: true, force: true });
print(`\n${ran} commands run, ${failed} failed; ${needed} need what is not here.`);
process.exit(failed === 0 ? 0 : 1);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** As a reader types it, with the machine's own Node. */
async function run(command: string): Promise<{ code: number | null; words: string }> {
  const child = spawn("bash", ["-c", filledIn(command)], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: WITHIN_MS,
    env: {
      PATH: "/usr/local/bin:/usr/bin:/bin",
      HOME: process.env["HOME"],
      DATABASE_URL: url,
      DATA_DIR: join(folder, "data"),
      OIDC_AUTHORITY: platform.authority.issuer,
      PGHOST: server.hostname,
      PGPORT: server.port,
      PGUSER: decodeURIComponent(server.username),
      PGDATABASE: server.pathname.slice(1),
    },
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, words };
}

function docs(): string[] {
  return readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
}

/** Code blocks, and in sentences what begins like a command. */
function commands(): { file: string; command: string }[] {
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8").replaceAll(/ \\\n\s+/g, " ");
    const blocks = [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line]) => line!);
    const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!);
    return [...blocks, ...inline]
      .map((line) => line.replace(/\s+#\s.*$/, "").trim())
      .filter((line) => WORDS.test(`${line} `) && !isMention(line))
      .map((command) => ({ file, command }));
  });
  return [...Map.groupBy(found, ({ command }) => command).values()].map(([first]) => first!);
}

/** Addresses, files and people of this run for those that stand for the reader's own. */
function filledIn(command: string): string {
  return (
    command
      .replaceAll("postgres://…/mars_new", `postgres://${server.username}@${server.host}/mars_new`)
      .replaceAll("DATABASE_URL=…", `DATABASE_URL='${url}'`)
      .replaceAll("-O mars ", "")
      .replaceAll("<address of the national status API, or a folder>", `${national.url} --yes`)
      .replaceAll(
        "<urn> <file or WFS address>",
        `${datasetIds.conservationAreas} ${folder}/areas.geojson`,
      )
      .replaceAll(/\bMARS\//g, `${origin}/`)
      .replaceAll("/backups/", `${folder}/`)
      .replaceAll("/secure/", `${folder}/`)
      .replaceAll("<sub>", `guide-${ran}`)
      // Asked at a terminal alone, and written to the folder that the reader is in.
      .replaceAll(/(person -- erase .*)$/g, "$1 --yes")
      .replaceAll(/(person -- export --subject \S+)$/g, `$1 --to ${folder}/second.json`)
      .replaceAll(/^curl /g, "curl --fail ")
  );
}

function areas() {
  const ring = [
    [9.4, 56.4],
    [9.41, 56.4],
    [9.41, 56.41],
    [9.4, 56.4],
  ];
  const geometry = { type: "Polygon", coordinates: [ring] };
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", id: 1, properties: { name: "Eng" }, geometry }],
  };
}

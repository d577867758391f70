import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Figure, Round } from "../Round.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { callApi } from "../support/callApi.ts";
import { startEmbedded } from "../support/startEmbedded.ts";
import type { Platform } from "../support/startPlatform.ts";
import { untilMoreWritten } from "../support/untilMoreWritten.ts";
import { emptyWritten, writeProjects } from "../support/writeProjects.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** A little nation; docs/operations.md tells how the time grows with what is stored. */
const SERVED_WITHIN_SECONDS = 180;

/** Backup, loss of everything, restore, first request served: on a server and on the embedded engine. */
export const recovery: Round = {
  name: "recovery",
  what: "everything is lost and brought back from a backup, on both engines",
  async run(platform) {
    return [
      ...(await drill("server", serverOf(platform))),
      ...(await drill("embedded", embeddedOf(platform))),
    ];
  },
};

type Engine = {
  /** Starts the product on an empty place, or on what was restored to it. */
  start: () => Promise<{ origin: string; stop: () => Promise<unknown> }>;
  /** Of the commands that back up and restore. */
  env: () => Record<string, string>;
  lose: () => Promise<void>;
  token: () => Promise<string>;
  file: string;
};

async function drill(name: string, engine: Engine): Promise<Figure[]> {
  const token = await engine.token();
  const before = await engine.start();
  const written = emptyWritten();
  const state = { goesOn: true };
  const writer = writeProjects(written, () => state.goesOn, {
    origins: [before.origin],
    tokens: [token],
  });
  await untilMoreWritten(written, 30);
  state.goesOn = false;
  await writer;
  await before.stop();
  const backedUp = performance.now();
  await command("backup", engine);
  const lostAt = performance.now();
  await engine.lose();
  await command("restore", engine);
  const after = await engine.start();
  const first = await callApi(after.origin, { path: "/api/status/pages/overview" });
  const servedAfter = (performance.now() - lostAt) / 1000;
  let lost = 0;
  for (const id of written.acknowledged.keys()) {
    const { status } = await callApi(after.origin, { path: `/api/projects/${id}`, token });
    if (status !== 200) lost += 1;
  }
  await after.stop();
  return [
    { what: `${name}: writes before the backup`, value: written.acknowledged.size, atLeast: 30 },
    { what: "… lost", value: lost, atMost: 0 },
    { what: "backup took", value: (lostAt - backedUp) / 1000, unit: "s" },
    { what: "first request served", value: Number(first.status === 200), atLeast: 1 },
    { what: "… after the loss", value: servedAfter, unit: "s", atMost: SERVED_WITHIN_SECONDS },
  ];
}

const command = (name: string, { file, env }: Engine) =>
  run(process.execPath, [join(root, `scripts/${name}.ts`), file], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", ...env() },
  });

function serverOf(platform: Platform): Engine {
  let url: string | null = null;
  return {
    file: join(platform.folder, "server.backup.gz"),
    env: () => ({ DATABASE_URL: url! }),
    async start() {
      url ??= await platform.freshDatabase();
      return platform.startInstance({ DATABASE_URL: url });
    },
    async lose() {
      url = await platform.freshDatabase("empty");
    },
    token: () => platform.authority.token({ sub: "writer" }),
  };
}

function embeddedOf(platform: Platform): Engine {
  const folder = join(platform.folder, "recovered");
  const { authority } = platform;
  return {
    file: join(platform.folder, "embedded.backup.gz"),
    env: () => ({ DATA_DIR: folder }),
    async start() {
      return startEmbedded({
        PORT: String(await freePort()),
        DATA_DIR: folder,
        OIDC_AUTHORITY: authority.issuer,
        DEMO_DATA: "0",
        RATE_LIMIT_PER_MINUTE: "1000000",
      });
    },
    async lose() {
      rmSync(folder, { recursive: true });
    },
    token: () =>
      authority.token({ sub: "writer" }, { expiresAt: Math.floor(Date.now() / 1000) + 3600 }),
  };
}

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Figure, Round } from "../Round.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { callApi } from "../support/callApi.ts";
import { startEmbedded } from "../support/startEmbedded.ts";
import { untilMoreWritten } from "../support/untilMoreWritten.ts";
import { emptyWritten, writeProjects } from "../support/writeProjects.ts";

const DISK_MB = 600;
const FULL_FOR_MS = 8_000;
/** How much is left when it is full: nothing, less than one piece of the log, or a few. */
const LEFT_MB = [0, 8, 40];

/** The embedded product runs out of disk three times while people write, and gets room again. */
export const fullDisk: Round = {
  name: "full-disk",
  what: "the embedded product's disk fills up three times while people write (root alone may mount one)",
  async run(platform) {
    if (process.getuid?.() !== 0)
      return [{ what: "not tried: only root may mount a disk", value: 0 }];
    const disk = join(platform.folder, "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", disk]);
    try {
      return await fillAndFree(disk, platform.authority);
    } finally {
      execFileSync("umount", ["-l", disk]);
    }
  },
};

async function fillAndFree(
  disk: string,
  authority: Parameters<Round["run"]>[0]["authority"],
): Promise<Figure[]> {
  const product = await startEmbedded({
    PORT: String(await freePort()),
    DATA_DIR: join(disk, "data"),
    OIDC_AUTHORITY: authority.issuer,
    DEMO_DATA: "0",
    RATE_LIMIT_PER_MINUTE: "1000000",
  });
  const written = emptyWritten();
  const state = { goesOn: true };
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const tokens = [await authority.token({ sub: "writer" }, { expiresAt })];
  const writers = Array.from({ length: 4 }, () =>
    writeProjects(written, () => state.goesOn, { origins: [product.origin], tokens }),
  );
  let [reads, failedReads, degraded] = [0, 0, 0];
  for (const leftMb of LEFT_MB) {
    await untilMoreWritten(written, 20);
    const { bavail, bsize } = statfsSync(disk);
    const filler = join(disk, "filler");
    try {
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftMb * 2 ** 20)));
    } catch {
      // The writers were faster: it is full all the same.
    }
    const until = Date.now() + FULL_FOR_MS;
    while (Date.now() < until) {
      const answer = await callApi(product.origin, { path: "/api/status/projects" }).catch(
        () => null,
      );
      reads += 1;
      if (answer?.status !== 200) failedReads += 1;
      await wait(200);
    }
    const ready = await callApi(product.origin, { path: "/api/health/ready" });
    if (ready.text.includes("disk")) degraded += 1;
    rmSync(filler);
  }
  await untilMoreWritten(written, 20);
  state.goesOn = false;
  await Promise.all(writers);
  let lost = 0;
  for (const id of written.acknowledged.keys()) {
    const { status } = await callApi(product.origin, {
      path: `/api/projects/${id}`,
      token: tokens[0]!,
    });
    if (status !== 200) lost += 1;
  }
  await product.stop();
  const others = written.serverErrors.filter(({ status }) => status !== 507);
  return [
    { what: "writes acknowledged", value: written.acknowledged.size, atLeast: 60 },
    { what: "lost", value: lost, atMost: 0 },
    {
      what: "refused with 507 while it was full",
      value: written.serverErrors.length - others.length,
      atLeast: 3,
    },
    { what: "other 5xx answers", value: others.length, atMost: 0 },
    { what: "writes without an answer", value: written.unanswered, atMost: 0 },
    { what: "public reads while it was full", value: reads, atLeast: 10 },
    { what: "… failed", value: failedReads, atMost: 0 },
    { what: "times it said that the disk is full", value: degraded, atLeast: LEFT_MB.length },
  ];
}

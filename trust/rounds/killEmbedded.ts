import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { freePort } from "../../packages/embedded/src/freePort.ts";
import { startEmbedded } from "../support/startEmbedded.ts";
import { untilMoreWritten } from "../support/untilMoreWritten.ts";
import { emptyWritten, writeProjects, type Written } from "../support/writeProjects.ts";

const READY_WITHIN_SECONDS = 10;

/** The embedded product is killed with all its processes while people write, and started again. */
export const killEmbedded: Round = {
  name: "kill-embedded",
  what: "the embedded product is killed with all its processes while people write, and started again",
  async run(platform, { isShort }) {
    const { authority } = platform;
    const port = await freePort();
    const env = {
      PORT: String(port),
      DATA_DIR: join(platform.folder, "embedded"),
      OIDC_AUTHORITY: authority.issuer,
      DEMO_DATA: isShort ? "0" : "1",
      RATE_LIMIT_PER_MINUTE: "1000000",
    };
    let product = await startEmbedded(env);
    const written = emptyWritten();
    const state = { goesOn: true };
    const tokens = [await authority.token({ sub: "writer" }, { expiresAt: inAnHour() })];
    const writers = Array.from({ length: 4 }, () =>
      writeProjects(written, () => state.goesOn, { origins: [product.origin], tokens }),
    );
    const kills = isShort ? 1 : 3;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilMoreWritten(written, 30);
      await wait(500 * Math.random());
      await product.kill();
      product = await startEmbedded(env);
    }
    await untilMoreWritten(written, 10);
    state.goesOn = false;
    await Promise.all(writers);
    const figures = await againstTheApi(product.origin, tokens[0]!, written);
    await product.kill();
    // As people have it: with the provider and the portal of its own.
    const [loadBefore = 0] = loadavg();
    const { OIDC_AUTHORITY: _, ...whole } = env;
    const again = await startEmbedded(whole);
    await again.stop();
    const isIdle = loadBefore < availableParallelism() / 2;
    return [
      { what: "kills", value: kills + 1 },
      ...figures,
      { what: "5xx answers", value: written.serverErrors.length, atMost: 0 },
      {
        what: "ready again after a kill",
        value: again.readyAfterSeconds,
        unit: "s",
        // On a busy machine it is told and not judged.
        ...(isIdle && { atMost: READY_WITHIN_SECONDS }),
      },
      { what: "… processor time", value: again.processorSeconds, unit: "s", atMost: 15 },
      { what: "… waiting processes before (load)", value: loadBefore },
    ];
  },
};

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** By reading: each acknowledged project is there, and no name stands twice. */
async function againstTheApi(origin: string, token: string, written: Written): Promise<Figure[]> {
  let lost = 0;
  const names = new Map<string, number>();
  for (const id of written.acknowledged.keys()) {
    const answer = await callApi(origin, { path: `/api/projects/${id}`, token });
    if (answer.status !== 200) lost += 1;
  }
  for (const name of written.acknowledged.values()) names.set(name, (names.get(name) ?? 0) + 1);
  return [
    { what: "writes acknowledged", value: written.acknowledged.size, atLeast: 5 },
    { what: "lost", value: lost, atMost: 0 },
    { what: "doubled", value: [...names.values()].filter((n) => n > 1).length, atMost: 0 },
    { what: "refused", value: written.refused.length, atMost: 0 },
  ];
}

import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { startNginxCache } from "../../packages/embedded/src/testing/startNginx.ts";
import { callApi } from "../support/callApi.ts";
import { openPublicWorld, publishedId } from "../support/publicWorld.ts";

const NAME = "Xylofonkærgård";
const SHOWN_WITHIN_MS = 2_500;
const id = publishedId(77);
const addresses = [
  `/api/status/pages/projects/${id}`,
  `/api/status/projects/${id}/map.svg`,
  `/api/status/projects/${id}/preview.png`,
  "/api/status/projects",
  "/api/status/changes.atom",
  `/api/features/projects/${id}`,
  `/ogc/collections/projects/items/${id}`,
  `/api/search?q=${encodeURIComponent(NAME)}`,
  "/sitemap.xml",
];
const OTHER = "/api/status/pages/overview";

/** A public project is withdrawn: it is gone from the cache in front too, and does not come back. */
export const withdrawal: Round = {
  name: "withdrawal",
  what: "a project is withdrawn behind the shipped nginx and two instances, which then are killed",
  async run(platform) {
    const url = await platform.freshDatabase();
    const env = { DATABASE_URL: url, TRUST_PROXY: "2" };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const world = await openPublicWorld(url);
    await world.publish(77, NAME);
    const nginx = await startNginxCache(...instances.map(({ port }) => port));
    const front = `http://127.0.0.1:${nginx.port}`;
    const origins = [front, ...instances.map(({ origin }) => origin)];
    const told = async (asked: readonly string[]) => {
      let count = 0;
      for (const origin of asked)
        for (const path of addresses) {
          const { status, text } = await callApi(origin, { path });
          const isOfIt = path.includes(id) || (!path.includes("?q=") && text.includes(NAME));
          const isFound = path.includes("?q=") && text.includes(id);
          if (status === 200 && (isOfIt || text.includes(id) || isFound)) count += 1;
        }
      return count;
    };
    await wait(SHOWN_WITHIN_MS);
    await callApi(front, { path: OTHER });
    // Twice: the second time the cache has it.
    await told(origins);
    const before = await told(origins);
    const copies = await cachedCopies(front);
    await world.withdraw(77);
    await wait(SHOWN_WITHIN_MS);
    // A stale answer is the last one that is shown while the next is fetched.
    const after = await told(origins).then(async () => {
      await wait(SHOWN_WITHIN_MS);
      return told(origins);
    });
    await Promise.all(instances.map((instance) => instance.kill()));
    const afterwards = await told([front]);
    const other = await callApi(front, { path: OTHER });
    await nginx.stop();
    await world.close();
    return [
      {
        what: "addresses that told of it before",
        value: before,
        atLeast: origins.length * (addresses.length - 1),
      },
      { what: "copies by parameters that nobody reads", value: copies, atMost: 0 },
      { what: "… after it was withdrawn", value: after, atMost: 0 },
      { what: "… when no instance answers", value: afterwards, atMost: 0 },
      {
        what: "other pages then answered from the cache",
        value: Number(other.status === 200),
        atLeast: 1,
      },
    ];
  },
};

/** How many of five made-up parameters are asked of an instance instead of the cache. */
async function cachedCopies(front: string): Promise<number> {
  const asked = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => callApi(front, { path: `${OTHER}?made-up=${n}` })),
  );
  // All five at once: one may be the first of its second.
  const missed = asked.filter(
    ({ status, headers }) => status !== 200 || headers["x-cache"] === "MISS",
  );
  return Math.max(0, missed.length - 1);
}

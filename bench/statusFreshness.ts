import { setTimeout as wait } from "node:timers/promises";
import { connectDatabase } from "../apps/api/src/platform/database/connectDatabase.ts";
import { sql } from "../apps/api/src/platform/database/sql.ts";

const path = "/api/status/pages/overview";
const budgetMs = 2000;
const changes = 6;

/** How long a change takes until the cache in front shows it, among many readers and for a lone one. */
export async function benchFreshness(databaseUrl: string, port: number): Promise<boolean> {
  const address = `http://127.0.0.1:${port}${path}`;
  const tag = async () => {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.headers.get("etag");
  };
  const database = await connectDatabase({ url: databaseUrl });
  const change = (to: "established" | "approval") =>
    sql`update project set status = ${to} where id = (select id from project
      where stage in ('established', 'establishment_approval') order by id limit 1)`.execute(
      database.write,
    );
  try {
    await change("approval");
    await wait(budgetMs);
    const readers = new AbortController();
    const reading = Array.from({ length: 4 }, async () => {
      while (!readers.signal.aborted) {
        await tag();
        await wait(20);
      }
    });
    const busyMs: number[] = [];
    for (let turn = 0; turn < changes; turn += 1) {
      // Not in step with the cache's seconds.
      await wait(1000 + turn * 370);
      const before = await tag();
      await change(turn % 2 === 0 ? "established" : "approval");
      const changedAtMs = performance.now();
      while ((await tag()) === before && performance.now() - changedAtMs < 5 * budgetMs)
        await wait(10);
      busyMs.push(performance.now() - changedAtMs);
    }
    readers.abort();
    await Promise.all(reading);
    let seenByLone = 0;
    for (let turn = 0; turn < changes; turn += 1) {
      await wait(turn * 170);
      const before = await tag();
      await change(turn % 2 === 0 ? "established" : "approval");
      await wait(budgetMs);
      if ((await tag()) !== before) seenByLone += 1;
    }
    const slowestMs = Math.max(...busyMs);
    const isOk = slowestMs <= budgetMs && seenByLone === changes;
    process.stdout.write(
      `${isOk ? "ok  " : "FAIL"} change seen through the cache: ${busyMs.map(Math.round).join(", ")} ms ` +
        `among readers (at most ${budgetMs}); after ${budgetMs} ms by a lone reader ${seenByLone} of ${changes} times\n`,
    );
    return isOk;
  } finally {
    await database.close();
  }
}

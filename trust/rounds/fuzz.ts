import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { fuzzedCall, type OpenApi, operationsOf } from "../support/fuzzedCall.ts";
import { randomFrom } from "../support/randomFrom.ts";
import { Tally } from "../support/Tally.ts";

const AT_ONCE = 4;
/** Two in three of them signed in, and as many refused. */
const CALLS = 18_000;
/** What comes first fills caches and compiles code; growth is measured from there. */
const FIRST = 2000;
/** An idle process gives back what it no longer needs. */
const SETTLE_MS = 15_000;

/** Calls made by chance from the API's own description, half of them nearly right. */
export const fuzz: Round = {
  name: "fuzz",
  what: "calls made by chance from the OpenAPI document, as three kinds of people",
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const instance = await platform.startInstance({ DATABASE_URL: url });
    const seed = Math.floor(Date.now() / 86_400_000);
    const random = randomFrom(seed);
    const document = JSON.parse(
      (await callApi(instance.origin, { path: "/api/openapi.json" })).text,
    ) as OpenApi;
    const operations = operationsOf(document);
    const roles = ["miljoe_mars_planlaegger", "miljoe_mars_ansoeg_admin"];
    const tokens = [
      undefined,
      await platform.authority.token({ sub: "fuzz" }),
      await platform.authority.token({ sub: "fuzz-planner", vat: "DK29189846", roles }),
    ];
    const tally = new Tally();
    const send = async (calls: number) => {
      let left = calls;
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          const operation = operations[Math.floor(random() * operations.length)]!;
          const token = tokens[Math.floor(random() * tokens.length)];
          await tally.call(instance.origin, { ...fuzzedCall(operation, random), token });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    };
    const settledMb = async () => {
      await wait(isShort ? 0 : SETTLE_MS);
      return instance.memoryMb();
    };
    await send(isShort ? 100 : FIRST);
    const memoryBeforeMb = await settledMb();
    const refusedBefore = tally.count((status) => status >= 400);
    await send(isShort ? 100 : CALLS);
    const memoryAfterMb = await settledMb();
    for (const fault of tally.faults) process.stdout.write(`    ${fault}\n`);
    return [
      { what: `calls of ${operations.length} operations (seed ${seed})`, value: tally.answered },
      { what: "5xx answers", value: tally.serverErrors, atMost: 0 },
      { what: "without an answer", value: tally.unanswered, atMost: 0 },
      { what: "let through", value: tally.count((status) => status < 300), atLeast: 1 },
      {
        what: "refused while memory was measured",
        value: tally.count((status) => status >= 400) - refusedBefore,
        atLeast: isShort ? 50 : 10_000,
      },
      { what: "memory before", value: memoryBeforeMb, unit: "MB" },
      {
        what: "memory grown by them, once at rest",
        value: memoryAfterMb - memoryBeforeMb,
        unit: "MB",
        atMost: 150,
      },
    ];
  },
};

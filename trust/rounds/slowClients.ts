import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Round } from "../Round.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { asCalls, callWithPauses, publicPaths } from "../support/politeCaller.ts";
import { SHORT_WAITS } from "../support/shortWaits.ts";

const EACH = 100;
/** Each answer that no one reads is made all the same, and lies in memory. */
const NOT_READING = 40;

/** Clients that send a byte now and then, that say nothing at all, and that never read their answer. */
export const slowClients: Round = {
  name: "slow-clients",
  what: "240 clients that drip their request, stay silent or never read, beside one who reads",
  isInShort: true,
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const instance = await platform.startInstance({ DATABASE_URL: url, NODE_IMPORT: SHORT_WAITS });
    const goesOn = forSeconds(isShort ? 4 : 25);
    const sockets: Socket[] = [];
    const open = (first: string) => {
      const socket = connect(instance.port, "127.0.0.1");
      socket.on("error", () => undefined);
      if (first) socket.write(first);
      sockets.push(socket);
      return socket;
    };
    const dripping = Array.from({ length: EACH }, () => open("GET /api/status/plans HTTP/1.1\r\n"));
    for (let n = 0; n < EACH; n += 1) open("");
    const asked = "GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".repeat(4);
    for (let n = 0; n < NOT_READING; n += 1) open(asked).pause();
    const drip = (async () => {
      while (goesOn()) {
        for (const socket of dripping) if (socket.writable) socket.write("x");
        await wait(500);
      }
    })();
    const readers = await callWithPauses(instance.origin, asCalls(publicPaths), goesOn);
    await drip;
    const memoryMb = instance.memoryMb();
    for (const socket of sockets) socket.destroy();
    return [
      { what: "slow clients", value: sockets.length },
      { what: "answers to the reader", value: readers.answered, atLeast: isShort ? 1 : 10 },
      { what: "reader's p95", value: readers.percentileMs(0.95), unit: "ms", atMost: 2500 },
      { what: "reader failed", value: readers.serverErrors + readers.unanswered, atMost: 0 },
      { what: "memory meanwhile", value: memoryMb, unit: "MB", atMost: 1024 },
    ];
  },
};

/**
 * Asks as fast as it can, in a process of its own: what the flood costs its sender must not be
 * measured as the polite caller's waiting. It steps back for whatever else this machine does, as
 * one who floods from elsewhere takes none of our processors.
 */
import { constants, setPriority } from "node:os";
import type { Call } from "./callApi.ts";
import { forSeconds } from "./forSeconds.ts";
import { Tally } from "./Tally.ts";

export type FloodOrder = {
  origin: string;
  calls: readonly Call[];
  connections: number;
  seconds: number;
  /** Of each connection; as many as there is time for unless told. */
  callsEach?: number;
};
export type FloodOutcome = { answered: number; unanswered: number; byStatus: [number, number][] };

process.once("message", (order: FloodOrder) => void flood(order));

async function flood({
  origin,
  calls,
  connections,
  seconds,
  callsEach = Infinity,
}: FloodOrder): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const goesOn = forSeconds(seconds);
  const tally = new Tally();
  const flooder = async (n: number) => {
    for (let turn = n; goesOn() && turn - n < callsEach; turn += 1)
      await tally.call(origin, { ...calls[turn % calls.length]!, from: "127.0.0.2" });
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => flooder(n)));
  const { answered, unanswered, byStatus } = tally;
  process.send?.({ answered, unanswered, byStatus: [...byStatus] } satisfies FloodOutcome);
  process.disconnect();
}

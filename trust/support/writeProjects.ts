import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { Figure } from "../Round.ts";
import { callApi } from "./callApi.ts";

export type Written = {
  /** What the API has acknowledged, by id. */
  acknowledged: Map<string, string>;
  /** Every name that was ever sent. */
  sent: Set<string>;
  /** Answers of 500 and above, by when they came. */
  serverErrors: { status: number; at: number }[];
  refused: string[];
  /** Calls whose connection ended before an answer. */
  unanswered: number;
};

type Options = {
  origins: readonly string[];
  tokens: readonly string[];
  /** Also sends each one twice at the same time, as a double click does. */
  twice?: boolean;
};

export const emptyWritten = (): Written => ({
  acknowledged: new Map(),
  sent: new Set(),
  serverErrors: [],
  refused: [],
  unanswered: 0,
});

const RETRY_MS = 100;

/** One writer: creates projects until told to stop, and sends again, with the same key, what got no answer. */
export async function writeProjects(
  written: Written,
  goesOn: () => boolean,
  { origins, tokens, twice = false }: Options,
): Promise<void> {
  for (let turn = 0; goesOn(); turn += 1) {
    const name = `Projekt ${randomUUID()}`;
    written.sent.add(name);
    const key = randomUUID();
    const token = tokens[turn % tokens.length]!;
    const send = (copy: number) =>
      acknowledged(written, goesOn, origins[(turn + copy) % origins.length]!, { name, key, token });
    const ids = await Promise.all(twice ? [send(0), send(1)] : [send(0)]);
    for (const id of ids) if (id !== null) written.acknowledged.set(id, name);
  }
}

async function acknowledged(
  written: Written,
  goesOn: () => boolean,
  origin: string,
  { name, key, token }: { name: string; key: string; token: string },
): Promise<string | null> {
  for (;;) {
    const answer = await callApi(origin, {
      path: "/api/projects",
      token,
      body: { name },
      headers: { "idempotency-key": key },
    }).catch(() => null);
    if (answer === null) written.unanswered += 1;
    if (answer?.status === 201) return (JSON.parse(answer.text) as { id: string }).id;
    if (answer && answer.status >= 500)
      written.serverErrors.push({ status: answer.status, at: Date.now() });
    // 409: the first of the two is still at work.
    if (answer && answer.status < 500 && answer.status !== 409) {
      written.refused.push(`${answer.status} ${answer.text.slice(0, 120)}`);
      return null;
    }
    if (!goesOn()) return null;
    await wait(RETRY_MS);
  }
}

/** What the database holds, against what was acknowledged. */
export async function lostAndDoubled(database: Client, written: Written): Promise<Figure[]> {
  const { rows } = await database.query<{ id: string; name: string }>(
    "select id, name from project where name like 'Projekt %'",
  );
  const ids = new Set(rows.map(({ id }) => id));
  const byName = Map.groupBy(rows, ({ name }) => name);
  const lost = [...written.acknowledged.keys()].filter((id) => !ids.has(id));
  const doubled = [...written.sent].filter((name) => (byName.get(name)?.length ?? 0) > 1);
  return [
    { what: "writes acknowledged", value: written.acknowledged.size, atLeast: 5 },
    { what: "lost", value: lost.length, atMost: 0 },
    { what: "doubled", value: doubled.length, atMost: 0 },
    { what: "refused", value: written.refused.length, atMost: 0 },
  ];
}

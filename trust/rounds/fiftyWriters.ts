import type { Figure, Round } from "../Round.ts";
import { callApi } from "../support/callApi.ts";
import { connectClient } from "../support/connectClient.ts";
import { forSeconds } from "../support/forSeconds.ts";
import { emptyWritten, lostAndDoubled, writeProjects } from "../support/writeProjects.ts";

const WRITERS = 50;

/** Fifty people write at once through two instances, each thing sent twice. */
export const fiftyWriters: Round = {
  name: "writers",
  what: "fifty people write at once through two instances, everything sent twice, and change one record together",
  isInShort: true,
  async run(platform, { isShort }) {
    const url = await platform.freshDatabase();
    const instances = await Promise.all(
      Array.from({ length: isShort ? 1 : 2 }, () => platform.startInstance({ DATABASE_URL: url })),
    );
    const origins = instances.map(({ origin }) => origin);
    const written = emptyWritten();
    const tokens = await Promise.all(
      Array.from({ length: 5 }, (_, n) => platform.authority.token({ sub: `writer-${n}` })),
    );
    const goesOn = forSeconds(isShort ? 3 : 20);
    await Promise.all(
      Array.from({ length: WRITERS }, () =>
        writeProjects(written, goesOn, { origins, tokens, twice: true }),
      ),
    );
    const shared = await changeTogether(origins, tokens[0]!, isShort ? 2 : 8);
    const database = await connectClient(url);
    const figures = await lostAndDoubled(database, written);
    await database.end();
    return [
      ...figures,
      { what: "5xx answers", value: written.serverErrors.length, atMost: 0 },
      ...shared,
    ];
  },
};

/** Everybody changes the same record by the version they saw; each accepted change is a version more. */
async function changeTogether(
  origins: readonly string[],
  token: string,
  turns: number,
): Promise<Figure[]> {
  const made = await callApi(origins[0]!, {
    path: "/api/projects",
    token,
    body: { name: "Sammen" },
  });
  const { id, version } = JSON.parse(made.text) as { id: string; version: number };
  const path = `/api/projects/${id}`;
  let [accepted, conflicts, waits, others] = [0, 0, 0, 0];
  const change = async (writer: number) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const origin = origins[(writer + turn) % origins.length]!;
      const seen = JSON.parse((await callApi(origin, { path, token })).text) as {
        version: number;
      };
      const answer = await callApi(origin, {
        method: "PATCH",
        path,
        token,
        body: { description: `${writer} ${turn}` },
        headers: { "if-match": `"${seen.version}"` },
      });
      if (answer.status === 200) accepted += 1;
      else if (answer.status === 409 || answer.status === 412) conflicts += 1;
      else if (answer.status === 503) waits += 1;
      else others += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => change(writer)));
  const after = JSON.parse((await callApi(origins[0]!, { path, token })).text) as {
    version: number;
  };
  return [
    { what: "changes of one record accepted", value: accepted, atLeast: 1 },
    { what: "… told of a conflict", value: conflicts },
    // The record is locked for longer than a statement waits for a lock: only where the machine is too slow.
    { what: "… told to come back later (503)", value: waits, atMost: 0 },
    { what: "… answered otherwise", value: others, atMost: 0 },
    { what: "… lost or doubled", value: Math.abs(after.version - version - accepted), atMost: 0 },
  ];
}

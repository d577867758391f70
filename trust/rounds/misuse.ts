import type { Round } from "../Round.ts";
import { corner } from "../../apps/api/src/features/projects/testing/loadWorld.ts";
import { callApi } from "../support/callApi.ts";

/** Four cells of 25 ha each. */
const QUESTION_HA = 100;
const HA_PER_HOUR = 10_000;
const BYTES_PER_DAY = 20_000_000;
const VERTICES = 60_000;
const BYTES_PER_AREA = 16 * VERTICES;

/** Someone signed in maps hidden projects by questions, and fills the disk with areas. */
export const misuse: Round = {
  name: "misuse",
  what: "one person maps hidden land by questions and stores the largest areas, through two instances",
  async run(platform) {
    const env = { DATABASE_URL: await platform.freshDatabase() };
    const instances = [await platform.startInstance(env), await platform.startInstance(env)];
    const originOf = (turn: number) => instances[turn % 2]!.origin;
    const create = (turn: number, token: string, ring: readonly (readonly number[])[]) =>
      callApi(originOf(turn), {
        path: "/api/projects",
        token,
        body: { name: `Spørgsmål ${turn}`, geometry: { type: "Polygon", coordinates: [ring] } },
      });

    const asker = await platform.authority.token({ sub: "asker" });
    const most = HA_PER_HOUR / QUESTION_HA;
    let [answered, refused, otherwise] = [0, 0, 0];
    for (let turn = 0; turn < most + 20; turn += 1) {
      const [x, y] = [
        corner.x + 50 + (turn % 15) * 1000,
        corner.y + 50 + Math.floor(turn / 15) * 1000,
      ];
      const made = await create(turn, asker, squareOf(x, y, 900));
      const { id } = JSON.parse(made.text) as { id?: string };
      const path = `/api/projects/${id}/neighbours`;
      const { status } = await callApi(originOf(turn + 1), { path, token: asker });
      if (status === 200) answered += 1;
      else if (status === 429) refused += 1;
      else otherwise += 1;
    }

    const hoarder = await platform.authority.token({ sub: "hoarder" });
    let [kept, tooMuch, failed] = [0, 0, 0];
    for (let turn = 0; turn < BYTES_PER_DAY / BYTES_PER_AREA + 4; turn += 1) {
      const ring = circleOf(corner.x + 5000, corner.y + 5000, 500 + turn);
      const { status } = await create(turn, hoarder, ring);
      if (status === 201) kept += 1;
      else if (status === 429) tooMuch += 1;
      else failed += 1;
    }
    return [
      { what: "questions answered", value: answered, atLeast: most - 1, atMost: most },
      { what: "… refused with 429", value: refused, atLeast: 20 },
      { what: "… answered otherwise", value: otherwise, atMost: 0 },
      {
        what: "areas of 60,000 corners kept",
        value: kept,
        atLeast: 5,
        atMost: Math.floor(BYTES_PER_DAY / BYTES_PER_AREA),
      },
      { what: "… refused with 429", value: tooMuch, atLeast: 3 },
      { what: "… answered otherwise", value: failed, atMost: 0 },
    ];
  },
};

function squareOf(x: number, y: number, size: number) {
  return [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];
}

function circleOf(x: number, y: number, radius: number): number[][] {
  const ring = Array.from({ length: VERTICES }, (_, n) => {
    const angle = (2 * Math.PI * n) / VERTICES;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

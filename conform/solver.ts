import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reachable, solveCovering } from "../apps/api/src/platform/solver/solveCovering.ts";
import { type CoveringProblem, gapProblem } from "../packages/domain/src/plans/gapProblem.ts";
import { type Finding, outputOf, type Part, type Subject } from "./tools.ts";

const PROBLEMS = 40;
/** Both prove to a thousandth. */
const GAP = 0.001;

/** The gap closer against another solver, with land that several sketches share in the model. */
export function solverParts({ folder }: Pick<Subject, "folder">): Part[] {
  return [
    {
      tool: "CBC",
      version: async () => /Version: (\S+)/.exec(await outputOf("cbc", ["-quit"]))?.[1] ?? "?",
      checked: `the gap closer's answer to ${PROBLEMS} problems with overlaps`,
      run: async () => {
        const findings: Finding[] = [];
        for (let seed = 1; seed <= PROBLEMS; seed += 1) {
          const limits = { maxSeconds: 20 };
          const { problem } = await reachable(randomProblem(seed), limits);
          const { chosen } = await solveCovering(problem, limits);
          const costs = new Map(problem.columns.map(({ id, cost }) => [id, cost]));
          const ours = chosen.reduce((sum, id) => sum + costs.get(id)!, 0);
          const theirs = await solveByCbc(problem, join(folder, `gap-${seed}.lp`));
          if (Math.abs(ours - theirs) > GAP * theirs + 1e-6)
            findings.push({ what: `seed ${seed}: ${ours}, CBC ${theirs}`, count: 1 });
        }
        return findings;
      },
    },
  ];
}

/** Written from the definition: what is shared is lost by one as soon as another is chosen too. */
async function solveByCbc(problem: CoveringProblem, path: string): Promise<number> {
  const { columns, rows, losses = [] } = problem;
  const term = (amount: number, name: string) =>
    `${amount < 0 ? "-" : "+"} ${Math.abs(amount)} ${name}`;
  const lines = [
    "Minimize",
    ` cost: ${columns.map(({ cost }, i) => term(cost, `x${i}`)).join(" ")}`,
    "Subject To",
    ...rows.map(
      ({ terms, lost = [], atLeast }, r) =>
        ` r${r}: ${[
          ...terms.map(({ column, amount }) => term(amount, `x${column}`)),
          ...lost.map(({ loss, amount }) => term(-amount, `z${loss}`)),
        ].join(" ")} >= ${atLeast}`,
    ),
    ...losses.flatMap(({ loser, keepers }, l) =>
      keepers.map((keeper, k) =>
        loser === null
          ? ` l${l}k${k}: z${l} - x${keeper} >= 0`
          : ` l${l}k${k}: z${l} - x${keeper} - x${loser} >= -1`,
      ),
    ),
    "Binaries",
    ` ${[...columns.map((_, i) => `x${i}`), ...losses.map((_, l) => `z${l}`)].join(" ")}`,
    "End",
  ];
  await writeFile(path, `${lines.join("\n")}\n`);
  const solution = `${path}.txt`;
  const said = await outputOf("cbc", [
    path,
    "ratio",
    "0",
    "sec",
    "60",
    "solve",
    "solution",
    solution,
  ]);
  const value = /^Objective value:\s+(\S+)/m.exec(said)?.[1];
  if (value === undefined) throw new Error(`CBC gave no answer:\n${said}`);
  return Number(value);
}

/** 60 sketches in three sub-catchments; a fifth of them share land with one to three others. */
function randomProblem(seed: number): CoveringProblem {
  let state = seed * 2_654_435_761;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
  const places = ["west", "middle", "east"];
  const candidates = Array.from({ length: 60 }, (_, i) => ({
    id: `s${i}`,
    areaHa: 5 + 200 * random(),
    extractionHa: 0,
    nitrogen: places
      .filter(() => random() < 0.5)
      .map((opId) => ({ opId, tons: 0.2 + 12 * random() })),
    pinned: random() < 0.05,
    countsAs: 1,
  }));
  const overlaps = Array.from({ length: 40 }, () => {
    const loser = candidates[Math.floor(random() * candidates.length)];
    const share = 0.1 + 0.3 * random();
    const others = candidates.filter(({ id }) => id !== loser.id && random() < 0.03).slice(0, 3);
    return {
      loserId: loser.id,
      keeperIds: others.map(({ id }) => id),
      nitrogen: loser.nitrogen.map(({ opId, tons }) => ({ opId, tons: tons * share })),
      extractionHa: 0,
    };
  }).filter(({ keeperIds }) => keeperIds.length > 0);
  const demand = {
    nitrogen: places.map((opId) => ({ opId, tons: 20 + 60 * random() })),
    extractionHa: 0,
  };
  return gapProblem(candidates, demand, seed % 2 === 0 ? "count" : "area", overlaps);
}

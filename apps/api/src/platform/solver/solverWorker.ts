import { parentPort } from "node:worker_threads";
import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import highsModule, { type Highs } from "highs";

export type SolverInput = {
  columns: CoveringProblem["columns"];
  rows: CoveringProblem["rows"];
  losses: NonNullable<CoveringProblem["losses"]>;
  /** How far the rows can come at all is looked for, not the cheapest choice. */
  isReach: boolean;
  /** Of each set of columns no more than so much may be chosen. */
  caps: readonly {
    amounts: readonly { column: number; amount: number }[];
    atMost: number;
  }[];
  /** Milliseconds since 1970: the thread may start late on a busy machine, the caller waits no longer. */
  deadlineMs: number;
  /** The search ends when it is proven to be as close as this, by share or by cost. */
  relativeGap: number;
  absoluteGap: number;
};

export type SolverOutput = {
  /** Null where none was found in time. */
  chosen: string[] | null;
  provenGap: number | null;
  timedOut: boolean;
  /** No choice meets every row. */
  isImpossible: boolean;
  /** What each row is left with, where that was looked for. */
  short: number[];
};

const shortestSeconds = 0.3;

// Its types describe the CommonJS build; the module that Node loads exports the loader itself.
const loadHighs = highsModule as unknown as () => Promise<Highs>;
const highs = await loadHighs();

parentPort?.on("message", (input: SolverInput) => parentPort?.postMessage(solve(input)));

function solve({ deadlineMs, relativeGap, absoluteGap, ...problem }: SolverInput): SolverOutput {
  const { columns } = problem;
  const { optimal, infeasible } = highs.constants.modelStatus;
  const model = highs.createModel({ format: "lp", data: asLp(problem) });
  try {
    model.options.set({
      output_flag: false,
      mip_rel_gap: relativeGap,
      mip_abs_gap: absoluteGap,
      time_limit: Math.max(shortestSeconds, (deadlineMs - Date.now()) / 1000),
      // Sketches are hardly ever alike, and the tree is small: looking for symmetry and starting
      // over cost a third of the time on the hardest reports and gain nothing.
      mip_detect_symmetry: false,
      mip_allow_restart: false,
    });
    model.run();
    const values = model.getSolution().colValue;
    const gap = Number(model.info.get("mip_gap"));
    const isImpossible = model.getModelStatus() === infeasible;
    const isFound = Number.isFinite(gap) && !isImpossible;
    return {
      chosen: isFound
        ? columns.flatMap(({ id }, i) => (values[model.getColByName(`x${i}`)]! > 0.5 ? [id] : []))
        : null,
      provenGap: isFound ? gap : null,
      short:
        problem.isReach && isFound
          ? problem.rows.map((_, i) => Math.max(0, values[model.getColByName(`s${i}`)]!))
          : [],
      timedOut: !isImpossible && model.getModelStatus() !== optimal,
      isImpossible,
    };
  } finally {
    model.dispose();
  }
}

function asLp({
  columns,
  rows,
  losses,
  caps,
  isReach,
}: Omit<SolverInput, "deadlineMs" | "relativeGap" | "absoluteGap">): string {
  const sum = (terms: readonly { name: string; amount: number }[]) =>
    terms
      .map(({ name, amount }) => `${amount < 0 ? "-" : "+"} ${Math.abs(amount)} ${name}`)
      .join(" ");
  const objective = sum(
    isReach
      ? rows.map((_, i) => ({ name: `s${i}`, amount: 1 }))
      : columns.map(({ cost }, column) => ({ name: `x${column}`, amount: cost })),
  );
  const constraints = [
    ...rows.map(({ terms, lost = [], atLeast }, i) => {
      const all = [
        ...terms.map(({ column, amount }) => ({ name: `x${column}`, amount })),
        ...lost.map(({ loss, amount }) => ({ name: `z${loss}`, amount: -amount })),
        ...(isReach ? [{ name: `s${i}`, amount: 1 }] : []),
      ];
      return `r${i}: ${sum(all)} >= ${atLeast}`;
    }),
    // Land is lost when both are chosen; nothing is gained by losing more.
    ...losses.flatMap(({ loser, keepers }, i) =>
      keepers.map((keeper, k) =>
        loser === null
          ? `z${i}k${k}: z${i} - x${keeper} >= 0`
          : `z${i}k${k}: z${i} - x${loser} - x${keeper} >= -1`,
      ),
    ),
    ...caps.map(({ amounts, atMost }, i) => {
      const terms = amounts.map(({ column, amount }) => ({ name: `x${column}`, amount }));
      return `n${i}: ${sum(terms)} <= ${atMost}`;
    }),
  ];
  const binaries = columns.map((_, i) => `x${i}`).join(" ");
  return `Minimize\ncost: ${objective}\nSubject To\n${constraints.join("\n")}\nBinary\n${binaries}\nEnd\n`;
}

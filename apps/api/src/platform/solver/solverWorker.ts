import { parentPort, workerData } from "node:worker_threads";
import type { CoveringProblem } from "@mars/domain/plans/gapProblem";
import highsModule, { type Highs } from "highs";

export type SolverInput = {
  columns: CoveringProblem["columns"];
  rows: CoveringProblem["rows"];
  maxSeconds: number;
  relativeGap: number;
};

export type SolverOutput = {
  chosen: string[];
  provenGap: number | null;
  timedOut: boolean;
};

const { columns, rows, maxSeconds, relativeGap } = workerData as SolverInput;
// Its types describe the CommonJS build; the module that Node loads exports the loader itself.
const loadHighs = highsModule as unknown as () => Promise<Highs>;
const highs = await loadHighs();
const model = highs.createModel({ format: "lp", data: asLp() });
try {
  model.options.set({
    output_flag: false,
    mip_rel_gap: relativeGap,
    time_limit: maxSeconds,
  });
  model.run();
  const optimal = model.getModelStatus() === highs.constants.modelStatus.optimal;
  const values = model.getSolution().colValue;
  const gap = Number(model.info.get("mip_gap"));
  const output: SolverOutput = {
    chosen: columns.flatMap(({ id }, i) => {
      const column = model.getColByName(`x${i}`);
      return values[column]! > 0.5 ? [id] : [];
    }),
    provenGap: Number.isFinite(gap) ? gap : null,
    timedOut: !optimal,
  };
  parentPort?.postMessage(output);
} finally {
  model.dispose();
}

function asLp(): string {
  const sum = (terms: { column: number; amount: number }[]) =>
    terms.map(({ column, amount }) => `${amount} x${column}`).join(" + ");
  const objective = sum(columns.map(({ cost }, column) => ({ column, amount: cost })));
  const constraints = rows.map((row, i) => `r${i}: ${sum([...row.terms])} >= ${row.atLeast}`);
  const binaries = columns.map((_, i) => `x${i}`).join(" ");
  return `Minimize\ncost: ${objective}\nSubject To\n${constraints.join("\n")}\nBinary\n${binaries}\nEnd\n`;
}

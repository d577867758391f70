/** Steps that checking one geometry may take, shared by all its checks. */
export type WorkBudget = { steps: number };

/** A geometry whose edges lie so close that checking them all would take minutes. */
export class TooTangled extends Error {}

export function spend(budget: WorkBudget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new TooTangled();
}

/** For what a person draws by hand: it never grows large enough to need a limit. */
export const unlimited: WorkBudget = { steps: Infinity };

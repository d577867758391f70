import type { Balance } from "@mars/domain/plans/balance";
import type { EffectTotals } from "@mars/domain/effects/effects";
import type { Scenario } from "@mars/contracts/plans/planShapes";
import type { ComparedId } from "./comparedAddress.ts";

/** One scenario with what it comes to under its own dropout. */
export type CompareColumn = {
  id: ComparedId;
  name: string;
  note: string;
  dropoutShare: number;
  ownDropoutShare: number;
  missingT: number;
  missingCount: number;
  missingByPlace: ReadonlyMap<string, number>;
  sketchCount: number;
  effects: EffectTotals;
  balance: Balance;
  projectCount: number;
  areaHa: number;
  surplusT: number;
  /** Null for the public version, whose choices no longer stand. */
  choice: { sketchTotal: number; counted: ReadonlySet<string> } | null;
  scenario: Scenario | null;
};

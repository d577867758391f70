import type { Balance } from "@mars/domain/plans/balance";
import type { EffectTotals } from "@mars/domain/effects/effects";
import type { Scenario } from "@mars/contracts/planShapes";
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
  /** Null for the public version, of which these were not kept. */
  worked: {
    balance: Balance;
    sketchTotal: number;
    projectCount: number;
    areaHa: number;
    surplusT: number;
    counted: ReadonlySet<string>;
  } | null;
  scenario: Scenario | null;
};

import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import { periodState } from "@mars/domain/schemes/periodState";
import { sayPeriod } from "@mars/wording/rules/periodWords";
import { rulesText } from "@mars/wording/rules/rulesText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";

export type PeriodWords = { isOpen: boolean; words: string };

/** 'Åben for ansøgning til 30.12.2026' or when the next round opens. */
export function usePeriodWords(): (scheme: MasterDataScheme) => PeriodWords {
  const t = useText(rulesText);
  const f = useFormat();
  return (scheme) => {
    const state = periodState(scheme.applicationPeriods, new Date().toISOString());
    const { requirement, value } = sayPeriod(state, { t, f });
    return { isOpen: state.isOpen, words: `${requirement}${state.isOpen ? "" : ":"} ${value}` };
  };
}

import type { MasterDataScheme } from "@mars/contracts/datasets/masterData";
import { periodState } from "@mars/domain/schemes/periodState";
import { sayPeriod } from "@mars/wording/rules/periodWords";
import { rulesText } from "@mars/wording/rules/rulesText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";

/** 'Til 30.12.2026', or when the next round opens. */
export function usePeriodWords(): (scheme: MasterDataScheme) => { isOpen: boolean; short: string } {
  const t = useText(rulesText);
  const f = useFormat();
  return (scheme) => {
    const state = periodState(scheme.applicationPeriods, new Date().toISOString());
    const { value } = sayPeriod(state, { t, f });
    return { isOpen: state.isOpen, short: `${value.charAt(0).toUpperCase()}${value.slice(1)}` };
  };
}

import type { Outlines } from "@mars/contracts/status/statusOutlines";
import type { UnitPage } from "@mars/contracts/status/statusPages";
import { addDays } from "@mars/domain/time/copenhagen";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { useAsOf } from "../asOf/asOf.ts";

/** Outlines of a unit's kind on the day that is shown; a retired unit is drawn as on its last. */
export function useUnitOutlines({ kind, retiredOn }: Pick<UnitPage, "kind" | "retiredOn">) {
  const { asOf } = useAsOf();
  const day = retiredOn === null ? asOf : addDays(retiredOn, -1);
  return useRead<Outlines>(`/status/pages/outlines/${kind}`, { asOf: day });
}

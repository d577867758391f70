import type { StatusMetadata } from "@mars/contracts/status/status";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useRead } from "../../../lib/serverData/useRead.ts";

export const placeKinds = ["municipality", "tripartite", "plan"] as const satisfies UnitKind[];

/** Every unit that changes can be requested; undefined until they are read. */
export function usePlaces(): Record<UnitKind, { id: string; name: string }[]> | undefined {
  const { data } = useRead<StatusMetadata>("/status/metadata");
  return data
    ? { municipality: data.municipalities, tripartite: data.vos, plan: data.plans }
    : undefined;
}

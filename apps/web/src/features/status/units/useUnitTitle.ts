import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { useAuthorityName } from "../../../lib/language/useAuthorityName.ts";
import { unitTitle } from "./unitTitle.ts";

/** The title of a unit in the reader's language: 'Viborg Kommune', 'Viborg Municipality'. */
export function useUnitTitle(): (kind: UnitKind, name: string) => string {
  const authorityName = useAuthorityName();
  return (kind, name) =>
    kind === "municipality" ? authorityName(unitTitle(kind, name)) : unitTitle(kind, name);
}

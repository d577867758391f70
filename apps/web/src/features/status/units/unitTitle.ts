import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";

/** 'Viborg' is a town; the municipality is 'Viborg Kommune'. */
export function unitTitle(kind: UnitKind, name: string): string {
  return kind === "municipality" ? municipalityTitle(name) : name;
}

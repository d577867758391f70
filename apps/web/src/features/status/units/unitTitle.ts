import type { UnitKind } from "@mars/contracts/statusShapes";

/** 'Viborg' is a town; the municipality is 'Viborg Kommune'. */
export function unitTitle(kind: UnitKind, name: string): string {
  if (kind !== "municipality" || /kommune$/i.test(name)) return name;
  return `${name} Kommune`;
}

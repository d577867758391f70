import type { UnitKind } from "@mars/contracts/statusShapes";
import { unitOfAddress } from "@mars/domain/status/unitSlugs";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";

/** What the pages list, rank and compare. */
export function unitsOf(snapshot: Snapshot, kind: UnitKind): readonly (Unit | Plan)[] {
  return {
    plan: snapshot.plans,
    tripartite: snapshot.tripartites,
    municipality: snapshot.municipalities.filter(({ isOutsideDivision }) => !isOutsideDivision),
  }[kind];
}

/** By name, id, and municipalities by code, tripartites by number. */
export function findUnit(snapshot: Snapshot, kind: UnitKind, id: string): Unit | Plan | undefined {
  return unitOfAddress(unitsOf(snapshot, kind), id);
}

export function isPlan(unit: Unit | Plan): unit is Plan {
  return "needT" in unit;
}

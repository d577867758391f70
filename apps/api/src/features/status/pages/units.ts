import type { UnitKind } from "@mars/contracts/statusShapes";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";

/** What the pages list, rank and compare. */
export function unitsOf(snapshot: Snapshot, kind: UnitKind): readonly (Unit | Plan)[] {
  return {
    plan: snapshot.plans,
    tripartite: snapshot.tripartites,
    municipality: snapshot.municipalities.filter(({ isOutsideDivision }) => !isOutsideDivision),
  }[kind];
}

/** By id, and municipalities by code, tripartites by number. */
export function findUnit(snapshot: Snapshot, kind: UnitKind, id: string): Unit | Plan | undefined {
  return unitsOf(snapshot, kind).find((unit) => unit.id === id || unit.code === id);
}

export function isPlan(unit: Unit | Plan): unit is Plan {
  return "needT" in unit;
}

import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { slugOf, unitOfAddress } from "@mars/domain/status/unitSlugs";
import type { Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { partsOf } from "../snapshot/unitParts.ts";

/** What the pages list, rank, compare and let one choose. */
export function unitsOf(snapshot: Snapshot, kind: UnitKind): readonly (Unit | Plan)[] {
  return everyUnit(snapshot, kind).filter(({ retiredOn }) => retiredOn === null);
}

/** Units of former releases that something still lies in. */
export function retiredUnitsOf(snapshot: Snapshot, kind: UnitKind): readonly (Unit | Plan)[] {
  return everyUnit(snapshot, kind).filter(({ retiredOn, key }) => {
    const { projects, sketches } = partsOf(snapshot, kind, key);
    return retiredOn !== null && projects.length + sketches.length > 0;
  });
}

/** Those that a project's own page names: today's and former ones. */
export function everyUnit(snapshot: Snapshot, kind: UnitKind): readonly (Unit | Plan)[] {
  return {
    plan: snapshot.plans,
    tripartite: snapshot.tripartites,
    municipality: snapshot.municipalities.filter(({ isOutsideDivision }) => !isOutsideDivision),
  }[kind];
}

/**
 * By name, id, and municipalities by code, tripartites by number; retired ones too. On an earlier
 * day the name may belong to a unit that came later: it means the one that was called so then.
 */
export function findUnit(snapshot: Snapshot, kind: UnitKind, id: string): Unit | Plan | undefined {
  const all = everyUnit(snapshot, kind);
  const listed = unitsOf(snapshot, kind);
  return (
    unitOfAddress(listed, id) ??
    unitOfAddress(all, id) ??
    listed.find(({ name }) => slugOf(name) === slugOf(id))
  );
}

export function isPlan(unit: Unit | Plan): unit is Plan {
  return "needT" in unit;
}

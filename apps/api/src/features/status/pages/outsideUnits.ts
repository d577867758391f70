import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { scaleEffects } from "@mars/domain/effects/effects";
import type { Project, Sketch, Snapshot } from "../snapshot/Snapshot.ts";
import { type Part, sharesOf, type UnitParts, wholeParts } from "../snapshot/unitParts.ts";
import { retiredUnitsOf, unitsOf } from "./units.ts";

/** What lies in none of the listed units of a kind, or partly so: with it, lists add up to the country. */
export function outsideUnits(snapshot: Snapshot, kind: UnitKind): UnitParts {
  const listed = new Set(
    [...unitsOf(snapshot, kind), ...retiredUnitsOf(snapshot, kind)].map(({ key }) => key),
  );
  const restOf = <Item extends Project | Sketch>(part: Part<Item>): Part<Item>[] => {
    const shares = sharesOf(snapshot, part.item.geoLocationId, kind);
    if (shares.length === 0) return [part];
    const rest = shares.filter(({ unitKey }) => !listed.has(unitKey));
    if (rest.length === 0) return [];
    const share = rest.reduce((sum, one) => sum + one.share, 0);
    const overlapHa = rest.reduce((sum, one) => sum + one.overlapHa, 0);
    return [{ ...part, share, overlapHa, effects: scaleEffects(part.item.effects, share) }];
  };
  const whole = wholeParts(snapshot);
  return {
    projects: whole.projects.flatMap(restOf),
    sketches: whole.sketches.flatMap(restOf),
  };
}

import type { OverlappingUnit } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import type { Relation, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { isPlan, unitsOf } from "./units.ts";
import { unitSummaries } from "./unitSummaries.ts";

/** Kinds of a relation's two ends. */
const ends: Record<Relation["kind"], readonly [UnitKind, UnitKind]> = {
  plan_municipality: ["plan", "municipality"],
  plan_tripartite: ["plan", "tripartite"],
  tripartite_municipality: ["tripartite", "municipality"],
};

/** Units of another kind that have land in common with one, largest part of it first. */
export function overlappingUnits(
  snapshot: Snapshot,
  kind: UnitKind,
  unit: Unit,
  otherKind: UnitKind,
): OverlappingUnit[] {
  const others = new Map(unitsOf(snapshot, otherKind).map((other) => [other.key, other]));
  const coveredShares = new Map(
    otherKind === "plan"
      ? unitSummaries(snapshot, "plan").map(({ id, plan }) => [id, plan?.coverage.share ?? null])
      : [],
  );
  return snapshot.relations
    .flatMap((relation) => {
      const seen = seenFrom(relation, kind, unit.key, otherKind);
      const other = seen && others.get(seen.otherKey);
      if (!seen || !other) return [];
      return [
        {
          id: other.id,
          code: other.code,
          slug: other.slug,
          name: other.name,
          areaHa: relation.areaHa,
          shareOfUnit: seen.shareOfUnit,
          shareOfOther: seen.shareOfOther,
          isMinor: relation.isMinor,
          needT: isPlan(other) ? other.needT : null,
          coveredShare: coveredShares.get(other.id) ?? null,
        },
      ];
    })
    .toSorted((a, b) => (b.shareOfUnit ?? 0) - (a.shareOfUnit ?? 0));
}

function seenFrom(relation: Relation, kind: UnitKind, key: string, otherKind: UnitKind) {
  const [a, b] = ends[relation.kind];
  if (a === kind && b === otherKind && relation.aKey === key) {
    return {
      otherKey: relation.bKey,
      shareOfUnit: relation.shareOfA,
      shareOfOther: relation.shareOfB,
    };
  }
  if (b === kind && a === otherKind && relation.bKey === key) {
    return {
      otherKey: relation.aKey,
      shareOfUnit: relation.shareOfB,
      shareOfOther: relation.shareOfA,
    };
  }
  return null;
}

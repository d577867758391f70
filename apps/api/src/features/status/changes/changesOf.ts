import {
  type ChangeKind,
  changeKinds,
  type ChangesPage,
  type StatusChange,
} from "@mars/contracts/status/statusChanges";
import type { Amounts, UnitKind } from "@mars/contracts/status/statusShapes";
import { changesBetween, type Change } from "@mars/domain/status/changes";
import { scaleEffects } from "@mars/domain/effects/effects";
import { historyOfUnit } from "../pages/developmentOf.ts";
import { amountsOf, effectNames, perEffect } from "../pages/figures.ts";
import { overlappingUnits } from "../pages/overlappingUnits.ts";
import { pageBasis } from "../pages/pageBasis.ts";
import { mainMunicipality } from "../pages/rows.ts";
import { findUnit, everyUnit } from "../pages/units.ts";
import type { HistoryRow, Plan, Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { sharesOf } from "../snapshot/unitParts.ts";
import { changeId, type KnownChange } from "./changeId.ts";
import type { Publication } from "./queries.ts";

export type AskedChanges = {
  from: string;
  to: string;
  place: { kind: UnitKind; id: string } | null;
  kinds: readonly ChangeKind[];
  /** Outlines that touch a drawn area; null or left out for everywhere. */
  within?: ReadonlySet<string> | null;
};

export type AllChanges = Omit<ChangesPage, "items"> & { items: KnownChange[] };

/** Everything that changed in a period, or undefined where the place is unknown. */
export function changesOf(
  snapshot: Snapshot,
  published: readonly Publication[],
  { from, to, place, kinds, within = null }: AskedChanges,
): AllChanges | undefined {
  const unit = place === null ? null : findUnit(snapshot, place.kind, place.id);
  if (unit === undefined) return undefined;
  const rows =
    place === null || unit === null
      ? snapshot.history
      : (historyOfUnit(snapshot, place.kind, unit.key) as readonly HistoryRow[]);
  const { changes, delta, changed } = changesBetween(rows, { from, to });
  const standing = new Map(snapshot.projects.map((project) => [project.id, project]));
  const ofPlans = place === null || unit === null ? null : plansOf(snapshot, place.kind, unit);
  const all = [
    ...changes.filter(isWithin).map((change) => projectChange(change)),
    ...published.flatMap((publication) => publicationOf(publication)),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const items = all.filter(({ kind }) => kinds.includes(kind));
  return {
    ...pageBasis(snapshot),
    from,
    to,
    place: place && unit && { kind: place.kind, id: unit.id, slug: unit.slug, name: unit.name },
    counts: countsOf(all),
    deltas: perEffect((effect) => {
      const name = effectNames[effect];
      return {
        before: delta.before[name],
        after: delta.after[name],
        added: delta.added[name],
        dropped: delta.dropped[name],
        changed: delta.changed[name],
        established: delta.established[name],
      };
    }),
    byMunicipality: place === null ? byMunicipality(snapshot, changed) : [],
    total: items.length,
    items,
  };

  /**
   * Where a project that dropped out lay, or where one lay before it was drawn again, is not public:
   * a small area would tell.
   */
  function isWithin({ row }: Change<HistoryRow>): boolean {
    if (within === null) return true;
    const { geoLocationId } = row;
    if (geoLocationId === null || standing.get(row.projectId)?.geoLocationId !== geoLocationId)
      return false;
    return within.has(geoLocationId);
  }

  function projectChange({
    kind,
    row,
    from: stageFrom,
    to: stageTo,
    effects,
  }: Change<HistoryRow>): KnownChange {
    const project = standing.get(row.projectId);
    const { geoLocationId, measureId } = row;
    return {
      id: changeId({ kind, at: row.at, of: row.toldId }),
      kind,
      at: row.at,
      project: project ? { id: project.id, name: project.name || "Uden navn" } : null,
      plan: null,
      municipality: mainMunicipality(snapshot, geoLocationId),
      measure: (measureId && snapshot.measures.get(measureId)?.name) || null,
      from: stageFrom,
      to: stageTo,
      effects: amountsOf(effects),
    };
  }

  function publicationOf({ planId, number, at }: Publication): KnownChange[] {
    const plan = snapshot.plans.find(({ id }) => id === planId);
    if (plan === undefined || (ofPlans !== null && !ofPlans.has(planId))) return [];
    if (within !== null && !within.has(plan.geoLocationId)) return [];
    const told = { kind: "published", at: at.toISOString() } as const;
    return [
      {
        ...told,
        id: changeId({ ...told, of: [plan.id, number] }),
        project: null,
        plan: { id: plan.id, slug: plan.slug, name: plan.name, version: number },
        municipality: null,
        measure: null,
        from: null,
        to: null,
        effects: null,
      },
    ];
  }
}

/** Reports of a place are its own, or those of the groups it has land in. */
function plansOf(snapshot: Snapshot, kind: UnitKind, unit: Unit | Plan): ReadonlySet<string> {
  if (kind === "plan") return new Set([unit.id]);
  return new Set(overlappingUnits(snapshot, kind, unit, "plan").map(({ id }) => id));
}

function countsOf(changes: readonly StatusChange[]): ChangesPage["counts"] {
  const of = (kind: ChangeKind) => changes.filter((each) => each.kind === kind).length;
  return Object.fromEntries(changeKinds.map((kind) => [kind, of(kind)])) as ChangesPage["counts"];
}

/** Municipalities in Danish order; those where nothing changed are left out. */
function byMunicipality(
  snapshot: Snapshot,
  { before, after }: { before: readonly HistoryRow[]; after: readonly HistoryRow[] },
): ChangesPage["byMunicipality"] {
  const sums = new Map<string, Amounts>();
  const add = (rows: readonly HistoryRow[], sign: 1 | -1) => {
    for (const { geoLocationId, effects } of rows)
      for (const { unitKey, share } of sharesOf(snapshot, geoLocationId, "municipality")) {
        const sum = sums.get(unitKey);
        const own = amountsOf(scaleEffects(effects, sign * share));
        sums.set(
          unitKey,
          perEffect((effect) => (sum?.[effect] ?? 0) + own[effect]),
        );
      }
  };
  add(before, -1);
  add(after, 1);
  return everyUnit(snapshot, "municipality").flatMap(({ key, id, slug, name }) => {
    const effects = sums.get(key);
    return effects === undefined ? [] : [{ id, slug, name, effects }];
  });
}

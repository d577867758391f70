import { type Effects, scaleEffects } from "@mars/domain/effects/effects";
import type { Project, ShareKind, Sketch, Snapshot } from "./Snapshot.ts";

/** What one project or sketch gives one unit. */
export type Part<Item> = {
  readonly item: Item;
  readonly overlapHa: number;
  readonly share: number;
  readonly effects: Effects;
};

export type UnitParts = {
  readonly projects: readonly Part<Project>[];
  readonly sketches: readonly Part<Sketch>[];
};

type Building = { projects: Part<Project>[]; sketches: Part<Sketch>[] };

const nothing: UnitParts = { projects: [], sketches: [] };
const known = new WeakMap<Snapshot, Map<ShareKind, ReadonlyMap<string, UnitParts>>>();

/** What is shared to each unit of a kind; computed once per snapshot. */
function partsByUnit(snapshot: Snapshot, kind: ShareKind): ReadonlyMap<string, UnitParts> {
  const kinds = known.get(snapshot) ?? new Map<ShareKind, ReadonlyMap<string, UnitParts>>();
  known.set(snapshot, kinds);
  let byUnit = kinds.get(kind);
  if (byUnit === undefined) {
    byUnit = split(snapshot, kind);
    kinds.set(kind, byUnit);
  }
  return byUnit;
}

export function partsOf(snapshot: Snapshot, kind: ShareKind, unitKey: string): UnitParts {
  return partsByUnit(snapshot, kind).get(unitKey) ?? nothing;
}

function split(snapshot: Snapshot, kind: ShareKind): ReadonlyMap<string, UnitParts> {
  const byUnit = new Map<string, Building>();
  const unitOf = (key: string): Building => {
    const unit = byUnit.get(key) ?? { projects: [], sketches: [] };
    byUnit.set(key, unit);
    return unit;
  };
  for (const item of snapshot.projects) {
    for (const part of sharesOf(snapshot, item.geoLocationId, kind)) {
      unitOf(part.unitKey).projects.push(partOf(item, part));
    }
  }
  for (const item of snapshot.sketches) {
    for (const part of sharesOf(snapshot, item.geoLocationId, kind)) {
      unitOf(part.unitKey).sketches.push(partOf(item, part));
    }
  }
  return byUnit;
}

export const partKey = (kind: ShareKind, unitKey: string) => `${kind} ${unitKey}`;

export function sharesOf(snapshot: Snapshot, geoLocationId: string | null, kind: ShareKind) {
  if (geoLocationId === null) return [];
  return snapshot.shares.get(geoLocationId)?.[kind] ?? [];
}

function partOf<Item extends { readonly effects: Effects }>(
  item: Item,
  { overlapHa, share }: { readonly overlapHa: number; readonly share: number },
): Part<Item> {
  return { item, overlapHa, share, effects: scaleEffects(item.effects, share) };
}

/** Projects and sketches as they are, for the whole country. */
export function wholeParts(snapshot: Snapshot): UnitParts {
  return {
    projects: snapshot.projects.map((item) =>
      partOf(item, { overlapHa: item.areaHa ?? 0, share: 1 }),
    ),
    sketches: snapshot.sketches.map((item) => partOf(item, { overlapHa: item.areaHa, share: 1 })),
  };
}

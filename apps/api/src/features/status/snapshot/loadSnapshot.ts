import { overlapsOfDay } from "@mars/domain/effects/overlapsOfDay";
import { lostShares } from "@mars/domain/plans/countedOnce";
import { dayOfFigures, monthsBetween } from "@mars/domain/status/dayOfFigures";
import type { NationalGoals } from "@mars/domain/status/goals";
import { withSlugs } from "@mars/domain/status/unitSlugs";
import { copenhagenDay, endMs } from "@mars/domain/time/copenhagen";
import { sortDanish } from "@mars/wording/format/collation";
import type { Queryable } from "../../../platform/database/Database.ts";
import { readSharedLand } from "../../../platform/geography/readSharedLand.ts";
import { type Concealed, anonymizeWithdrawn } from "./anonymizeWithdrawn.ts";
import { groupShares } from "./groupShares.ts";
import { lastPublicChange } from "./lastPublicChange.ts";
import type { PointStore } from "./PointStore.ts";
import * as read from "./queries.ts";
import type { EffectColumns } from "./queries.ts";
import type { Snapshot } from "./Snapshot.ts";
import * as units from "./unitQueries.ts";
import { partKey } from "./unitParts.ts";

const byName = <T extends { name: string }>(rows: T[]): T[] => sortDanish(rows, ({ name }) => name);

/** With the addresses they have among all there ever were. */
const ofDay = <U extends Parameters<typeof withSlugs>[0][number] & { hasCome: boolean }>(
  units: U[],
) => withSlugs(byName(units)).filter(({ hasCome }) => hasCome);

/** Reads everything the status pages need, now or as it stood at the end of a Danish day. */
export async function loadSnapshot(
  database: Queryable,
  points: PointStore,
  { asOf, now, goals }: { asOf: string | null; now: Date; goals: NationalGoals },
): Promise<Snapshot> {
  const before = asOf === null ? null : new Date(endMs(asOf));
  const [
    { projects, sketches, projectIds, outlineIds },
    history,
    potentials,
    supplementary,
    untouched,
    exclusions,
    versions,
    published,
    source,
  ] = await Promise.all([
    readItems(database, before),
    read.history(database, before),
    read.naturePotentials(database),
    read.supplementaryGeometries(database, before),
    read.untouchedForests(database, before),
    read.publicExclusions(database, before),
    read.publicVersions(database, before),
    read.lastPublication(database, before),
    read.importedUntil(database),
  ]);
  const asked = asOf ?? copenhagenDay(now.toISOString());
  const geography = loadGeography(database, asked, before);
  const drawn = [...projects, ...sketches].flatMap(({ geoLocationId }) => geoLocationId ?? []);
  const counted = history.flatMap(({ geoLocationId }) => geoLocationId ?? []);
  const [
    overlaps,
    inside,
    { plans, tripartites, municipalities, subCatchments, relations, land, facts },
  ] = await Promise.all([
    overlapsOn(asOf, database, [...new Set([...drawn, ...counted, ...outlineIds.keys()])]).then(
      (rows) => alsoUnder(outlineIds, rows),
    ),
    points.of(database, drawn),
    geography,
  ]);
  const standing = new Set(projects.map(({ id }) => id));
  const shownId = (id: string) => projectIds.get(id) ?? id;
  // Days and versions that everybody sees depend on what everybody may see.
  const historyStart = history.find(({ stage }) => stage !== null)?.at;
  const dataDate = latestOf(lastPublicChange(history), published);
  const dayOf = (moment: Date | null) => moment && copenhagenDay(moment.toISOString());
  const day = dayOfFigures(asked, { source: dayOf(source), lastChange: dayOf(dataDate) });
  const shares = groupShares(overlaps, new Map(subCatchments.map((sub) => [sub.opId, sub.planId])));
  const excluded = groupExclusions(
    exclusions.map((one) => ({ ...one, projectId: shownId(one.projectId) })),
  );
  return {
    day,
    monthsOld: monthsBetween(day, asked),
    asOf,
    dataDate,
    historyFrom: dayOf(historyStart ?? null),
    geographySource: facts.geographySource,
    goals,
    untouchedGoalHa: facts.goals?.["afforestationUntouchedHa"] ?? 100_000,
    goalFacts: facts.goals ?? {},
    measures: new Map(facts.measures.map((measure) => [measure.id, measure])),
    schemes: new Map(facts.schemes.map((scheme) => [scheme.id, scheme])),
    projects: projects.map(withEffects),
    sketches: sketches.map(withEffects),
    supplementaryGeometries: supplementary.filter(({ projectId }) => standing.has(projectId)),
    untouchedForestHa: new Map(untouched.map((row) => [shownId(row.projectId), row.untouchedHa])),
    naturePotentials: Map.groupBy(potentials, ({ unitKind, unitKey }) =>
      partKey(unitKind, unitKey),
    ),
    plans: ofDay(plans),
    tripartites: ofDay(tripartites),
    municipalities: ofDay(municipalities),
    subCatchments: byName(subCatchments),
    relations,
    exclusions: excluded,
    shares,
    lostShares: await lostByPlan(database, shares, {
      projects: projects.map(withEffects),
      sketches: sketches.map(withEffects),
      excluded,
      outlineIds,
    }),
    versions: new Map(versions.map((version) => [version.planId, version])),
    points: inside,
    history: history.map((row) => ({ ...withEffects(row), at: row.at.toISOString() })),
    land: land && {
      year: Number(land.quarter.slice(0, 4)),
      quarter: Math.ceil(Number(land.quarter.slice(5, 7)) / 3),
      projectLandHa: land.projectLandHa,
      compensationLandHa: land.compensationLandHa,
      bindingAgreementsHa: land.bindingAgreementsHa,
    },
  };
}

/** Which part of its items each plan counts elsewhere, because they lie on the same land. */
async function lostByPlan(
  database: Queryable,
  shares: Snapshot["shares"],
  {
    projects,
    sketches,
    excluded,
    outlineIds,
  }: Pick<Snapshot, "projects" | "sketches"> &
    Pick<Concealed, "outlineIds"> & { excluded: Snapshot["exclusions"] },
): Promise<Snapshot["lostShares"]> {
  const items = [
    ...projects.map((one) => ({ ...one, wholeEffects: one.effects })),
    ...sketches.map((one) => ({
      ...one,
      stage: "sketch_project" as const,
      wholeEffects: one.effects,
    })),
  ].flatMap(({ geoLocationId, ...item }) =>
    geoLocationId === null ? [] : [{ ...item, geoLocationId }],
  );
  const byPlan = Map.groupBy(
    items.flatMap((item) =>
      (shares.get(item.geoLocationId)?.plan ?? [])
        .filter(({ unitKey }) => !excluded.get(unitKey)?.has(item.id))
        .map(({ unitKey }) => ({ planId: unitKey, item })),
    ),
    ({ planId }) => planId,
  );
  // Land is measured between the outlines themselves, whatever stands for them.
  const outlineOf = new Map([...outlineIds].map(([outline, shown]) => [shown, outline]));
  const lost = new Map<string, ReadonlyMap<string, number>>();
  for (const [planId, own] of byPlan) {
    const counted = own.map(({ item }) => item);
    const outlined = counted.map(({ id, geoLocationId }) => ({
      id,
      geoLocationId: outlineOf.get(geoLocationId) ?? geoLocationId,
    }));
    lost.set(planId, lostShares(counted, await readSharedLand(database, outlined)));
  }
  return lost;
}

async function readItems(database: Queryable, before: read.Moment): Promise<Concealed> {
  const sketches = await read.publicSketches(database, before);
  return before === null
    ? {
        projects: await read.currentProjects(database),
        sketches,
        projectIds: new Map(),
        outlineIds: new Map(),
      }
    : anonymizeWithdrawn(await read.projectsBefore(database, before), sketches);
}

/** What stands for an outline shares as the outline itself, which the history still names. */
function alsoUnder(
  outlineIds: Concealed["outlineIds"],
  rows: readonly read.OverlapRow[],
): read.OverlapRow[] {
  return rows.flatMap((row) => {
    const shown = outlineIds.get(row.geoLocationId);
    return shown === undefined ? [row] : [row, { ...row, geoLocationId: shown }];
  });
}

function latestOf(a: Date | null, b: Date | null): Date | null {
  return a !== null && b !== null ? new Date(Math.max(a.getTime(), b.getTime())) : (a ?? b);
}

function withEffects<Row extends EffectColumns>(row: Row) {
  const { nitrogenReductionT, extractionEffortHa, afforestationEffortHa, ...rest } = row;
  return { ...rest, effects: { nitrogenReductionT, extractionEffortHa, afforestationEffortHa } };
}

function groupExclusions(rows: readonly { planId: string; projectId: string }[]) {
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return new Map(
    [...byPlan].map(([planId, excluded]) => [
      planId,
      new Set(excluded.map(({ projectId }) => projectId)),
    ]),
  );
}

async function overlapsOn(day: string | null, database: Queryable, areas: readonly string[]) {
  const today = await read.overlapsOf(database, areas);
  if (day === null) return today;
  const [former, later] = await Promise.all([
    read.formerOverlapsOf(database, areas, day),
    read.laterUnits(database, day),
  ]);
  const keyOf = ({ geoLocationId, unitKind }: read.OverlapRow) => `${geoLocationId} ${unitKind}`;
  const formerOf = Map.groupBy(former, keyOf);
  const isLater = new Set(later.map(({ unitKind, unitKey }) => partKey(unitKind, unitKey)));
  return [...Map.groupBy([...today, ...former], keyOf)].flatMap(([key, rows]) => {
    const own = formerOf.get(key) ?? [];
    const [{ unitKind }] = rows as [read.OverlapRow];
    return overlapsOfDay({
      today: rows.filter((row) => !own.includes(row)),
      former: own,
      hadCome: (unitKey) => !isLater.has(partKey(unitKind, unitKey)),
    });
  });
}

async function loadGeography(database: Queryable, day: string, before: read.Moment) {
  const [plans, tripartites, municipalities, subCatchments, relations, land, facts] =
    await Promise.all([
      units.plans(database, day),
      units.tripartites(database, day),
      units.municipalities(database, day),
      units.subCatchments(database, day, before),
      units.relations(database),
      units.latestLand(database, day),
      units.facts(database),
    ]);
  return { plans, tripartites, municipalities, subCatchments, relations, land, facts };
}

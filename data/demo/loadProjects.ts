import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { schemes } from "../../apps/api/src/platform/reference/facts/schemes.ts";
import type { DemoProject, Move, Party } from "./content/DemoProject.ts";
import type { MeasureArea, MeasuredArea } from "./content/measureAreas.ts";
import { caseworker } from "./content/people.ts";
import { shrunken } from "./content/shapes.ts";
import type { Position, Ring } from "./geography/Position.ts";
import { multiPolygonHex } from "./geography/ewkb.ts";
import { insertRows } from "./insertRows.ts";
import { signedArea } from "./landscape/contours.ts";
import { loadEligibleAreas } from "./loadEligibleAreas.ts";
import type { People } from "./loadPeople.ts";
import { effectColumns, loadShapes } from "./loadShapes.ts";
import { randomFor } from "./random.ts";

type Measured = DemoProject & { measured: MeasuredArea; drawnAt: Date };

export async function loadProjects(
  tx: Queryable,
  projects: readonly DemoProject[],
  { people, measure, seed }: { people: People; measure: MeasureArea; seed: number },
): Promise<void> {
  const all = projects.map((one) => ({
    ...one,
    measured: measure(one.ring, one.measureId),
    drawnAt: (one.moves[0] as Move).at,
  }));
  await loadShapes(tx, "project", all);
  await insertRows(
    tx,
    "project",
    all.map((one) => projectRow(one, people)),
  );
  const names = await readOrganizationNames(tx);
  await insertRows(
    tx,
    "project_history",
    all.flatMap((one) => historyRows(one, people, names)),
  );
  await insertRows(
    tx,
    "project_application",
    all.flatMap((one) => applicationRows(one, people)),
  );
  await loadSupplements(tx, all, seed);
  await loadEligibleAreas(tx, all, seed);
  await loadLog(tx);
}

const personOf = (party: Party | null, people: People) =>
  party && "subject" in party ? people.get(party.subject) : null;
const vatOf = (party: Party | null) => (party && "vat" in party ? party.vat : null);

function projectRow(one: Measured, people: People) {
  const last = one.moves.at(-1) as Move;
  return {
    id: one.id,
    name: one.name,
    description: one.description,
    subsidy_scheme_id: one.schemeId,
    mitigation_measure_id: one.measureId,
    case_id: one.caseId,
    owner_vat: vatOf(one.owner),
    owner_person_id: personOf(one.owner, people),
    delegate_vat: vatOf(one.delegate),
    delegate_person_id: personOf(one.delegate, people),
    status: last.status,
    status_before: one.moves.at(-2)?.status ?? null,
    geo_location_id: one.geoId,
    applied_at: one.moves.find((move) => move.status === "applied")?.at ?? null,
    last_state_changed_at: last.at,
    origin: "demo",
    version: one.moves.length,
    created_at: one.drawnAt,
    created_by: personOf(one.owner, people),
    updated_at: last.at,
    ...effectColumns(one.measured),
  };
}

/** Statuses that the authority decides. */
const decided: ReadonlySet<string> = new Set([
  "application_received",
  "application_rejected",
  "preliminary_examination",
  "approval",
  "approval_cancelled",
  "payment_request_rejected",
  "established",
]);

async function readOrganizationNames(tx: Queryable): Promise<Map<string, string>> {
  const { rows } = await sql<{ vat: string; name: string }>`
    select vat, name from organization`.execute(tx);
  return new Map(rows.map(({ vat, name }) => [vat, name]));
}

function historyRows(one: Measured, people: People, names: ReadonlyMap<string, string>) {
  const ownerName = names.get(vatOf(one.owner) ?? "") ?? null;
  return one.moves.map((move, index) => {
    const byCaseworker = decided.has(move.status);
    return {
      project_id: one.id,
      at: move.at,
      cause: index === 0 ? "created" : "transition",
      from_status: one.moves[index - 1]?.status ?? null,
      status: move.status,
      geo_location_id: one.geoId,
      mitigation_measure_id: one.measureId,
      subsidy_scheme_id: one.schemeId,
      nitrogen_tons: one.measured.effects.nitrogenReductionT,
      extraction_ha: one.measured.effects.extractionEffortHa,
      afforestation_ha: one.measured.effects.afforestationEffortHa,
      person_id: byCaseworker ? people.get(caseworker.subject) : personOf(one.owner, people),
      organization: byCaseworker ? caseworker.organization : ownerName,
      remark: move.remark,
      decided_on: byCaseworker ? copenhagenDay(move.at.toISOString()) : null,
    };
  });
}

/** What was asked of the authority, and with which area. */
function applicationRows(one: Measured, people: People) {
  const first = one.flow === "establishment" ? "establishment" : "preliminary_examination";
  const actions: Readonly<Record<string, string>> = {
    applied: first,
    request_application_received: "establishment",
    payment_request_received: "payment",
  };
  const forms: Readonly<Record<string, string>> = {
    preliminary_examination: "preliminaryExamination",
  };
  return one.moves.flatMap((move) => {
    const action = actions[move.status];
    if (action === undefined) return [];
    // Of the newest requests some forms have been opened and not sent.
    const isSent = move !== one.moves.at(-1) || !one.id.startsWith("0");
    return [
      {
        id: randomFor(1, "application", one.id, move.status).uuid(),
        project_id: one.id,
        action,
        at: move.at,
        person_id: personOf(one.owner, people),
        geo_location_id: one.geoId,
        rule_results: [],
        dataset_versions: {},
        effects: one.measured.effects,
        form_url: `/portal/forms/${one.schemeId}/${forms[action] ?? action}`,
        sent_on: isSent ? copenhagenDay(new Date(move.at).toISOString()) : null,
        sent_told_at: isSent ? move.at : null,
      },
    ];
  });
}

async function loadLog(tx: Queryable): Promise<void> {
  await sql`insert into revision_entry (entity, entity_id, action, at, last_at, person_id, organization, changes)
    select 'project', project_id::text, case when cause = 'created' then 'created' else 'transition' end, at, at,
      person_id, organization,
      jsonb_build_array(jsonb_build_object('field', 'status', 'from', from_status, 'to', status))
    from project_history order by at`.execute(tx);
  await sql`insert into remark (project_id, text, at, person_id, organization)
    select project_id, remark, at, person_id, organization from project_history
    where remark is not null`.execute(tx);
}

/** Areas that applications carry next to their own, all within the project. */
async function loadSupplements(
  tx: Queryable,
  projects: readonly (DemoProject & { drawnAt: Date })[],
  seed: number,
): Promise<void> {
  const typesOf = new Map(schemes.map((one) => [one.id, one.supplementaryGeometryTypes]));
  const supplements = projects.flatMap((project) => {
    const random = randomFor(seed, "supplement", project.id);
    const types = (typesOf.get(project.schemeId) ?? []).filter((type) => !type.automatic);
    if (types.length === 0 || !random.chance(0.35)) return [];
    const type = random.pick(types);
    const ring = shrunken(project.ring, middleOf(project.ring), random.between(0.35, 0.75));
    return [{ project, type, ring, id: random.uuid(), geoId: random.uuid() }];
  });
  await insertRows(
    tx,
    "geo_location",
    supplements.map(({ geoId, ring, project }) => ({
      id: geoId,
      kind: "supplementary_geometry",
      geometry: multiPolygonHex([[ring]]),
      area_ha: signedArea(ring) / 10_000,
      source: "demo",
      created_at: project.drawnAt,
    })),
  );
  await insertRows(
    tx,
    "supplementary_geometry",
    supplements.map(({ project, type, ring, id, geoId }) => ({
      id,
      project_id: project.id,
      name: type.title,
      type_id: type.id,
      type: type.type,
      geo_location_id: geoId,
      area_ha: signedArea(ring) / 10_000,
      automatic: false,
      created_at: project.drawnAt,
      version: 1,
    })),
  );
}

function middleOf(ring: Ring): Position {
  const corners = ring.slice(1);
  const sum = corners.reduce(([x, y], [dx, dy]): Position => [x + dx, y + dy], [0, 0] as Position);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

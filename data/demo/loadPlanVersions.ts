import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { freezePlanVersions } from "../../apps/api/src/platform/geography/freezePlanVersions.ts";
import { plans } from "../../apps/api/src/platform/reference/facts/plans.ts";
import { randomFor } from "./random.ts";

type Options = { seed: number; now: Date; people: ReadonlyMap<string, string> };
type Version = {
  id: string;
  planId: string;
  number: number;
  at: Date;
  endedAt: Date | null;
  endedReason: string | null;
};

const dayMs = 86_400_000;
/** Never published, and undone: one of each, so that both can be seen. */
const draftPlan = "Kalundborg Fjord";
const unpublishedPlan = "Ebeltoft Vig";

/** One to three published versions of each plan; later sketches are changes not yet published. */
export async function loadPlanVersions(
  tx: Queryable,
  { seed, now, people }: Options,
): Promise<void> {
  const versions = plans
    .filter(({ name }) => name !== draftPlan)
    .flatMap((plan) => {
      const random = randomFor(seed, "versions", plan.name);
      const times = Array.from(
        { length: random.integer(1, 3) },
        (_, index, all = [420, 200, 35]) =>
          now.getTime() - ((all[index] ?? 35) + random.between(0, 40)) * dayMs,
      );
      return times.map((time, index): Version => {
        const next = times[index + 1];
        const taken =
          next === undefined && plan.name === unpublishedPlan
            ? now.getTime() - 9 * dayMs
            : undefined;
        const ended = next ?? taken;
        return {
          id: random.uuid(),
          planId: plan.id,
          number: index + 1,
          at: new Date(time),
          endedAt: ended === undefined ? null : new Date(ended),
          endedReason:
            next === undefined ? (taken === undefined ? null : "unpublished") : "superseded",
        };
      });
    });
  await sql`update plan set text_origin = 'demo', description =
    'Forslag til, hvordan jord i oplandet til ' || name || ' kan lægges om. Skitseprojekterne er opdigtet til demonstration.'`.execute(
    tx,
  );
  await sql`insert into plan_version (id, plan_id, number, title, description, published_at, published_by,
      organization, ended_at, ended_by, ended_reason)
    select version.id, plan.id, version.number, plan.title, plan.description, version.at,
      case when plan.responsible_vat = 'DK29189846' then ${people.get("demo-planlaegger-viborg")}::uuid
        when plan.responsible_vat = 'DK29189420' then ${people.get("demo-planlaegger-aalborg")}::uuid end,
      organization.name, version.ended_at, null, version.ended_reason
    from json_to_recordset(${JSON.stringify(versions.map(asRow))}::json)
      version (id uuid, plan_id uuid, number integer, at timestamptz, ended_at timestamptz, ended_reason text)
    join plan on plan.id = version.plan_id
    left join organization on organization.vat = plan.responsible_vat`.execute(tx);
  await sql`insert into plan_version_sketch (plan_version_id, sketch_project_id, kind, name, description,
      subsidy_scheme_id, mitigation_measure_id, included_in_plan, geo_location_id, area_ha, nitrogen_tons,
      extraction_ha, afforestation_ha)
    select version.id, sketch.id, sketch.kind, sketch.name, sketch.description, sketch.subsidy_scheme_id,
      sketch.mitigation_measure_id, sketch.included_in_plan, sketch.geo_location_id, sketch.area_ha,
      sketch.nitrogen_tons, sketch.extraction_ha, sketch.afforestation_ha
    from plan_version version join sketch_project sketch
      on sketch.plan_id = version.plan_id and sketch.created_at <= version.published_at`.execute(
    tx,
  );
  await freezePlanVersions(
    tx,
    versions.map(({ id }) => id),
  );
  await setStatus(tx);
  await sql`insert into revision_entry (entity, entity_id, action, at, last_at, person_id, organization, changes)
    select 'plan', plan_id::text, 'published', published_at, published_at, published_by, organization,
      jsonb_build_array(jsonb_build_object('field', 'versionNumber', 'from', nullif(number - 1, 0), 'to', number))
    from plan_version order by published_at`.execute(tx);
}

const asRow = ({ id, planId, number, at, endedAt, endedReason }: Version) => ({
  id,
  plan_id: planId,
  number,
  at,
  ended_at: endedAt,
  ended_reason: endedReason,
});

async function setStatus(tx: Queryable): Promise<void> {
  await sql`update plan set status = case when newest.ended_at is null then 'published' else 'unpublished' end,
      version_number = newest.number, first_published_at = newest.first_at, last_published_at = newest.published_at,
      updated_at = newest.published_at
    from (
      select distinct on (plan_id) plan_id, number, published_at, ended_at,
        min(published_at) over (partition by plan_id) as first_at
      from plan_version order by plan_id, number desc
    ) newest
    where newest.plan_id = plan.id`.execute(tx);
}

import type { Queryable } from "../../apps/api/src/platform/database/Database.ts";
import { sql } from "../../apps/api/src/platform/database/sql.ts";
import { plans } from "../../apps/api/src/platform/reference/facts/plans.ts";
import type { MeasureArea } from "./content/measureAreas.ts";
import type { DemoSketch } from "./content/sketches.ts";
import { insertRows } from "./insertRows.ts";
import type { People } from "./loadPeople.ts";
import { effectColumns, loadShapes } from "./loadShapes.ts";

export async function loadSketches(
  tx: Queryable,
  sketches: readonly DemoSketch[],
  { measure, people }: { measure: MeasureArea; people: People },
): Promise<void> {
  const planIds = new Map(plans.map((plan) => [plan.name, plan.id]));
  const all = sketches.map((one) => ({
    ...one,
    measured: measure(one.ring, one.measureId),
    drawnAt: one.createdAt,
  }));
  await loadShapes(tx, "sketch_project", all);
  const leaders = await readLeaders(tx, people);
  await insertRows(
    tx,
    "sketch_project",
    all.map((one) => ({
      id: one.id,
      plan_id: planIds.get(one.planName),
      organization_vat: leaders.get(one.planName)?.vat ?? null,
      created_by: leaders.get(one.planName)?.plannerId ?? null,
      updated_by: leaders.get(one.planName)?.plannerId ?? null,
      kind: one.kind,
      name: one.name,
      description: one.description,
      subsidy_scheme_id: one.schemeId,
      mitigation_measure_id: one.measureId,
      included_in_plan: one.included,
      geo_location_id: one.geoId,
      origin: "demo",
      version: 1,
      created_at: one.createdAt,
      updated_at: one.updatedAt,
      ...effectColumns(one.measured),
    })),
  );
}

type Leader = { name: string; vat: string | null; plannerId: string | null };

/** Sketches belong to the organisation that leads their plan, and to its planner where there is one. */
async function readLeaders(tx: Queryable, people: People): Promise<Map<string, Leader>> {
  const planners = ["demo-planlaegger-viborg", "demo-planlaegger-aalborg"].map((one) =>
    people.get(one),
  );
  const { rows } = await sql<Leader>`
    select plan.name, plan.responsible_vat as vat, planner.id as "plannerId"
    from plan left join person planner
      on planner.vat = plan.responsible_vat and planner.id = any(${planners}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.name, row]));
}

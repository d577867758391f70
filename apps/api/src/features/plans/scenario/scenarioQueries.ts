import { sql } from "kysely";
import type { Queryable, Tx } from "../../../platform/database/Database.ts";

export type ScenarioRow = {
  id: string;
  planId: string;
  planRetiredAt: Date | null;
  name: string;
  dropoutShare: number;
  choices: Record<string, boolean>;
  pinned: string[];
  organizationVat: string | null;
  createdBy: string | null;
  updatedAt: Date;
  version: number;
};

const columns = sql`id, plan_id as "planId", name, dropout_share as "dropoutShare", choices, pinned,
  organization_vat as "organizationVat",
  (select full_name from person where person.id = scenario.created_by) as "createdBy", updated_at as "updatedAt", version,
  (select retired_at from plan where plan.id = scenario.plan_id) as "planRetiredAt"`;

export async function readScenarios(database: Queryable, planId: string): Promise<ScenarioRow[]> {
  const { rows } = await sql<ScenarioRow>`
    select ${columns} from scenario where plan_id = ${planId} order by created_at, id
  `.execute(database);
  return rows;
}

export async function lockScenario(
  tx: Tx,
  planId: string,
  id: string,
): Promise<ScenarioRow | undefined> {
  const { rows } = await sql<ScenarioRow>`
    select ${columns} from scenario where id = ${id} and plan_id = ${planId} for update
  `.execute(tx);
  return rows[0];
}

export type ScenarioContent = {
  name: string;
  dropoutShare: number;
  choices: Record<string, boolean>;
  pinned: readonly string[];
};

export async function insertScenario(
  tx: Tx,
  scenario: ScenarioContent & { planId: string; vat: string | null; personId: string; at: Date },
): Promise<ScenarioRow> {
  const { rows } = await sql<ScenarioRow>`
    insert into scenario (plan_id, name, dropout_share, choices, pinned, organization_vat,
      created_at, created_by, updated_at)
    values (${scenario.planId}, ${scenario.name}, ${scenario.dropoutShare},
      ${JSON.stringify(scenario.choices)}::jsonb, ${JSON.stringify(scenario.pinned)}::jsonb,
      ${scenario.vat}, ${scenario.at}, ${scenario.personId}, ${scenario.at})
    returning ${columns}
  `.execute(tx);
  return rows[0]!;
}

export async function updateScenario(
  tx: Tx,
  id: string,
  scenario: ScenarioContent & { at: Date },
): Promise<ScenarioRow> {
  const { rows } = await sql<ScenarioRow>`
    update scenario set name = ${scenario.name}, dropout_share = ${scenario.dropoutShare},
      choices = ${JSON.stringify(scenario.choices)}::jsonb,
      pinned = ${JSON.stringify(scenario.pinned)}::jsonb, updated_at = ${scenario.at},
      version = version + 1
    where id = ${id} returning ${columns}
  `.execute(tx);
  return rows[0]!;
}

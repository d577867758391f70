import type { Effects } from "@mars/domain/effects/effects";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/Database.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

export type NewApplication = {
  projectId: string;
  action: "preliminary_examination" | "establishment" | "payment";
  at: Date;
  personId: string;
  geoLocationId: string | null;
  ruleResults: readonly unknown[];
  datasetVersions: Readonly<Record<string, string>>;
  effects: Effects;
  formUrl: string | null;
};

export async function insertApplication(tx: Tx, one: NewApplication): Promise<void> {
  await sql`
    insert into project_application (project_id, action, at, person_id, geo_location_id, rule_results,
      dataset_versions, effects, form_url)
    values (${one.projectId}, ${one.action}, ${one.at}, ${one.personId}, ${one.geoLocationId},
      ${JSON.stringify(one.ruleResults)}::jsonb, ${JSON.stringify(one.datasetVersions)}::jsonb,
      ${JSON.stringify(one.effects)}::jsonb, ${one.formUrl})
  `.execute(tx);
}

export async function updateSent(
  tx: Tx,
  applicationId: string,
  sent: { sentOn: string | null; receiptNumber: string | null },
  { person, at }: ProjectAuditContext,
): Promise<void> {
  await sql`
    update project_application set sent_on = ${sent.sentOn}, receipt_number = ${sent.receiptNumber},
      sent_told_at = ${sent.sentOn === null ? null : at},
      sent_told_by = ${sent.sentOn === null ? null : person.id}
    where id = ${applicationId}
  `.execute(tx);
}

/** Follows the application that was sent back. */
export async function insertCorrectedApplication(
  tx: Tx,
  projectId: string,
  one: Omit<NewApplication, "projectId" | "action" | "formUrl">,
): Promise<void> {
  await sql`
    insert into project_application (project_id, action, at, person_id, geo_location_id, rule_results,
      dataset_versions, effects, form_url, sent_on, receipt_number, sent_told_at, sent_told_by)
    select project_id, action, ${one.at}, ${one.personId}, ${one.geoLocationId},
      ${JSON.stringify(one.ruleResults)}::jsonb, ${JSON.stringify(one.datasetVersions)}::jsonb,
      ${JSON.stringify(one.effects)}::jsonb, form_url, sent_on, receipt_number, sent_told_at, sent_told_by
    from project_application
    where project_id = ${projectId} and action in ('preliminary_examination', 'establishment')
    order by at desc limit 1
  `.execute(tx);
}

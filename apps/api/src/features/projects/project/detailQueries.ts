import type { Project } from "@mars/contracts/projects/projectShapes";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/database/Database.ts";

type Units = Project["units"];
type UnitRow = { kind: string; id: string; name: string; overlapHa: number; share: number };

/** Where an area lies, largest part first. */
export async function readUnits(database: Queryable, geoLocationId: string | null): Promise<Units> {
  const { rows } = await sql<UnitRow>`
    select share.unit_kind as kind, share.unit_id as id, share.overlap_ha as "overlapHa", share.share,
      coalesce(m.name, p.name, t.name, s.name, share.unit_id) as name
    from geo_share share
    left join municipality m on share.unit_kind = 'municipality' and m.code = share.unit_id
    left join plan p on share.unit_kind = 'plan' and p.id::text = share.unit_id
    left join tripartite t on share.unit_kind = 'tripartite' and t.id::text = share.unit_id
    left join subcatchment s on share.unit_kind = 'subcatchment' and s.op_id = share.unit_id
    where share.geo_location_id = ${geoLocationId}
    order by share.overlap_ha desc, share.unit_id
  `.execute(database);
  const of = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, name, overlapHa, share }) => ({ id, name, overlapHa, share }));
  return {
    municipalities: of("municipality"),
    plans: of("plan"),
    tripartites: of("tripartite"),
    subcatchments: of("subcatchment"),
  };
}

type HistoryRow = Omit<Project["history"][number], "at"> & { at: Date };

export async function readHistory(
  database: Queryable,
  id: string,
  since: Date | null,
): Promise<Project["history"]> {
  const { rows } = await sql<HistoryRow>`
    select h.at, h.cause, h.from_status as "from", h.status as "to", h.remark,
      h.decided_on as "decidedOn", person.full_name as person, h.organization
    from project_history h left join person on person.id = h.person_id
    where h.project_id = ${id} and (h.cause <> 'revision' or h.status not in ('draft', 'applied', 'application_received'))
      and (${since}::timestamptz is null or h.at >= ${since})
    order by h.at, h.id
  `.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

type Application = Project["applications"][number];
type ApplicationRow = Omit<Application, "at" | "sent"> & {
  at: Date;
  sentOn: string | null;
  receiptNumber: string | null;
  toldAt: Date | null;
  toldBy: string | null;
};

export async function readApplications(
  database: Queryable,
  id: string,
): Promise<Project["applications"]> {
  const { rows } = await sql<ApplicationRow>`
    select a.id, a.action, a.at, g.area_ha as "areaHa", a.geo_location_id as "geoLocationId",
      a.effects, a.rule_results as rules, a.dataset_versions as "datasetVersions", a.form_url as "formUrl",
      a.sent_on as "sentOn", a.receipt_number as "receiptNumber", a.sent_told_at as "toldAt",
      person.full_name as "toldBy"
    from project_application a left join geo_location g on g.id = a.geo_location_id
    left join person on person.id = a.sent_told_by
    where a.project_id = ${id} order by a.at, a.id
  `.execute(database);
  return rows.map(({ sentOn, receiptNumber, toldAt, toldBy, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    sent:
      sentOn === null
        ? null
        : { on: sentOn, receiptNumber, toldAt: (toldAt ?? row.at).toISOString(), toldBy },
    effects: {
      nitrogenReductionT: row.effects.nitrogenReductionT ?? null,
      extractionEffortHa: row.effects.extractionEffortHa ?? null,
      afforestationEffortHa: row.effects.afforestationEffortHa ?? null,
    },
  }));
}

/** Without outlines nothing can be said to lie outside them. */
export async function hasMunicipalityOutlines(database: Queryable): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from municipality m join geo_location g on g.id = m.geo_location_id) as has
  `.execute(database);
  return rows[0]!.has;
}

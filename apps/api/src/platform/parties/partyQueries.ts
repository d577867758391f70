import type { RawBuilder } from "kysely";
import { sql } from "../database/sql.ts";

type Who = { id: RawBuilder<unknown>; vat: RawBuilder<unknown> };
type Where = {
  /** The name that the statement gives to the project. */
  project?: string;
  at?: Date;
};

/** Somebody by what is known of them, to be asked about. */
export const whoIs = (id: string, vat: string | null): Who => ({
  id: sql`${id}::uuid`,
  vat: sql`${vat}::text`,
});

const PERSON: Who = { id: sql.ref("person.id"), vat: sql.ref("person.vat") };

/** A delegation whose day has passed is as if it were not there, whether or not that was noted yet. */
const delegationHolds = ({ project = "p", at }: Where) => {
  const endsAt = sql.ref(`${project}.delegate_ends_at`);
  return sql<boolean>`(${endsAt} is null or ${endsAt} > ${at ? sql`${at}::timestamptz` : sql`now()`})`;
};

/** Whether the delegate of a project is somebody. */
export const isActingDelegate = (who: Who, where: Where = {}) => {
  const { project = "p" } = where;
  return sql<boolean>`(${delegationHolds(where)}
    and (${sql.ref(`${project}.delegate_person_id`)} = ${who.id}
      or ${sql.ref(`${project}.delegate_vat`)} = ${who.vat}))`;
};

/** Whether somebody is a party of a project: of its owner, or of a delegate who acts. */
export const isParty = (who: Who = PERSON, where: Where = {}) => {
  const { project = "p" } = where;
  return sql<boolean>`(${sql.ref(`${project}.owner_person_id`)} = ${who.id}
    or ${sql.ref(`${project}.owner_vat`)} = ${who.vat} or ${isActingDelegate(who, where)})`;
};

/** Everybody of the parties of project `p` who has ever signed in. */
export const partyIds = (at?: Date) => sql<string[]>`array(
  select person.id::text from person where ${isParty(PERSON, at ? { at } : {})})`;

/** The delegate who acts in a project, as a row or none. */
export const actingDelegate = (project = "p") => sql`(
  select ${sql.ref(`${project}.delegate_vat`)} as vat,
    ${sql.ref(`${project}.delegate_person_id`)} as person_id
  where ${delegationHolds({ project })})`;

/** No party of project `p` has written since remark `r`; a delegate's answer stays one when their day
 * has passed. */
export const IS_UNANSWERED = sql<boolean>`not exists (
  select from remark later join person writer on writer.id = later.person_id
  where later.project_id = r.project_id and later.at > r.at
    and (writer.id in (p.owner_person_id, p.delegate_person_id)
      or writer.vat in (p.owner_vat, p.delegate_vat)))`;

import type { RawBuilder } from "kysely";
import { sql } from "../database/sql.ts";

type Who = { id: RawBuilder<unknown>; vat: RawBuilder<unknown> };
/** Someone by what is known of them, to be asked about. */
export const whoIs = (id: string, vat: string | null): Who => ({
  id: sql`${id}::uuid`,
  vat: sql`${vat}::text`,
});

/** Whoever `person` is. */
export const PERSON: Who = { id: sql.ref("person.id"), vat: sql.ref("person.vat") };

const moment = (at?: Date) => (at ? sql`${at}::timestamptz` : sql`now()`);

/** A delegation whose day has passed is as if it were not there, whether or not that was noted yet. */
const delegationHolds = (at?: Date) =>
  sql<boolean>`(p.delegate_ends_at is null or p.delegate_ends_at > ${moment(at)})`;

/** Whether the delegate of project `p` is someone. */
export const isActingDelegate = (who: Who, at?: Date) => sql<boolean>`(${delegationHolds(at)}
  and (p.delegate_person_id = ${who.id} or p.delegate_vat = ${who.vat}))`;

/** Whether someone is a party of project `p`: of its owner, or of a delegate who acts. */
export const isParty = (who: Who, at?: Date) => sql<boolean>`(
  p.owner_person_id = ${who.id} or p.owner_vat = ${who.vat} or ${isActingDelegate(who, at)})`;

/** Everybody of the parties of project `p` who has ever signed in. */
export const partyIds = (at?: Date) => sql<string[]>`array(
  select person.id::text from person where ${isParty(PERSON, at)})`;

/** The delegate who acts in project `p`, as a row or none. */
export const ACTING_DELEGATE = sql`(
  select p.delegate_vat as vat, p.delegate_person_id as person_id where ${delegationHolds()})`;

/** No party has written since remark `r`. */
export const IS_UNANSWERED = sql<boolean>`not exists (
  select from remark later
  where later.project_id = r.project_id and later.at > r.at and later.by_party)`;

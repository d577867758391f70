import type { WebhookDelivery } from "@mars/contracts/messages/subscriptions";
import { retryMinutes } from "@mars/domain/messages/messageKinds";
import type { Database, Queryable, Tx } from "../../../platform/database/Database.ts";
import { sql } from "../../../platform/database/sql.ts";

export type NewDelivery = {
  subscriptionId: string;
  isTest: boolean;
  body: string;
  at: Date;
};

/** A test is made at once by whoever asks for it, and not tried again. */
export async function insertDelivery(
  database: Queryable,
  { subscriptionId, isTest, body, at }: NewDelivery,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_delivery (subscription_id, is_test, body, created_at, next_attempt_at)
    values (${subscriptionId}, ${isTest}, ${body}, ${at}, ${isTest ? null : at}::timestamptz)
    returning id
  `.execute(database);
  return rows[0]!.id;
}

export type DueDelivery = {
  id: string;
  subscriptionId: string;
  personId: string;
  url: string;
  secret: string;
  body: string;
  attempts: number;
};

/** A few of each: one that many changes wait for does not keep the others waiting. */
export async function readDueDeliveries(
  database: Queryable,
  { now, limit, perWebhook }: { now: Date; limit: number; perWebhook: number },
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select id, subscription_id as "subscriptionId", person_id as "personId", url, secret, body, attempts
    from (
      select d.id, d.subscription_id, s.person_id, s.url, s.secret, d.body, d.attempts, d.next_attempt_at,
        row_number() over (partition by d.subscription_id order by d.created_at, d.id) as place
      from webhook_delivery d join subscription s on s.id = d.subscription_id
      where d.next_attempt_at <= ${now} and s.stopped_at is null) due
    where place <= ${perWebhook}
    order by next_attempt_at, id limit ${limit}
  `.execute(database);
  return rows;
}

/** Takes a delivery before it is sent, with the time of its next try; false where another instance has. */
export async function claimDelivery(
  database: Database,
  { id, attempts }: Pick<DueDelivery, "id" | "attempts">,
  now: Date,
): Promise<boolean> {
  const next = new Date(now.getTime() + retryMinutes(attempts + 1) * 60_000);
  const { rows } = await sql`
    update webhook_delivery set attempts = attempts + 1, next_attempt_at = ${next}
    where id = ${id} and attempts = ${attempts} and next_attempt_at is not null
    returning id
  `.execute(database.write);
  return rows.length > 0;
}

export type WebhookAnswer = Pick<WebhookDelivery, "status" | "fault"> & {
  isTaken: boolean;
  at: Date;
};

/** What came of a try; what was taken is not tried again. */
export async function noteAnswer(
  database: Queryable,
  id: string,
  { status, fault, isTaken, at }: WebhookAnswer,
): Promise<void> {
  await sql`
    update webhook_delivery set tried_at = ${at}, answer_status = ${status}, fault = ${fault},
      delivered_at = case when ${isTaken} then ${at}::timestamptz end,
      next_attempt_at = case when ${isTaken} then null else next_attempt_at end,
      attempts = greatest(attempts, 1)
    where id = ${id}
  `.execute(database);
}

/** Since when calls fail; null when they are answered again. */
export async function noteFailing(
  database: Queryable,
  subscriptionId: string,
  failingAt: Date | null,
): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    update subscription set failing_since = case when ${failingAt}::timestamptz is null then null
      else coalesce(failing_since, ${failingAt}) end
    where id = ${subscriptionId} returning failing_since as since
  `.execute(database);
  return rows[0]?.since ?? null;
}

/** False where it was switched off before. */
export async function stopWebhook(tx: Tx, subscriptionId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update subscription set stopped_at = ${at}
    where id = ${subscriptionId} and stopped_at is null returning id
  `.execute(tx);
  await sql`
    update webhook_delivery set next_attempt_at = null where subscription_id = ${subscriptionId}
  `.execute(tx);
  return rows.length > 0;
}

export type DeliveryRow = Pick<
  WebhookDelivery,
  "id" | "isTest" | "attempts" | "status" | "fault"
> & {
  subscriptionId: string;
  createdAt: Date;
  deliveredAt: Date | null;
  triedAt: Date | null;
  nextAttemptAt: Date | null;
};

/** The newest of each. */
export async function readDeliveries(
  database: Queryable,
  subscriptionIds: readonly string[],
  each: number,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.subscription_id as "subscriptionId", d.is_test as "isTest", d.created_at as "createdAt",
      d.attempts, d.delivered_at as "deliveredAt", d.tried_at as "triedAt",
      d.next_attempt_at as "nextAttemptAt", d.answer_status as status, d.fault
    from unnest(${subscriptionIds}::uuid[]) asked (id) cross join lateral (
      select * from webhook_delivery where subscription_id = asked.id
      order by created_at desc, id limit ${each}) d
  `.execute(database);
  return rows;
}

export async function countDeliveries(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from webhook_delivery`.execute(database);
  return rows[0]!.n;
}

export async function deleteOldDeliveries(
  database: Queryable,
  { days, batchRows }: { days: number; batchRows: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where id in (select id from webhook_delivery
      where created_at < now() - make_interval(days => ${days}) limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

import type { Queryable, Tx } from "../../../platform/database/Database.ts";
import { sql } from "../../../platform/database/sql.ts";
import type { Channel, Subscription } from "./Subscription.ts";

export type WebhookRow = Subscription & {
  url: string;
  secret: string;
  failingSince: Date | null;
  stoppedAt: Date | null;
};
export type DigestRow = Subscription & {
  frequency: "daily" | "weekly";
  nextAt: Date;
  token: string;
};

export type LandRow = Subscription & { title: string };

export type NewSubscription = Omit<Subscription, "id"> & {
  channel: Channel;
  title?: string;
  url?: string;
  secret?: string;
  frequency?: string;
  nextAt?: Date;
};

/** Null where the person has as many as there may be: two requests at once take turns. */
export async function insertSubscription(
  tx: Tx,
  one: NewSubscription,
  most: number,
): Promise<string | null> {
  await sql`select from person where id = ${one.personId} for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into subscription (person_id, channel, place, area, kinds, created_at, url, secret,
      frequency, next_at, title)
    select ${one.personId}, ${one.channel}, ${one.place}, ${one.area}, ${one.kinds}::text[],
      ${one.createdAt}, ${one.url ?? null}, ${one.secret ?? null}, ${one.frequency ?? null},
      ${one.nextAt ?? null}::timestamptz, ${one.title ?? null}
    where (select count(*) from subscription
      where person_id = ${one.personId} and channel = ${one.channel}) < ${most}
    returning id
  `.execute(tx);
  return rows[0]?.id ?? null;
}

/** One's own webhooks, or all that are on. */
export async function readWebhooks(
  database: Queryable,
  { personId, id }: { personId?: string; id?: string } = {},
): Promise<readonly WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select id, person_id as "personId", place, area, kinds, created_at as "createdAt", url, secret,
      failing_since as "failingSince", stopped_at as "stoppedAt"
    from subscription where channel = 'webhook'
      and (case when ${personId ?? null}::uuid is null then stopped_at is null
        else person_id = ${personId ?? null}::uuid end)
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by created_at, id
  `.execute(database);
  return rows;
}

export async function readDigests(
  database: Queryable,
  { personId, dueAt }: { personId?: string; dueAt?: Date },
): Promise<readonly DigestRow[]> {
  const { rows } = await sql<DigestRow>`
    select id, person_id as "personId", place, area, kinds, created_at as "createdAt", frequency,
      next_at as "nextAt", stop_token as token
    from subscription where channel = 'digest'
      and (${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid)
      and (${dueAt ?? null}::timestamptz is null or next_at <= ${dueAt ?? null}::timestamptz)
    order by created_at, id
  `.execute(database);
  return rows;
}

/** Land that a person follows, or all that is followed. */
export async function readFollowedLand(
  database: Queryable,
  { personId }: { personId?: string } = {},
): Promise<readonly LandRow[]> {
  const { rows } = await sql<LandRow>`
    select id, person_id as "personId", place, area, kinds, created_at as "createdAt", title
    from subscription where channel = 'message'
      and (${personId ?? null}::uuid is null or person_id = ${personId ?? null}::uuid)
    order by created_at, id
  `.execute(database);
  return rows;
}

/** False where the person has no such subscription. */
export async function deleteSubscription(
  tx: Tx,
  { id, personId, channel }: { id: string; personId: string; channel: Channel },
): Promise<boolean> {
  const { rows } = await sql`
    delete from subscription where id = ${id} and person_id = ${personId} and channel = ${channel}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function deleteByToken(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql`
    delete from subscription where stop_token = ${token} and channel = 'digest' returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Notes changes as told; answers those that were not before. */
export async function noteChanges(
  tx: Tx,
  subscriptionId: string,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into subscription_change (subscription_id, change_id, found_at)
    select id, change_id, ${at}::timestamptz
    from subscription, unnest(${ids}::text[]) change_id where id = ${subscriptionId}
    on conflict do nothing
    returning change_id as id
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Takes a digest that is due; false where another instance has. */
export async function moveDigestOn(
  tx: Tx,
  { id, nextAt }: Pick<DigestRow, "id" | "nextAt">,
  next: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update subscription set next_at = ${next} where id = ${id} and next_at = ${nextAt} returning id
  `.execute(tx);
  return rows.length > 0;
}

export async function resumeSubscription(
  tx: Tx,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update subscription set stopped_at = null, failing_since = null
    where id = ${id} and person_id = ${personId} and channel = 'webhook' returning id
  `.execute(tx);
  await sql`
    update webhook_delivery set next_attempt_at = ${at}
    where subscription_id = ${id} and delivered_at is null and not is_test and ${rows.length > 0}
  `.execute(tx);
  return rows.length > 0;
}

export async function countSubscriptionChanges(database: Queryable): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from subscription_change`.execute(database);
  return rows[0]!.n;
}

/** Older than any change that is looked for. */
export async function deleteOldChanges(
  database: Queryable,
  { days, batchRows }: { days: number; batchRows: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from subscription_change where (subscription_id, change_id) in (
      select subscription_id, change_id from subscription_change
      where found_at < now() - make_interval(days => ${days}) limit ${batchRows})
  `.execute(database);
  return Number(numAffectedRows ?? 0);
}

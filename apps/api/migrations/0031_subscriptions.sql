-- Who wants to hear of public changes, and how: a call to their own service, or a mail now and then.
create table subscription (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  channel text not null check (channel in ('webhook', 'digest')),
  -- As in the feed: a unit as `kind/id`, a drawn area as its corners; neither is the whole country.
  place text,
  area text,
  kinds text[] not null,
  created_at timestamptz not null,
  -- Webhooks: where to, and the key that calls are signed with.
  url text,
  secret text,
  failing_since timestamptz,
  stopped_at timestamptz,
  -- Digests: how often, when next, and the token that stops it without signing in.
  frequency text check (frequency in ('daily', 'weekly')),
  next_at timestamptz,
  stop_token uuid unique default gen_random_uuid(),
  check (channel <> 'webhook' or (url is not null and secret is not null)),
  check (channel <> 'digest' or (frequency is not null and next_at is not null))
);
create index subscription_person_idx on subscription (person_id, created_at);
create index subscription_due_idx on subscription (next_at) where channel = 'digest';

-- Changes that a subscription has told of, or that were there before it began.
create table subscription_change (
  subscription_id uuid not null references subscription (id) on delete cascade,
  change_id text not null,
  found_at timestamptz not null,
  primary key (subscription_id, change_id)
);
create index subscription_change_found_idx on subscription_change (found_at);

-- Calls to make, and how those that were made were answered.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references subscription (id) on delete cascade,
  is_test boolean not null default false,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Null: not tried again.
  next_attempt_at timestamptz,
  tried_at timestamptz,
  delivered_at timestamptz,
  -- Status of the last answer, or why there was none.
  answer_status integer,
  fault text
);
create index webhook_delivery_due_idx on webhook_delivery (next_attempt_at)
  where next_attempt_at is not null;
create index webhook_delivery_subscription_idx on webhook_delivery (subscription_id, created_at desc);

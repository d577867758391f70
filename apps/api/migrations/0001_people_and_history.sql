-- Who acts, what changed, and what must not happen twice.

create extension if not exists postgis;

-- The one table that says who a person is; everything else refers to the id, so that
-- erasing a person is one update here.
create table person (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  full_name text,
  email text,
  vat text,
  organization_name text,
  roles text[] not null default '{}',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table organization (
  vat text primary key,
  name text not null,
  kind text not null check (kind in ('municipality', 'nature_agency', 'seges', 'agency', 'company', 'other')),
  abbreviation text,
  icon text,
  description_da text,
  description_en text,
  municipality_code text
);
create index organization_name_idx on organization (lower(name) text_pattern_ops);

-- Append only. `changes` is [{field, from, to}]; a person is named by id alone.
create table revision_entry (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  action text not null,
  at timestamptz not null default now(),
  -- When the last of several coalesced saves came in; equals `at` for a single one.
  last_at timestamptz not null default now(),
  person_id uuid references person (id),
  organization text,
  changes jsonb not null default '[]'
);
create index revision_entry_entity_idx on revision_entry (entity, entity_id, at desc);

-- What happened, for those who poll. Numbers are handed out before commit, so a reader must
-- stop at the oldest transaction still running: compare transaction_id with pg_snapshot_xmin.
create table event (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  topic text not null,
  entity_id text not null,
  payload jsonb not null default '{}'
);
create index event_topic_idx on event (topic, id);

create table track_event (
  id bigint generated always as identity primary key,
  kind text not null,
  feature text,
  session_id text,
  local_id text,
  person_id uuid references person (id),
  payload jsonb not null default '{}',
  occurred_at timestamptz not null default now()
);

create table idempotency_key (
  person_key text not null,
  key text not null,
  method text not null,
  path text not null,
  request_hash text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (person_key, key)
);
create index idempotency_key_created_idx on idempotency_key (created_at);

-- What each official source last gave, when it is asked again, and who is asking it now.

-- One row per source: how it stands. Shown to everybody, so a change tells the public pages.
create table source_state (
  source_id text primary key,
  -- The last time all of it was taken or found unchanged.
  taken_at timestamptz,
  version text not null default '',
  data_date date,
  item_count integer,
  -- {added, changed, removed} since the version before.
  changes jsonb,
  -- The last attempt.
  tried_at timestamptz,
  outcome text check (outcome in ('taken', 'unchanged', 'failed', 'stopped')),
  -- A code for everybody; the sentence, which names what was asked, for administrators.
  problem_code text,
  problem text,
  -- {address: {etag, lastModified}} of what was taken, for conditional requests.
  validators jsonb not null default '{}',
  next_at timestamptz,
  -- Decided by an administrator: hours between refreshes, and whether there are any.
  every_hours integer check (every_hours > 0),
  is_paused boolean not null default false,
  -- An administrator asked for it by hand.
  asked_at timestamptz
);
create trigger source_state_public after insert or update or delete on source_state
  for each statement execute function note_public_change('reference');

-- Every attempt, kept as the log.
create table source_run (
  id bigint generated always as identity primary key,
  source_id text not null,
  -- The command or schedule that it was part of; one that was cut off is gone on with.
  round_id bigint not null,
  cause text not null check (cause in ('command', 'schedule', 'hand')),
  holder text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text check (outcome in ('taken', 'unchanged', 'failed', 'stopped')),
  what text not null default '',
  done integer not null default 0,
  expected integer,
  stop_asked_at timestamptz,
  report jsonb not null default '[]'
);
create index source_run_source_idx on source_run (source_id, id desc);

create table source_round (
  id bigint generated always as identity primary key,
  wanted text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);

-- Who does what only one process may do at a time. Works on both engines, unlike session locks.
create table lease (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);

-- The national catalogue as it was last read; datasets of the product are joined to it by id.
create table catalogue_dataset (
  id text primary key,
  title_da text not null,
  title_en text not null,
  description_da text not null default '',
  description_en text not null default '',
  owner text not null default '',
  licence text not null default '',
  licence_url text,
  metadata_url text,
  category text not null default '',
  updated_at timestamptz,
  -- {wfs: {url, layer}, wms: {…}, wmts: {…}, files: [{url, type}]}, without keys.
  sources jsonb not null default '{}'
);
create trigger catalogue_dataset_public after insert or update or delete on catalogue_dataset
  for each statement execute function note_public_change('reference');

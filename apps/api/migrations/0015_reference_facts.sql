-- Facts of the product (measures, schemes, units, datasets, states) as a release last loaded them.
-- What stands in their own tables may have been changed since, by an import or by hand: compared
-- with this, the next release knows what it may follow.
create table reference_fact (
  kind text not null,
  key text not null,
  fact jsonb not null,
  -- Since when no release tells of it any more.
  retired_at timestamptz,
  primary key (kind, key)
);

-- What an operator decides: addresses, goals, application rounds, texts. Wins over every release.
create table reference_override (
  kind text not null,
  key text not null,
  -- {column: value}; an object is laid over the one it replaces, key by key.
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  note text not null default '',
  set_at timestamptz not null default now(),
  primary key (kind, key)
);

-- Each time the facts were loaded and something was different: what changed.
create table reference_release (
  id bigint generated always as identity primary key,
  edition integer not null,
  facts_hash text not null,
  override_hash text not null,
  at timestamptz not null default now(),
  changes jsonb not null default '[]'
);

-- Retired facts stay readable but cannot be chosen.
alter table mitigation_measure add column retired_at timestamptz;
alter table subsidy_scheme add column retired_at timestamptz;
alter table dataset add column retired_at timestamptz;

-- A demonstration that was loaded before this has rounds and forms of its own.
insert into reference_override (kind, key, changes, note)
select 'scheme', id::text, jsonb_build_object(
    'allow_private_user', allow_private_user, 'allow_private_company', allow_private_company,
    'allow_municipality', allow_municipality, 'allow_vats', to_jsonb(allow_vats),
    'facts', jsonb_build_object(
      'applicationPeriods', coalesce(facts -> 'applicationPeriods', '[]'),
      'forms', coalesce(facts -> 'forms', '{}'))), 'demonstration'
from subsidy_scheme
where exists (select from reference_document where key = 'demo');

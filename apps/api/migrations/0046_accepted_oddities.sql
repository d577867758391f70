-- How a release differs from the one before it, as figures that a page can show in any language.
alter table source_run add column comparison jsonb;
-- What was odd about a release and taken all the same: who said so, and why.
create table source_acceptance (
  id bigint generated always as identity primary key,
  source_id text not null,
  at timestamptz not null default now(),
  oddities jsonb not null,
  accepted_by text not null,
  because text not null
);
create index source_acceptance_source_idx on source_acceptance (source_id, id desc);

-- What a plan assumes of dropout, where it differs from the usual; frozen with each version.
alter table plan add column assumptions jsonb not null default '{}';
alter table plan_version add column assumptions jsonb not null default '{}';

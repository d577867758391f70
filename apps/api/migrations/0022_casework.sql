-- The caseworker's queue: who has a case, since when it waits, and what was sent back for correction.
alter table project
  add column assignee_person_id uuid references person (id),
  -- When the case came in. A case sent back for correction keeps it; one that was withdrawn does not.
  add column first_applied_at timestamptz,
  -- Sent back by a caseworker and not sent again yet.
  add column returned_at timestamptz;

update project set first_applied_at = coalesce((select max(h.at) from project_history h
  where h.project_id = project.id and h.from_status = 'draft'), applied_at)
where status <> 'draft';

create index project_assignee_idx on project (assignee_person_id) where assignee_person_id is not null;
create index project_returned_idx on project (returned_at) where returned_at is not null;

-- A caseworker's own views of the queue: the address they lead to.
create table saved_filter (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz not null default now(),
  unique (person_id, name)
);

-- What feeds call a change by. It is made of nothing that anybody could guess: a hash of the project's
-- id told whoever knew a withdrawn project's id that it had been public, and when.
alter table project_history add column told_id uuid not null default gen_random_uuid();

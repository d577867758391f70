-- Instances read what was ended since they last looked; the authority's own instant says not when we heard of it.
alter table ended_session add recorded_at timestamptz not null default now();
create index ended_session_recorded on ended_session (recorded_at);

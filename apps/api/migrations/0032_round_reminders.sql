-- Who wants to be told when the next round of a scheme opens; deleted when they are told.
create table round_reminder (
  person_id uuid not null references person (id) on delete cascade,
  subsidy_scheme_id uuid not null references subsidy_scheme (id) on delete cascade,
  created_at timestamptz not null,
  primary key (person_id, subsidy_scheme_id)
);
create index round_reminder_scheme_idx on round_reminder (subsidy_scheme_id);

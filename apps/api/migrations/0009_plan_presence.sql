-- Who has a plan open: shown to others, kept for half a minute, worth nothing after a restart.
create unlogged table plan_presence (
  plan_id uuid not null references plan (id),
  page text not null,
  person_id uuid not null references person (id) on delete cascade,
  editing uuid,
  seen_at timestamptz not null,
  primary key (plan_id, page)
);

-- Access tokens that were ended before their time, by a hash; or all of a person's before an instant.
create table ended_session (
  key text primary key,
  ended_at timestamptz not null default now(),
  expires_at timestamptz not null
);

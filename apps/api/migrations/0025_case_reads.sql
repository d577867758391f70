-- Who, other than its owner, has opened the case of a private person. One row per reader and hour.
create table case_read (
  project_id uuid not null references project (id) on delete cascade,
  person_id uuid not null references person (id),
  hour timestamptz not null,
  roles text[] not null,
  primary key (project_id, person_id, hour)
);
create index case_read_hour_idx on case_read (hour);

-- Files of a case. The contents are kept in parts of their own, so that lists never read them and no
-- statement carries a whole file.
create table attachment (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project (id) on delete cascade,
  -- The message that it went along with; null: with the application, or with nothing yet.
  remark_id uuid references remark (id) on delete cascade,
  name text not null,
  kind text not null,
  bytes integer not null,
  sha256 text not null,
  at timestamptz not null,
  person_id uuid references person (id),
  organization text,
  by_party boolean not null,
  is_scanned boolean not null
);
create index attachment_project_idx on attachment (project_id, at);
create index attachment_person_idx on attachment (person_id);
create index attachment_remark_idx on attachment (remark_id);

create table attachment_part (
  attachment_id uuid not null references attachment (id) on delete cascade,
  number integer not null,
  content bytea not null,
  primary key (attachment_id, number)
);
-- Files are compressed already.
alter table attachment_part alter column content set storage external;

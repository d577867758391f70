-- What people are told, in the product and by mail.

create table message (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  project_id uuid references project (id) on delete cascade,
  kind text not null check (kind in ('decision', 'action', 'remark', 'deadline', 'party', 'status')),
  -- Text files turn code and figures into a sentence.
  code text not null,
  figures jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz,
  -- Waits for the one mail a day.
  is_gathered boolean not null default false,
  -- Told once: the deadline and how long before it.
  once_key text
);
create index message_person_idx on message (person_id, at desc, id);
create index message_unread_idx on message (person_id) where read_at is null;
create index message_gathered_idx on message (person_id) where is_gathered;
create unique index message_once_idx on message (person_id, once_key) where once_key is not null;

-- How each person wants to be told; what is not there is as usual.
create table message_setting (
  person_id uuid primary key references person (id) on delete cascade,
  deliveries jsonb not null default '{}',
  language text not null default 'da' check (language in ('da', 'en')),
  -- Whoever has a mail may stop its kind without signing in.
  unsubscribe_token uuid not null default gen_random_uuid() unique
);

-- Mails to send: written with the change they tell of, kept until they are sent.
create table mail (
  id uuid primary key default gen_random_uuid(),
  person_id uuid references person (id) on delete cascade,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  unsubscribe_url text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
create index mail_due_idx on mail (next_attempt_at) where sent_at is null;
